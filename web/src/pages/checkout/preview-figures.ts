import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import type { Answer } from '../../api/calls.ts';
import type { Figure } from '@hammerdock/contract/texts/receipt-figures.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';

type Preview = Answer<'invoices.previewCheckout'>;
/** null: none is chosen yet. */
type Source = Pick<SavedSource, 'object'> | null;

/** UX-04: the sums that the button charges, by source. */
export function previewFigures(preview: Preview, source: Source): readonly Figure[] {
  const { credit_used, card_fee, card_total, due_after } = preview;
  const figures: readonly Figure[] = [
    { label: 'From your credit', amount: credit_used },
    { label: 'Card fee', amount: card_fee },
    { label: `Charge to your ${nameOf(source)}`, amount: card_total, strong: true },
  ];
  return [
    ...figures.filter(({ amount }) => amount !== '0.00'),
    { label: 'Balance after payment', amount: due_after },
  ];
}

const nameOf = (source: Source): string =>
  source?.object === 'bank_account' ? 'bank account' : 'card';

/** The amount on the button: what is charged, with the card fee; or the credit that pays alone. */
export const paidNow = ({ credit_used, card_total }: Preview): string =>
  dollars(card_total === '0.00' ? credit_used : card_total);
