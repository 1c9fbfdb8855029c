// Adds drafts of lots to an auction that has not started (SELL-01), in the caller's transaction.
import { missingToPublish } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Actor } from '../../context.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { findLastLotNumber, type StoredAuction } from '../../store/auctions/draft-auctions.ts';
import {
  lockDraftLots,
  moveDraftsToAuction,
  type DraftLot,
} from '../../store/auctions/draft-lots.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { onBehalfOf } from './acting-seller.ts';
import { publishDrafts } from './publish-drafts.ts';

/** The auction must be locked. Returns how many lots were added; audited. */
export async function addLots(
  tx: Tx,
  actor: Actor,
  { auction, lotIds }: { auction: StoredAuction; lotIds: readonly string[] },
): Promise<Result<number, 'NotFound' | 'AuctionStarted' | 'LotsNotReady'>> {
  const ids = [...new Set(lotIds)];
  if (!ids.every(isId)) return refused('NotFound');
  const locked = await lockDraftLots(tx, ids);
  const isOwn = locked.every(({ sellerId }) => sellerId === auction.sellerId);
  if (locked.length !== ids.length || !isOwn) return refused('NotFound');
  if (auction.publishedAt === null) {
    await moveDraftsToAuction(tx, { ids, auctionId: auction.id });
    await audit(tx, actor, { auction, count: ids.length });
    return ok(ids.length);
  }
  if (!(await takesLots(tx, auction))) return refused('AuctionStarted');
  const byId = new Map(locked.map((draft) => [draft.id, draft]));
  const drafts = ids.flatMap((id) => byId.get(id) ?? []);
  const published = await publishAfterOthers(tx, actor, { auction, drafts });
  return published.ok ? ok(drafts.length) : published;
}

/**
 * Of drafts that are assigned to a locked auction that is published, the complete ones are added
 * to it (decision 0101); the others wait. Returns the ids of the added ones.
 */
export async function addReadyLots(
  tx: Tx,
  actor: Actor,
  { auction, lotIds }: { auction: StoredAuction | undefined; lotIds: readonly string[] },
): Promise<Result<readonly string[], 'LotsNotReady'>> {
  if (auction === undefined || auction.publishedAt === null) return ok([]);
  if (!(await takesLots(tx, auction))) return ok([]);
  const ready = new Map(
    (await lockDraftLots(tx, lotIds))
      .filter((draft) => missingToPublish(draft).length === 0)
      .map((draft) => [draft.id, draft]),
  );
  if (ready.size === 0) return ok([]);
  const drafts = lotIds.flatMap((id) => ready.get(id) ?? []);
  const published = await publishAfterOthers(tx, actor, { auction, drafts });
  return published.ok ? ok(drafts.map(({ id }) => id)) : published;
}

const takesLots = async (tx: Tx, { canceledAt, startsAt }: StoredAuction): Promise<boolean> =>
  canceledAt === null && startsAt > (await readNow(tx));

interface Added {
  readonly auction: StoredAuction;
  readonly drafts: readonly DraftLot[];
}

/** Numbered after the lots that are in the auction already. */
async function publishAfterOthers(
  tx: Tx,
  actor: Actor,
  { auction, drafts }: Added,
): Promise<Result<void, 'LotsNotReady'>> {
  const fromNumber = (await findLastLotNumber(tx, auction.id)) + 1;
  const published = await publishDrafts(tx, auction, { drafts, fromNumber });
  if (published.ok) await audit(tx, actor, { auction, count: drafts.length });
  return published;
}

const audit = (
  tx: Tx,
  actor: Actor,
  { auction, count }: { auction: StoredAuction; count: number },
): Promise<void> =>
  insertAudit(tx, {
    actorId: actor.userId,
    action: 'lots added to auction',
    subject: auction.id,
    details: { count, ...onBehalfOf(actor, auction.sellerId) },
  });
