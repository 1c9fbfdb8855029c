// Reads a file of rows in a worker, with limits of time and memory, so that no file holds the event
// loop or ends the node.
import { Worker } from 'node:worker_threads';
import { seconds, type Duration } from '@hammerdock/domain/time.ts';
import type { WorkerAnswer } from './reading-worker.ts';
import type { SheetTable } from './sheet-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

const TIME_MAX: Duration = seconds(30);
const MEMORY_MB_MAX = 512;
const TOO_MUCH = 'This file takes too long to read. Split it, or save it as CSV.';

/** Rejects with UnreadableFile. */
export function readSpreadsheet(
  bytes: Uint8Array,
  { timeMs = TIME_MAX }: { timeMs?: Duration } = {},
): Promise<SheetTable> {
  const worker = new Worker(new URL('reading-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX },
  });
  return new Promise<SheetTable>((resolve, reject) => {
    const timer = setTimeout(() => reject(new UnreadableFile(TOO_MUCH)), timeMs);
    worker.once('message', (said: WorkerAnswer) => {
      if ('table' in said) resolve(said.table);
      else if ('problem' in said) reject(new UnreadableFile(said.problem));
      else reject(new Error(said.fault));
    });
    worker.once('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isMemory ? new UnreadableFile(TOO_MUCH, { cause: error }) : error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the worker ended without an answer'));
    });
  }).finally(() => void worker.terminate());
}
