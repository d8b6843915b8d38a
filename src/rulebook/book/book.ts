import type { Questions } from './documents/create-questions.ts';
import type { Documents } from './documents/documents.ts';
import type { Editions } from './editions/editions.ts';
import type { RuleTree } from './editions/rule-tree.ts';
import type { Glossary } from './glossary.ts';
import type { References } from './references.ts';

/**
 * The published content, as everything that pages, API and search ask of it: six parts, each a question of its own. What
 * needs one part asks for that part. Pure; built once.
 */
export interface Book extends Editions, RuleTree, Glossary, References, Documents, Questions {}
