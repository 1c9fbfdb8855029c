// Moves drafts of lots into the lots of an auction (decision 0066), in the caller's transaction.
import { missingToPublish } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredAuction } from '../../store/auctions/draft-auctions.ts';
import { deleteDraftLots, type DraftLot } from '../../store/auctions/draft-lots.ts';
import {
  insertLots,
  listLabelsOnLots,
  listOrigins,
  markRelisted,
  type NewLot,
} from '../../store/auctions/lots.ts';
import { refreshSearchWords } from '../../store/catalog/search-words.ts';
import { houseLabel } from './lots-of-manifest.ts';

type Origins = Awaited<ReturnType<typeof listOrigins>>;

/** A statement takes this many ids at once. */
const IDS_AT_ONCE = 5000;

/** The auction and the drafts must be locked; numbers follow the order of the drafts. */
export async function publishDrafts(
  tx: Tx,
  auction: StoredAuction,
  { drafts, fromNumber }: { drafts: readonly DraftLot[]; fromNumber: number },
): Promise<Result<void, 'LotsNotReady'>> {
  const incomplete = drafts.filter((draft) => missingToPublish(draft).length > 0);
  const [first] = incomplete;
  if (first !== undefined) return refused('LotsNotReady', problemOf(first, incomplete.length));
  const from = drafts.flatMap(({ relistedFrom }) => (relistedFrom === null ? [] : [relistedFrom]));
  const origins = await listOrigins(tx, from);
  const stray = drafts.find((draft) => !canFollow(draft, origins, auction));
  if (stray !== undefined) {
    const problem = 'it was relisted already or belongs to another pickup center';
    return refused('LotsNotReady', { title: stray.title, problem, others: 0 });
  }
  await markRelisted(tx, from);
  const lots = drafts.map((draft, index) =>
    lotOf(draft, { auction, origins, number: fromNumber + index }),
  );
  const taken = await listLabelsOnLots(
    tx,
    lots.map(({ lpn }) => lpn),
  );
  if (taken.length > 0) {
    const onIt = lots.find(({ lpn }) => taken.includes(lpn));
    const problem = `label ${taken[0]} is on another lot`;
    return refused('LotsNotReady', { title: onIt?.title ?? '', problem, others: taken.length - 1 });
  }
  const { id: auctionId, startsAt: opensAt, endsAt: firstClosesAt, staggerSeconds } = auction;
  const schedule = { auctionId, opensAt, firstClosesAt, staggerSeconds, fromNumber };
  await insertLots(tx, { ...schedule, phase: 'upcoming' }, lots);
  const ids = drafts.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    await deleteDraftLots(tx, ids.slice(at, at + IDS_AT_ONCE));
  }
  await refreshSearchWords(tx);
  return ok(undefined);
}

function problemOf(draft: DraftLot, incomplete: number) {
  const [fault] = missingToPublish(draft);
  const title = draft.title.trim() === '' ? 'A lot without a title' : draft.title;
  return { title, problem: fault?.problem ?? '', others: incomplete - 1 };
}

/** R22: goods stay at their pickup center, and with their seller. */
function canFollow(draft: DraftLot, origins: Origins, auction: StoredAuction): boolean {
  if (draft.relistedFrom === null) return true;
  const origin = origins.get(draft.relistedFrom);
  if (origin?.canBeRelisted !== true) return false;
  return origin.centerId === auction.centerId && origin.sellerId === auction.sellerId;
}

interface Place {
  readonly auction: StoredAuction;
  readonly origins: Origins;
  readonly number: number;
}

function lotOf(draft: DraftLot, { auction, origins, number }: Place): NewLot {
  const { sellerId: _, auctionId: __, version: ___, ...lot } = draft;
  const { categoryId, condition, startPriceCents, buyNowCents } = draft;
  if (categoryId === null || condition === null || startPriceCents === null) {
    throw new Error(`draft ${draft.id} is not complete`);
  }
  // Relisted goods keep the label that is on them.
  const origin = draft.relistedFrom === null ? undefined : origins.get(draft.relistedFrom);
  const label = origin?.lpn ?? draft.lpn;
  const { buyNowCents: ____, ...rest } = lot;
  return {
    ...rest,
    categoryId,
    condition,
    startPriceCents,
    lpn: label === '' ? houseLabel(auction.number, number) : label,
    depositCents: draft.depositCents === 0 ? auction.depositCents : draft.depositCents,
    ...(buyNowCents === null ? {} : { buyNowCents }),
  };
}
