import { hours } from '@hammerdock/domain/time.ts';
import type { AppContext } from '../context.ts';
import { runWorkQueue, type WorkerContext } from '../operations/platform/run-work-queue.ts';
import { deleteUnusedPhoto, markUnusedPhotos, unusedPhotos } from '../store/auctions/lot-photos.ts';
import { deletionQueue } from './deletion-queue.ts';

type Pruning = WorkerContext & Pick<AppContext, 'lotPhotos'>;

/** A phone may take its time to save the lot of the photos that it uploaded. */
const UNUSED_MAX_AGE = hours(48);

export const unusedPhotosQueue = deletionQueue<Pruning>({
  name: 'lot-photos-to-delete',
  candidates: (db) => unusedPhotos(db, UNUSED_MAX_AGE),
  remove: async (tx, item, { lotPhotos }) => {
    const originalKey = await deleteUnusedPhoto(tx, item);
    if (originalKey !== undefined) await lotPhotos.remove([item], [originalKey]);
  },
});

/** Deletes photos that no lot has had for two days. */
export async function pruneLotPhotos(context: Pruning): Promise<void> {
  await markUnusedPhotos(context.workerDb);
  await runWorkQueue(context, unusedPhotosQueue);
}
