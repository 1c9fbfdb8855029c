import type { bids } from '@hammerdock/contract/services/bids.ts';
import { JUST_CLOSED, runStart } from '@hammerdock/domain/bidding/closing-run.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotsInPlay, type LotInPlayRow } from '../../store/catalog/lots-in-play.ts';
import { viewLotInPlay } from '../../views/auctions/lot-in-play.ts';

export const listLotsInPlay: Handler<typeof bids.listLotsInPlay> = async (_, ctx) => {
  const { userId } = ctx.actor;
  const rows = await findLotsInPlay(ctx.db, userId);
  const listed = rows
    .filter(isListedIn(rows))
    .toSorted((one, other) => one.closesAt - other.closesAt);
  return ok({ lotsInPlay: listed.map((row) => viewLotInPlay(row, userId)) });
};

/** A result stays while the run of the caller's own bids goes on. */
function isListedIn(rows: readonly LotInPlayRow[]): (row: LotInPlayRow) => boolean {
  const [now = 0] = rows.map((row) => row.now);
  const isBidOn = (row: LotInPlayRow) => row.ownMaxCents !== null;
  const since = runStart(
    rows.filter(isBidOn).map(({ closesAt }) => closesAt),
    now,
  );
  return (row) =>
    row.phase === 'upcoming' ||
    row.phase === 'open' ||
    row.closesAt + JUST_CLOSED > now ||
    (isBidOn(row) && row.closesAt >= since);
}
