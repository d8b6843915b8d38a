import type { BuildInfo } from '../publish/offline-list.ts';

/** What a page tells a worker: say which build you are (answered on the port sent along), or take over. */
export type WorkerRequest = 'describe' | 'take-over';

/** The answer to `describe`. */
export type WorkerDescription = Pick<BuildInfo, 'id' | 'base' | 'lists'>;
