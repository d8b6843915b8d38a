import type { Site } from './site.ts';
import type { AddTool } from './tool.ts';
import { addCardTool } from './tools/card-tool.ts';
import { addHistoryTool } from './tools/history-tool.ts';
import { addResolveTool } from './tools/resolve-tool.ts';
import { addRuleTool } from './tools/rule-tool.ts';
import { addSearchTool } from './tools/search-tool.ts';
import { addTermTool } from './tools/term-tool.ts';
import { addVerifyTool } from './tools/verify-tool.ts';

/** The tools of a site's server, in the order they are listed. */
export const listTools = ({ cards }: Site): readonly AddTool[] => [
  addSearchTool,
  addRuleTool,
  addTermTool,
  addHistoryTool,
  addResolveTool,
  addVerifyTool,
  ...(cards ? [addCardTool] : []),
];
