// What the demo's seller has not finished: an auction with drafts of lots, some of which lack
// photos, a price or a category; lots in stock; a manifest to import; and templates.
import { scheduleOn } from '@hammerdock/domain/auctions/auction-schedule.ts';
import type { AuctionFields } from '@hammerdock/domain/auctions/auction-fields.ts';
import { DEFAULT_INCREMENTS } from '@hammerdock/domain/bidding/increments.ts';
import type { DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { UNSET } from '@hammerdock/domain/catalog/manifest-draft.ts';
import { mappingOf } from '@hammerdock/domain/catalog/manifest-columns.ts';
import { openingFrom } from '@hammerdock/domain/pickup/opening-hours.ts';
import { addDays, hours, newYorkTime, type Instant } from '@hammerdock/domain/time.ts';
import { openRowsReader } from '@hammerdock/server/src/operations/manifests/rows-reader.ts';
import { json, toDate, type Tx } from '@hammerdock/server/src/db/database.ts';
import { newId } from '@hammerdock/server/src/security/ids.ts';
import { saveTemplate } from '@hammerdock/server/src/store/auctions/auction-templates.ts';
import { insertDraftAuction } from '@hammerdock/server/src/store/auctions/draft-auctions.ts';
import { insertDraftLots } from '@hammerdock/server/src/store/auctions/draft-lots.ts';
import { insertManifestRows } from '@hammerdock/server/src/store/manifests/manifest-rows.ts';
import { readDemoTable } from '../manifests/read-manifest.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import { HOURS, type SeedCenter, type SeedCenters } from '../seed/centers.ts';

interface Console {
  readonly sellerId: string;
  readonly centers: SeedCenters;
  readonly now: Instant;
}

export async function insertUnfinished(tx: Tx, { sellerId, centers, now }: Console): Promise<void> {
  const { decatur, smyrna } = centers;
  const fields = {
    ...weeklyAuction(decatur, now),
    title: 'Furniture, kitchen and tools clearance',
  };
  const { taxBps } = decatur;
  const auctionId = await insertDraftAuction(tx, { sellerId, taxBps, fields });
  const drafts = await readDrafts(tx);
  await insertDraftLots(
    tx,
    drafts.map((draft, place) => ({
      ...draft,
      sellerId,
      auctionId: place < IN_AUCTION ? auctionId : null,
    })),
  );
  await saveTemplate(tx, { sellerId, name: 'Weekly auction, Decatur', fields });
  const large = { ...weeklyAuction(smyrna, now), ...LARGE_GOODS };
  await saveTemplate(tx, { sellerId, name: 'Appliances and large goods, Smyrna', fields: large });
  await insertUpload(tx, { sellerId, at: now - hours(3) });
}

/** The others are in stock. */
const IN_AUCTION = 17;

/** Bidders leave a deposit, and have more days to arrange a truck. */
const LARGE_GOODS = { depositCents: 5000, pickupDays: 7, staggerSeconds: 30 } as const;

function weeklyAuction({ id: centerId }: SeedCenter, now: Instant): AuctionFields {
  const times = scheduleOn(addDays(newYorkTime(now), 4), {
    startsMinute: 10 * 60,
    endsAfterDays: 3,
    endsMinute: 19 * 60,
    pickupAfterDays: 4,
    pickupMinute: 10 * 60,
  });
  return {
    ...times,
    pickupStartsAt: openingFrom(times.pickupStartsAt, HOURS),
    title: '',
    centerId,
    staggerSeconds: 20,
    softCloseSeconds: 300,
    premiumBps: 1700,
    premiumMinimumCents: 300,
    cardFeeBps: 0,
    depositCents: 0,
    bidLimitCents: null,
    increments: DEFAULT_INCREMENTS,
    deliveryMode: 1,
    shipFirstCents: null,
    shipMoreCents: null,
    pickupDays: 4,
  };
}

/** Goods that have no place on a shelf yet have no photos either. */
async function readDrafts(tx: Tx): Promise<DraftLotFields[]> {
  const { header, rows } = await readDemoTable('drafts.csv');
  const settings = { ...UNSET, condition: null };
  const read = await openRowsReader(tx, { header, mapping: mappingOf(header) }, settings);
  return rows.map((row) => {
    const { draft, notes } = read(row);
    if (draft === null) throw new Error(`drafts.csv: ${JSON.stringify(notes)}`);
    return { ...draft, images: draft.floorLocation === '' ? [] : picturesOf(draft) };
  });
}

/** Read and mapped, and checked after the commit: then its preview shows what to correct. */
async function insertUpload(
  tx: Tx,
  { sellerId, at }: { sellerId: string; at: Instant },
): Promise<void> {
  const { header, rows } = await readDemoTable('home-returns.csv');
  const id = newId();
  await tx
    .insertInto('manifestImports')
    .values({
      id,
      sellerId,
      createdBy: sellerId,
      fileName: 'home-returns.csv',
      state: 'checking',
      header: json(header),
      mapping: json(mappingOf(header)),
      rowCount: rows.length,
      createdAt: toDate(at),
    })
    .execute();
  await insertManifestRows(tx, id, rows);
}
