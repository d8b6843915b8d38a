import { workerData } from 'node:worker_threads';
import { useProject } from '../../model/game/current-game.ts';
import { type AheadTask, openDiskStore } from './disk-store.ts';
import { readThrough } from './reading-store.ts';

const { files, folder, project } = workerData as AheadTask;
useProject(project);
const store = openDiskStore(folder);
for (const file of files) readThrough(store, file);
