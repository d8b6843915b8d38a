import type { AddTool } from './tool.ts';
import { addHistoryTool } from './tools/history-tool.ts';
import { addResolveTool } from './tools/resolve-tool.ts';
import { addRuleTool } from './tools/rule-tool.ts';
import { addSearchTool } from './tools/search-tool.ts';
import { addTermTool } from './tools/term-tool.ts';
import { addVerifyTool } from './tools/verify-tool.ts';

/** The tools of the server, in the order they are listed. */
export const TOOLS: readonly AddTool[] = [
  addSearchTool,
  addRuleTool,
  addTermTool,
  addHistoryTool,
  addResolveTool,
  addVerifyTool,
];
