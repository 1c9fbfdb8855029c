import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { readNow } from '../db/database.ts';
import { runWorkQueue, type WorkerContext } from '../operations/platform/run-work-queue.ts';
import { deleteUnattachedUpload, unattachedUploads } from '../store/platform/uploads.ts';
import { deletionQueue } from './deletion-queue.ts';

type Pruning = WorkerContext & Pick<AppContext, 'uploads'>;

const UNATTACHED_MAX_AGE = hours(24);

export const uploadsQueue = deletionQueue<Pruning>({
  name: 'uploads-to-delete',
  candidates: (db) => unattachedUploads(db, UNATTACHED_MAX_AGE),
  remove: async (tx, item, { uploads }) => {
    if (await deleteUnattachedUpload(tx, item)) await uploads.remove([item]);
  },
});

/** Deletes uploads that were not attached within a day, and files of aborted uploads. */
export async function pruneUploads(context: Pruning): Promise<void> {
  await runWorkQueue(context, uploadsQueue);
  await context.uploads.removeAbandoned((await readNow(context.workerDb)) - hours(1));
}
