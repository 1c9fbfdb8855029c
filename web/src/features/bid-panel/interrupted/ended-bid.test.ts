import { describe, expect, test } from 'vitest';
import { failureOf, unanswered } from '../../../api/bids/bid-outcome.ts';
import { shownOutcome } from '../../../api/bids/shown-outcome.ts';
import { CallError } from '../../../api/call-error.ts';
import { bidPricesOf } from '../../../api/prices/lot-price.ts';
import { sampleLotDetail } from '../../../testing/sample-lot.ts';
import type { BidQuote } from '../use-bid-flow.ts';
import { amountAfterSignIn, endedOutcome, phaseOf } from './ended-bid.ts';

const lot = sampleLotDetail();
const prices = bidPricesOf(lot);
const sent = { sentCents: 6_000, prices };
const NOTHING = {
  quote: null,
  refused: null,
  confirming: false,
  outcome: null,
  sentCents: null,
  typed: '',
  prices,
};
// Only whether there is one matters here.
const quote = {} as Partial<BidQuote> as BidQuote;
const ASKED = { ...NOTHING, quote, sentCents: 6_000, typed: '60' };
const refused = new CallError({ code: 'NoCardOnFile', statusText: '', facts: {}, fieldErrors: {} });
const textOf = (bid: Parameters<typeof endedOutcome>[0]) => {
  const { phase, sentCents } = bid;
  const isOver = phase === 'over';
  return shownOutcome(endedOutcome(bid), { lot, isOver, busy: false, sentCents, prices })?.text;
};

test('a lot is over for everyone; an open one asks a guest to sign in', () => {
  const sold = sampleLotDetail({ market_status: 'sold' });
  expect([phaseOf(lot, true), phaseOf(lot, false)]).toEqual(['open', 'signed out']);
  expect([phaseOf(sold, true), phaseOf(sold, false)]).toEqual(['over', 'over']);
});

describe('at the close', () => {
  const over = { phase: 'over' } as const;
  const text = 'Your $60.00 bid ($75.82 total) was NOT placed before the close.';

  test('a bid that waits to be confirmed, or for a remedy, was not placed', () => {
    expect(textOf({ ...ASKED, ...over })).toBe(text);
    expect(textOf({ ...ASKED, ...over, quote: null, refused })).toBe(text);
  });

  test('the answer to a confirmed bid is awaited', () => {
    expect(endedOutcome({ ...ASKED, ...over, confirming: true })).toBeNull();
  });

  test('a number that was only typed is no bid', () => {
    expect(endedOutcome({ ...NOTHING, ...over, typed: '60' })).toBeNull();
  });
});

describe('at the end of the session', () => {
  const out = { phase: 'signed out' } as const;
  const text = 'Your $60.00 bid ($75.82 total) was NOT placed. You’ve been signed out.';

  test('a bid that was typed, or waits in a dialog, was not placed', () => {
    expect(textOf({ ...ASKED, ...out })).toBe(text);
    expect(textOf({ ...NOTHING, ...out, typed: '60' })).toBe(text);
    expect(endedOutcome({ ...NOTHING, ...out })).toBeNull();
  });

  test('a bid without an answer may have been placed', () => {
    const outcome = unanswered(false, sent);
    expect(endedOutcome({ ...ASKED, ...out, quote: null, outcome })).toBe(outcome);
  });

  test('the form offers what was typed again, or the refused quick bid', () => {
    const error = { code: 'SignInNeeded', statusText: '', facts: {}, fieldErrors: {} };
    const outcome = failureOf(new CallError(error), 0, sent);
    expect(outcome.text).toBe(text);
    expect(amountAfterSignIn('61,5', { outcome, sentCents: 6_000 })).toBe('61,5');
    expect(amountAfterSignIn('', { outcome, sentCents: 6_000 })).toBe('60.00');
    const open = unanswered(false, sent);
    expect(amountAfterSignIn('', { outcome: open, sentCents: 6_000 })).toBe('');
  });
});

test('the open form has its own outcome', () => {
  const outcome = unanswered(true, sent);
  expect(endedOutcome({ ...ASKED, phase: 'open', outcome })).toBe(outcome);
});
