import type { Quote } from '@hammerdock/domain/invoicing/quote.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';

interface Props {
  readonly quote: Quote;
  readonly withFee?: boolean;
}

/** What a total consists of, within a sentence. */
export const QuoteParts = ({ quote, withFee = false }: Props) => (
  <>
    {dollarsOf(quote.hammerCents)} bid + {dollarsOf(quote.premiumCents)} premium +{' '}
    {dollarsOf(quote.taxCents)} tax
    {quote.shippingCents > 0 && <> + {dollarsOf(quote.shippingCents)} shipping</>}
    {withFee && quote.cardFeeCents > 0 && <> + {dollarsOf(quote.cardFeeCents)} card fee</>}
  </>
);
