// Publishes an auction with its drafts of lots, in one transaction (R20, R55).
import {
  publishChecklist,
  type LotsToPublish,
  type PublishCheck,
} from '@hammerdock/domain/auctions/auction-fields.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Db, type Tx } from '../../db/database.ts';
import {
  allowLongPauses,
  countDraftsOfAuction,
  freezeTerms,
  type StoredAuction,
} from '../../store/auctions/draft-auctions.ts';
import { lockDraftsOfAuction } from '../../store/auctions/draft-lots.ts';
import { publishDrafts } from './publish-drafts.ts';

export interface Published {
  readonly lots: number;
}

/** The auction must be locked. */
export async function publishAuction(
  tx: Tx,
  auction: StoredAuction,
): Promise<Result<Published, 'AuctionPublished' | 'AuctionNotReady' | 'LotsNotReady'>> {
  if (auction.publishedAt !== null) return refused('AuctionPublished');
  await allowLongPauses(tx);
  const drafts = await lockDraftsOfAuction(tx, auction.id);
  const now = await readNow(tx);
  // Incomplete lots are named one by one by `publishDrafts`.
  const lots = { count: drafts.length, incomplete: 0, withoutPhoto: 0 };
  const missing = publishChecklist(auction, lots, now).find(({ level }) => level === 'missing');
  if (missing !== undefined) return refused('AuctionNotReady', { problem: missing.text });
  await freezeTerms(tx, auction.id);
  const published = await publishDrafts(tx, auction, { drafts, fromNumber: 1 });
  return published.ok ? ok({ lots: drafts.length }) : published;
}

export interface Readiness {
  readonly checklist: readonly PublishCheck[];
  readonly lots: LotsToPublish;
}

export async function checkReadiness(db: Db, auction: StoredAuction): Promise<Readiness> {
  const lots = await countDraftsOfAuction(db, auction.id);
  return { checklist: publishChecklist(auction, lots, await readNow(db)), lots };
}
