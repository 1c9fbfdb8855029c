import type { Answer } from '../../api/calls.ts';
import type { Figure } from '../../features/invoice/figures.tsx';

/** UX-04: the sums that the button charges, by source. */
export function previewFigures(preview: Answer<'invoices.previewCheckout'>): readonly Figure[] {
  const { credit_used, card_fee, card_total, due_after } = preview;
  const figures: readonly Figure[] = [
    { label: 'From your credit', amount: credit_used },
    { label: 'Card fee', amount: card_fee },
    { label: 'Charged to your card', amount: card_total, strong: true },
  ];
  return [
    ...figures.filter(({ amount }) => amount !== '0.00'),
    { label: 'Balance after payment', amount: due_after },
  ];
}
