import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import { refusals } from '@hammerdock/contract/refusals.ts';
import { DEFAULT_INCREMENTS, type IncrementRow } from '@hammerdock/domain/bidding/increments.ts';
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import { HOUSE_PREMIUM } from '@hammerdock/domain/invoicing/premium.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';

export const SOFT_CLOSE_SECONDS = 300;

export const viewVariables = (termsVersion: number) => ({
  country_code: '+1',
  appVersion: APP_VERSION,
  buyerpremium: toDecimal(HOUSE_PREMIUM.rateBps),
  buyerpremium_minimum: toDecimal(HOUSE_PREMIUM.minimumCents),
  extbidding: SOFT_CLOSE_SECONDS,
  max_saved_cards: SAVED_CARDS_MAX,
  terms_version: termsVersion,
});

export const viewIncrement = ({ fromCents, stepCents }: IncrementRow) => ({
  from: toDecimal(fromCents),
  step: toDecimal(stepCents),
});

/** R5: the standard table; the row for prices below the first bound is the default. */
export function viewIncrements() {
  const [first] = DEFAULT_INCREMENTS;
  if (first === undefined) throw new Error('an increment table needs at least one row');
  return {
    allBidIncrements: DEFAULT_INCREMENTS.map(viewIncrement),
    bidIncrementDefault: viewIncrement(first),
  };
}

/** Sentences with placeholders are left out: only the server can fill them in. */
export function viewPhrases(): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const [name, { text }] of Object.entries(refusals)) {
    if (typeof text === 'string') phrases[name] = text;
  }
  return phrases;
}
