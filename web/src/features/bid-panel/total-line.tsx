import { Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import type { Quote } from '@hammerdock/domain/invoicing/quote.ts';
import { useTotalPrices } from '../../api/prices/use-total-prices.ts';
import { useSession } from '../../api/session.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { allInOf } from './all-in.ts';
import classes from './bid-panel.module.css';
import { QuoteParts } from './quote-parts.tsx';

/** Without a comma before "and". */
const WORDS = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const partsIn = ({ shippingCents, cardFeeCents }: Quote): string =>
  WORDS.format([
    'premium',
    'tax',
    ...(shippingCents > 0 ? ['shipping'] : []),
    ...(cardFeeCents > 0 ? ['card fee'] : []),
  ]);

/** The price's total and its parts: always for guests, who have no bid form to work it out. */
export function TotalLine({ lot }: { lot: LotDetail }) {
  const { user } = useSession();
  const isTotal = useTotalPrices();
  const quote = allInOf(lot, lot.latestbid ?? lot.startprice);
  const isUnsold = lot.cbidtext === 'Not sold' || lot.cbidtext === 'Withdrawn';
  if (quote === null || isUnsold || (user !== null && !isTotal)) return null;
  const total = `${dollarsOf(quote.totalByCardCents)} total`;
  const withFee = partsIn(quote);
  const price = dollarsOf(quote.hammerCents);
  // A lot can be sold without a bid.
  const priceWords = lot.market_status === 'sold' ? `Sold for ${price}` : `${price} bid`;
  return (
    <Text size="sm" className={classes.totalLine}>
      {isTotal ? (
        <>
          <strong>{total}</strong> = <QuoteParts quote={quote} withFee />
        </>
      ) : (
        <>
          {/* On its own line, the rest does not shift when an amount gets longer. */}
          <strong>{`${priceWords} = ${total}`}</strong>{' '}
          <span className={classes.totalParts}>with {withFee}</span>
        </>
      )}
    </Text>
  );
}
