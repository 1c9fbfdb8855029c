import type { bidding } from '@hammerdock/contract/services/bidding.ts';
import { explain, type ExplainedStep } from '@hammerdock/domain/bidding/explain.ts';
import { findOutbidding } from '@hammerdock/domain/bidding/outbid.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLotBeginning } from '../../store/bidding/lot-history.ts';
import { listLogOfLot } from '../../store/bidding/lot-log.ts';
import { listUsernames } from '../../store/auctions/lot-people.ts';
import { viewReplayStep } from '../../views/bidding/replay.ts';

export const getBidReplay: Handler<typeof bidding.getBidReplay> = async (
  { product_id: lotId, page, limit },
  { db, actor: { userId: viewerId } },
) => {
  const beginning = await findLotBeginning(db, lotId);
  if (beginning === null) return refused('NotFound');
  const log = await listLogOfLot(db, lotId);
  // Only for those who have bid on it, also with a retracted bid.
  const tookPart = log.some((entry) => entry.kind === 'bid' && entry.bidderId === viewerId);
  if (!tookPart) return refused('NotFound');
  const steps = explain({ ...beginning, log }, viewerId);
  const from = (page - 1) * limit;
  const shown = steps.slice(from, from + limit);
  const outbid = findOutbidding(steps, viewerId);
  const shownOrOutbid = outbid === null ? shown : [...shown, outbid];
  const people = shownOrOutbid.flatMap(({ actorId, rivalId, leaderId }) => [
    actorId,
    rivalId,
    leaderId,
  ]);
  const ids = new Set(people.filter((id) => id !== null));
  const usernames = await listUsernames(db, [...ids]);
  const view = (step: ExplainedStep, place: number) =>
    viewReplayStep(step, { number: place + 1, viewerId, usernames });
  return ok({
    replayList: shown.map((step, index) => view(step, from + index)),
    replayCount: steps.length,
    replayOutbid: outbid === null ? null : view(outbid, steps.indexOf(outbid)),
  });
};
