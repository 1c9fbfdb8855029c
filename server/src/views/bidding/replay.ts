// A step of a lot's history → words and numbers for one of its bidders (BID-25).
import type { ReplayStep } from '@hammerdock/contract/shapes/bid.ts';
import type { ExplainedStep } from '@hammerdock/domain/bidding/explain.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { maskName } from '@hammerdock/domain/text/mask.ts';
import { formatDateTime, toIso } from '@hammerdock/domain/time.ts';
import { narrate } from './replay-words.ts';

export interface ReplayViewer {
  readonly number: number;
  readonly viewerId: string;
  readonly usernames: ReadonlyMap<string, string>;
}

export function viewReplayStep(
  step: ExplainedStep,
  { number, viewerId, usernames }: ReplayViewer,
): ReplayStep {
  const nameOf = (id: string | null): string => {
    const username = usernames.get(id ?? '') ?? '';
    return id === null || id === viewerId ? username : maskName(username);
  };
  const { at, kind, actorId, rivalId, leaderId, closesAt } = step;
  const own = actorId === viewerId;
  const words = narrate(step, {
    own,
    ownRival: rivalId === viewerId,
    ownLead: leaderId === viewerId,
    actor: nameOf(actorId),
    rival: nameOf(rivalId),
    leader: leaderId === null ? null : nameOf(leaderId),
  });
  return {
    step: number,
    at: toIso(at),
    kind,
    text: closesAt === null ? words : `${words} ${closing(closesAt)}`,
    rule: ruleWords(step),
    username: nameOf(actorId),
    own,
    amount: decimalOf(step.amountCents),
    rival_max: decimalOf(step.rivalMaxCents),
    increment: decimalOf(step.stepCents),
    latestbid: decimalOf(step.priceCents),
    leading: leaderId === viewerId,
    date_closed: closesAt === null ? null : toIso(closesAt),
  };
}

const decimalOf = (cents: Cents | null): string | null =>
  cents === null ? null : toDecimal(cents);

const closing = (closesAt: number): string =>
  `Bidding was extended to ${formatDateTime(closesAt)} ET.`;

function ruleWords({ rule, kind, closesAt }: ExplainedStep): string {
  const words = RULES[rule] ?? '';
  // R12: an outage and a lapsed purchase move the close by their own rules.
  const soft = closesAt !== null && kind !== 'extended' && kind !== 'reopened';
  return soft ? `${words} A bid in the last minutes moves the close.` : words;
}

const RULES: Readonly<Record<string, string>> = {
  R6: 'The first bid opens at the starting price, however high its maximum.',
  R7:
    'The highest maximum leads; if two are equal, the earlier one. The price is one increment ' +
    'above the other bid, but never more than the leader’s maximum.',
  R8: 'Raising your own maximum changes neither the price nor the close.',
  R9: 'An exact bid that takes the lead sets the price to its full amount.',
  R13: 'A retracted bid no longer counts. The price is recalculated from the other bids.',
  R17: 'Bids placed in advance count from the opening, in the order they were placed.',
  R18: 'A Buy Now purchase is made at the asking price.',
  R20: 'The seller may award a lot that was not sold.',
  R21:
    'A lot closes at its scheduled time, and the leader wins. It closes later only if an outage ' +
    'stopped bidding shortly before.',
  R60: 'If a purchase isn’t paid in time, the lot is open to all bidders again.',
  R68: 'After a canceled bid has exposed it, the leader may lower a maximum once.',
  R63: 'An administrator may cancel a lot. No one is charged.',
};
