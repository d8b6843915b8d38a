import { toCodeList } from '../src/diagnostics/to-code-list.ts';

process.stdout.write(toCodeList());
