// All goods of the demo store at once, for judging searches: in a demo store, the clock decides
// which of them are open.
import { hours } from '@hammerdock/domain/time.ts';
import { readNow, type Db } from '@hammerdock/server/src/db/database.ts';
import { lotsOfManifest } from '@hammerdock/server/src/operations/auctions/lots-of-manifest.ts';
import { listCategories } from '@hammerdock/server/src/store/catalog/categories.ts';
import { refreshSearchWords } from '@hammerdock/server/src/store/catalog/search-words.ts';
import { MANIFESTS, readDemoManifest } from '../manifests/read-manifest.ts';
import { fillAuction } from '../seed/auctions.ts';
import { insertCategories } from '../seed/categories.ts';
import { insertCenters } from '../seed/centers.ts';
import { insertPeople } from '../seed/people.ts';

export const insertJudgedCatalog = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = await readNow(tx);
    const { decatur } = await insertCenters(tx);
    await insertCategories(tx);
    const seller = {
      username: 'seller',
      role: 'seller',
      firstName: 'Sam',
      lastName: 'Seller',
    } as const;
    const idOf = await insertPeople(tx, [seller], { now, passwordHash: '' });
    const categories = await listCategories(tx);
    for (const index of MANIFESTS.keys()) {
      const goods = lotsOfManifest(await readDemoManifest(tx, index), {
        auctionNumber: index + 1,
        fromNumber: 1,
        startPriceCents: 100,
        categories,
      });
      const auction = {
        number: index + 1,
        title: MANIFESTS[index]?.title ?? '',
        center: decatur,
        sellerId: idOf('seller'),
        startsAt: now + hours(1),
        endsAt: now + hours(24),
        pickupStartsAt: now + hours(30),
      };
      await fillAuction(tx, auction, goods);
    }
    await refreshSearchWords(tx);
  });
