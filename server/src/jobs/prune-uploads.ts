import { hours } from '@hammerdock/domain/time.ts';
import type { House } from '../context.ts';
import { readNow } from '../db/database.ts';
import { deleteUnattachedUploads } from '../store/uploads.ts';

const PER_ROUND = 500;

/** Pictures that went along with nothing for a day, and files of uploads that were cut off. */
export async function pruneUploads({
  workerDb,
  uploads,
}: Pick<House, 'workerDb' | 'uploads'>): Promise<void> {
  await workerDb.transaction().execute(async (tx) => {
    // The files go before the commit: what fails here is tried again in an hour.
    await uploads.remove(await deleteUnattachedUploads(tx, PER_ROUND));
  });
  await uploads.removeAbandoned((await readNow(workerDb)) - hours(1));
}
