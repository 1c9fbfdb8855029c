import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { readNow } from '../db/database.ts';
import { runWorkQueue, type WorkerContext, type WorkQueue } from '../operations/run-work-queue.ts';
import { deleteUnattachedUpload, unattachedUploads } from '../store/uploads.ts';

type Pruning = WorkerContext & Pick<AppContext, 'uploads'>;

const UNATTACHED_KEPT = hours(24);

export const uploadsQueue: WorkQueue<Pruning> = {
  name: 'uploads-to-delete',
  candidates: (db) => unattachedUploads(db, UNATTACHED_KEPT),
  work: async ({ workerDb, uploads }, { item }) => {
    await workerDb.transaction().execute(async (tx) => {
      // The file goes before the commit: where that fails, the row stays and it is tried again.
      if (await deleteUnattachedUpload(tx, item)) await uploads.remove([item]);
    });
    return 'done';
  },
};

/** Pictures that went along with nothing for a day, and files of uploads that were cut off. */
export async function pruneUploads(context: Pruning): Promise<void> {
  await runWorkQueue(context, uploadsQueue);
  await context.uploads.removeAbandoned((await readNow(context.workerDb)) - hours(1));
}
