// The worker of read-spreadsheet.ts: reads one file and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { readBytes } from './read-bytes.ts';
import type { SheetTable } from './sheet-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What the worker says to its parent. */
export type WorkerAnswer =
  | { readonly table: SheetTable }
  | { readonly problem: string }
  | { readonly fault: string };

async function answer(given: unknown): Promise<WorkerAnswer> {
  try {
    if (!(given instanceof Uint8Array)) throw new TypeError('a worker needs bytes');
    return { table: await readBytes(given) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    return { fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

parentPort?.postMessage(await answer(workerData), []);
