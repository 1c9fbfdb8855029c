import { CONTENTS } from '@hammerdock/domain/catalog/lot-pictures.ts';
import type { House } from '../context.ts';
import { makeAhead } from '../pictures/make-ahead.ts';
import { Shelf } from '../pictures/shelf.ts';
import { listPictureNames } from '../store/lot-pictures.ts';

/** A round ends before the next begins, and leaves the machine to bids in between. */
const PER_ROUND = 20;

/** The sizes of the pictures that lots carry, a few each minute, until there are all. */
export async function makePictures({ config, workerDb }: House): Promise<void> {
  if (!config.makesPicturesAhead) return;
  const names = (await listPictureNames(workerDb)).filter((name) => CONTENTS.has(name));
  await makeAhead(new Shelf(config.dataDir), { names, atMost: PER_ROUND });
}
