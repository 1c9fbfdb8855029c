import { hours } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { readNow } from '../db/database.ts';
import { runWorkQueue, type WorkerHouse, type WorkQueue } from '../operations/run-work-queue.ts';
import { deleteUnattachedUpload, unattachedUploads } from '../store/uploads.ts';

type Pruning = WorkerHouse & Pick<House, 'uploads'>;

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
export async function pruneUploads(house: Pruning): Promise<void> {
  await runWorkQueue(house, uploadsQueue);
  await house.uploads.removeAbandoned((await readNow(house.workerDb)) - hours(1));
}
