import { fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';
import { describeFault } from './describe-fault.ts';

/** What a worker does, by name: each takes an order and gives an answer, both of plain data. */
type Tasks = Readonly<Record<string, (order: never) => unknown>>;

/** A thread or process that works for a build. */
export interface BuildWorker<Of extends Tasks> {
  /** Has it do a task, after those before it. Rejects with what it told, or when it ends. */
  ask<Name extends keyof Of & string>(
    task: Name,
    order: Parameters<Of[Name]>[0],
  ): Promise<Awaited<ReturnType<Of[Name]>>>;
  stop(): unknown;
}

interface Message {
  task: string;
  order: unknown;
}
type Answer = { value: unknown } | { fault: string };

/** Young objects of a thread, in megabytes: pages leave many, and few of them live on. */
const YOUNG_MB = 64;

/** Starts a module of this folder in a thread, which shares memory with this one. */
export function startThread<Of extends Tasks>(module: string): BuildWorker<Of> {
  const worker = new Worker(new URL(module, import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return connect(
    worker,
    (message) => worker.postMessage(message),
    () => worker.terminate(),
  );
}

/** Starts a module of this folder in a process, which gives back what it took when it is stopped. */
export function startProcess<Of extends Tasks>(module: string): BuildWorker<Of> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), { serialization: 'advanced' });
  return connect(
    child,
    (message) => child.send(message),
    () => child.connected && child.disconnect(),
  );
}

function connect<Of extends Tasks>(
  worker: EventEmitter,
  send: (message: Message) => void,
  stop: () => unknown,
): BuildWorker<Of> {
  // Answered in the order in which they were asked.
  const waiting: ((answer: Answer) => void)[] = [];
  worker.on('message', (answer: Answer) => waiting.shift()?.(answer));
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code, signal) =>
      reject(new Error(`a part of the build ended with ${code ?? signal}`)),
    );
  });
  const ask = async (task: string, order: unknown) => {
    const answered = new Promise<Answer>((resolve) => waiting.push(resolve));
    send({ task, order });
    const answer = await Promise.race([answered, ended]);
    if ('fault' in answer) throw new TypeError(answer.fault);
    return answer.value;
  };
  // What goes wrong is told where it is awaited, which may be later.
  const hush = <Result>(promise: Promise<Result>) => {
    promise.catch(() => undefined);
    return promise;
  };
  hush(ended);
  return { ask: (task, order) => hush(ask(task, order)) as never, stop };
}

/** Has the thread or process that this runs in do what it is asked, one task after the other. */
export function doTasks(tasks: Tasks): void {
  let before: Promise<unknown> = Promise.resolve();
  const answer = (message: Answer) =>
    parentPort ? parentPort.postMessage(message) : process.send?.(message);
  const follow = async ({ task, order }: Message): Promise<Answer> => {
    try {
      return { value: await tasks[task]?.(order as never) };
    } catch (error) {
      return { fault: describeFault(error) };
    }
  };
  // A process whose work nobody waits for any more; Node keeps what it compiled.
  process.once('disconnect', () => process.exit());
  (parentPort ?? process).on('message', (message: Message) => {
    before = before.then(() => follow(message)).then(answer);
  });
}
