import { Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { BID_CEILING_CENTS } from '@hammerdock/domain/bidding/lot.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { allInOf, bidWithin } from './all-in.ts';
import classes from './bid-panel.module.css';
import { QuoteParts } from './quote-parts.tsx';
import type { Meaning } from './read-bid.ts';

interface Props {
  readonly lot: LotDetail;
  readonly typed: string;
  /** The least that may be typed; null where the typed number is enough. */
  readonly missedCents: Cents | null;
  readonly meaning: Meaning;
}

/** PV-02, PV-10. Has its lines also without an amount, so that the layout does not shift. */
export function AllInLine({ lot, typed, missedCents, meaning }: Props) {
  const bidCents = meaning === 'total' ? bidWithin(lot, typed) : null;
  const bid = meaning === 'hammer' ? typed : bidCents === null ? '' : toDecimal(bidCents);
  const quote = missedCents === null ? allInOf(lot, bid) : null;
  return (
    <Text className={classes.allIn} size="sm" aria-live="polite" component="output">
      {quote === null && withoutQuote(typed.trim(), missedCents)}
      {quote !== null && meaning === 'total' && (
        <>
          Your maximum bid <strong>{dollarsOf(quote.hammerCents)}</strong>, all-in{' '}
          {dollarsOf(quote.totalByCardCents)} at most: <QuoteParts quote={quote} withFee />
        </>
      )}
      {quote !== null && meaning === 'hammer' && (
        <>
          All-in price <strong>{dollarsOf(quote.totalCents)}</strong>: <QuoteParts quote={quote} />
          {quote.cardFeeCents > 0 && <> (card fee {dollarsOf(quote.cardFeeCents)} on top)</>}
        </>
      )}
    </Text>
  );
}

function withoutQuote(typed: string, missedCents: Cents | null): string {
  if (typed === '') return 'Enter a bid to see your total.';
  return missedCents === null
    ? `The highest bid is ${dollarsOf(BID_CEILING_CENTS)}.`
    : `Enter ${dollarsOf(missedCents)} or more to see your total.`;
}
