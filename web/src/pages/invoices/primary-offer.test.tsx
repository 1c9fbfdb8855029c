import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { PrimaryOffer } from './primary-offer.tsx';

const card = (id: string, more: object = {}) => ({
  id,
  object: 'card',
  brand: 'Visa',
  last4: id,
  is_primary: 0,
  expired: false,
  ...more,
});
const FAILING = card('0341', { is_primary: 1 });
const payments = (source_id: string | null) =>
  [
    { id: 'p1', status: 'declined', source_id: '0341' },
    { id: 'p2', status: 'succeeded', source_id },
    { id: 'p3', status: 'succeeded', source_id: null },
  ] as Partial<InvoiceDetail['payments'][number]>[] as InvoiceDetail['payments'];

async function shown(
  cards: readonly object[],
  { primary_declined = true, paidWith = '4242' }: { primary_declined?: boolean; paidWith?: string },
) {
  const answer = { responseData: { data: cards }, primary_declined };
  const { render } = await openStage({ cached: [[['cards.listSources', {}], answer]] });
  return textOfHtml(render(<PrimaryOffer receipt={{ payments: payments(paidWith) }} />));
}

test('CARD-02 where the primary card was declined, the card that paid can replace it', async () => {
  expect(await shown([FAILING, card('4242')], {})).toBe(
    'Your primary card was declined The last charge to your Visa ending in 0341 was declined. ' +
      'Choose another way to pay for your next win. Make Visa ending in 4242 your primary card',
  );
});

test.each([
  ['the primary card works', [FAILING, card('4242')], { primary_declined: false }],
  ['the primary card paid', [FAILING, card('4242')], { paidWith: '0341' }],
  ['what paid is not saved', [FAILING], {}],
  ['what paid has expired', [FAILING, card('4242', { expired: true })], {}],
])('CARD-02 nothing is offered where %s', async (_, cards, more) => {
  expect(await shown(cards, more)).toBe('');
});
