import type { Answer } from '../../api/calls.ts';
import type { Figure } from '@hammerdock/contract/texts/receipt-figures.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';

export type Preview = Answer<'refunds.previewRefund'>;

/** The parts of a line that a refund reverses, and their sum. */
export const refundFigures = (preview: Preview): readonly Figure[] => [
  { label: 'Price', amount: preview.bid_amount },
  { label: 'Premium', amount: preview.buypremium_amt },
  { label: 'Tax', amount: preview.salestax_amt },
  { label: 'Refund total', amount: preview.amount, strong: true },
];

/** The refund's destination, and the fate of the item. */
export function sayWhere({ cards, credit_amount }: Preview, returned: boolean): string[] {
  return [
    ...cards.map(
      ({ card, amount, charges }) =>
        `${dollars(amount)} goes back to ${card}${charges === 1 ? '' : ` (${charges} charges)`}.`,
    ),
    ...(credit_amount === '0.00' ? [] : [`${dollars(credit_amount)} becomes account credit.`]),
    ...(returned ? ['The item is marked Returned and is not handed over again.'] : []),
    'This can’t be undone. The buyer gets an email.',
  ];
}
