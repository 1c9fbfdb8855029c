import type { AppContext } from '../context.ts';
import { preGenerateSizes } from '../images/pre-generate-sizes.ts';
import { listPictureNames } from '../store/auctions/lot-pictures.ts';
import { listFreshUploads } from '../store/platform/uploads.ts';

/** Small enough that a run ends before the next one starts and leaves CPU time for bids. */
const PER_RUN = 20;

/** Generates the missing sizes of lot pictures, a few each minute. */
export async function makePictures({
  config,
  workerDb,
  lotPhotos,
  uploads,
}: AppContext): Promise<void> {
  if (!config.makesPicturesAhead) return;
  const fresh = await listFreshUploads(workerDb);
  await preGenerateSizes(uploads.pictureStore, { names: fresh, atMost: PER_RUN });
  const names = await listPictureNames(workerDb);
  await preGenerateSizes(lotPhotos, { names, atMost: PER_RUN });
}
