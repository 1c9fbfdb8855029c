// The sentences of a replay: who did what, against what, and what the price became.
import type { ExplainedStep } from '@hammerdock/domain/bidding/explain.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';

export interface Cast {
  readonly own: boolean;
  readonly ownRival: boolean;
  readonly ownLead: boolean;
  /** Masked names, as the viewer may see them. */
  readonly actor: string;
  readonly rival: string;
  readonly leader: string | null;
}

export function narrate(step: ExplainedStep, cast: Cast): string {
  const { own, actor } = cast;
  switch (step.kind) {
    case 'opened':
      return own ? openedByViewer(step) : `${actor} opened the bidding${atPrice(step)}.`;
    case 'took lead':
      return `${leadTaken(step, cast)} ${priceWords(step, cast)}`.trim();
    case 'lost':
    case 'tied':
      return `${challengeLost(step, cast)} ${priceWords(step, cast)}`.trim();
    case 'raised':
      return `You raised your maximum to ${dollarsOf(step.amountCents ?? 0)}.`;
    case 'left in advance':
      return `You left a maximum of ${dollarsOf(step.amountCents ?? 0)} before bidding started.`;
    case 'began':
      return 'Bidding started.';
    case 'passed over':
      return (
        `Your advance bid of ${dollarsOf(step.amountCents ?? 0)} didn’t count: ` +
        'earlier bids had already raised the next bid above it.'
      );
    case 'retracted':
      return `${own ? 'You' : actor} canceled the latest bid. ${standingWords(step, cast)}`;
    case 'lowered':
      return `You lowered your maximum to ${dollarsOf(step.amountCents ?? 0)}.`;
    case 'extended':
      return 'The close was moved because bidding was down for a while.';
    case 'sold':
      return `${cast.ownLead ? 'You' : (cast.leader ?? '')} won for ${endPrice(step)}.`;
    case 'unsold':
      return 'The lot closed with no valid bids.';
    case 'awarded':
      return `The lot was awarded to ${own ? 'you' : actor} for ${endPrice(step)}.`;
    case 'bought':
      return `${own ? 'You' : actor} bought the lot at once for ${endPrice(step)}.`;
    case 'reopened':
      return 'The purchase wasn’t paid for in time, so bidding reopened.';
    case 'cancelled':
      return 'The lot was canceled.';
  }
}

const atPrice = ({ priceCents, reason }: ExplainedStep): string => {
  if (priceCents === null) return '';
  const start = reason === 'start price' ? 'the starting price of ' : '';
  return ` at ${start}${dollarsOf(priceCents)}`;
};

const openedByViewer = (step: ExplainedStep): string =>
  `You opened the bidding${atPrice(step)}, with ${
    step.reason === 'exact bid' ? 'an exact bid' : 'a maximum'
  } of ${dollarsOf(step.amountCents ?? 0)}.`;

function leadTaken({ amountCents, rivalMaxCents, reason }: ExplainedStep, cast: Cast): string {
  const { own, ownRival, actor, rival } = cast;
  const max = rivalMaxCents === null ? null : dollarsOf(rivalMaxCents);
  const theirs = max === null ? `the bid of ${rival}` : `the maximum of ${rival}, ${max}`;
  const above = ownRival ? `your maximum of ${max ?? ''}` : theirs;
  const bid = own ? `Your bid of ${dollarsOf(amountCents ?? 0)} beat` : `${actor} bid more than`;
  // Otherwise the sentence about the price says so.
  const led = reason === 'step above maximum' ? '' : ` ${own ? 'You' : 'They'} took the lead.`;
  return `${bid} ${above}.${led}`;
}

function challengeLost({ kind, amountCents, rivalMaxCents }: ExplainedStep, cast: Cast): string {
  const { own, ownRival, actor, rival } = cast;
  const bid = amountCents === null ? ' bid' : ` bid ${dollarsOf(amountCents)}`;
  const who = own ? `You${bid}` : `${actor}${bid}`;
  const max = rivalMaxCents === null ? '' : ` of ${dollarsOf(rivalMaxCents)}`;
  const against = ownRival ? `your maximum${max}` : `the maximum of ${rival}`;
  const keeps = ownRival ? 'you kept the lead' : `${rival} kept the lead`;
  if (kind === 'tied') return `${who}, just ${against}. The earlier bid wins: ${keeps}.`;
  return `${who}, which didn’t beat ${against}: ${keeps}.`;
}

/** How the price was reached, with the automatic counter-bid if there was one. */
function priceWords({ kind, reason, stepCents, priceCents }: ExplainedStep, cast: Cast): string {
  if (priceCents === null || reason === null) {
    return 'A bid was canceled later, so this step’s numbers no longer count.';
  }
  const price = dollarsOf(priceCents);
  const step = dollarsOf(stepCents ?? 0);
  const counter = cast.ownRival ? 'An automatic bid for you' : 'An automatic bid for the leader';
  switch (reason) {
    case 'step above maximum':
      return (
        `${cast.own ? 'You' : 'They'} took the lead at ${price}, one ${step} increment over ` +
        `${cast.ownRival ? 'your' : 'that'} maximum.`
      );
    case 'step above bid':
      return `${counter} went one ${step} increment over it, to ${price}.`;
    case 'whole bid':
      return `A full increment over it is more than the bid, so the price went to ${price}.`;
    case 'whole maximum':
      return kind === 'tied'
        ? `The price went to ${price}.`
        : `${counter} went as far as it could: ${price}.`;
    case 'exact bid':
      return `It was an exact bid, so the price went to ${price}.`;
    case 'start price':
    case 'unchanged':
      return `The price stayed at ${price}.`;
  }
}

function standingWords({ priceCents }: ExplainedStep, { ownLead, leader }: Cast): string {
  if (leader === null) return 'No bids are left.';
  const led = ownLead ? 'You led' : `${leader} led`;
  return priceCents === null ? `${led} from then on.` : `${led} at ${dollarsOf(priceCents)}.`;
}

const endPrice = ({ priceCents }: ExplainedStep): string => dollarsOf(priceCents ?? 0);
