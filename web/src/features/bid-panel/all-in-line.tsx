import { Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { allInOf, bidWithin } from './all-in.ts';
import classes from './bid-panel.module.css';
import { QuoteParts } from './quote-parts.tsx';
import type { Meaning } from './read-bid.ts';

interface Props {
  readonly lot: LotDetail;
  readonly typed: string;
  /** "$52.00 or more": what has to be typed; null where the typed number is right. */
  readonly missed: string | null;
  readonly meaning: Meaning;
}

/** PV-02, PV-10. Has its lines also without an amount, so that the layout does not shift. */
export function AllInLine({ lot, typed, missed, meaning }: Props) {
  const bidCents = meaning === 'total' ? bidWithin(lot, typed) : null;
  const bid = meaning === 'hammer' ? typed : bidCents === null ? '' : toDecimal(bidCents);
  const quote = missed === null ? allInOf(lot, bid) : null;
  return (
    <Text className={classes.allIn} size="sm" aria-live="polite" component="output">
      {quote === null &&
        (typed.trim() === '' || missed === null
          ? 'Enter a bid to see your total.'
          : `Enter ${missed} to see your total.`)}
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
