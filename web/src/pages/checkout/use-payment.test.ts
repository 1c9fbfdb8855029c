import { expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal, renderHook } from '../../testing/render-hook.tsx';
import type { Checkout } from './payment-call.ts';
import { usePayment } from './use-payment.ts';

// The fields that a payment reads.
const receipt = {
  id: 'r1',
  total_due_amount: '40.00',
  cards: [
    { id: 'c1', is_primary: 0 },
    { id: 'c2', is_primary: 1 },
  ],
} as Partial<Checkout> as Checkout;

const PREVIEW = [
  'invoices.previewCheckout',
  { invoice_id: 'r1', amount: '40.00', applycreditFlag: 0 },
];
const previewed = (card_amount: string) => ({ cached: [[PREVIEW, { card_amount }]] as const });

test('the checkout starts with all that is due, and the primary card', async () => {
  const { hook } = await renderHook(() => usePayment(receipt, () => undefined), previewed('40.00'));
  expect(hook.choice).toMatchObject({ amount: '40.00', byCredit: false, sourceId: 'c2' });
  expect(hook).toMatchObject({ needsCard: true, busy: false, preview: { card_amount: '40.00' } });
});

test('credit that covers the amount pays it without a card', async () => {
  const onPaid = vi.fn();
  const { hook, calls } = await renderHook(() => usePayment(receipt, onPaid), {
    ...previewed('0.00'),
    answers: { 'invoices.payWithFullUserCredits': { paid: true } },
  });
  hook.pay();
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(calls).toMatchObject([
    {
      name: 'invoices.payWithFullUserCredits',
      input: { invoice_id: 'r1', amount: '40.00', tamount: '40.00' },
    },
  ]);
});

test.each([
  ['the digits of the card are missing', previewed('40.00')],
  ['the figures are not shown yet', {}],
])('nothing is paid while %s', async (_case, setting) => {
  const { hook, calls } = await renderHook(() => usePayment(receipt, () => undefined), setting);
  hook.pay();
  await Promise.resolve();
  expect(calls).toEqual([]);
});

test('nothing is paid by the preview of another amount', async () => {
  const next = Promise.withResolvers<object>();
  const { hook, act, calls } = await mountHook(() => usePayment(receipt, () => undefined), {
    ...previewed('0.00'),
    answers: { 'invoices.previewCheckout': next.promise },
  });
  await act(({ change }) => change({ amount: '20.00' }));
  expect(hook()).toMatchObject({ preview: { card_amount: '0.00' }, busy: true });
  await act(({ pay }) => pay());
  expect(calls.map(({ name }) => name)).toEqual(['invoices.previewCheckout']);

  await act(() => next.resolve({ card_amount: '0.00' }));
  expect(hook().busy).toBe(false);
  await act(({ pay }) => pay());
  expect(calls[1]).toMatchObject({
    name: 'invoices.payWithCredits',
    input: { invoice_id: 'r1', amount: '20.00', tamount: '40.00' },
  });
});

test('a change of the choice removes the complaints about it', async () => {
  const { hook, act } = await mountHook(
    () => usePayment(receipt, () => undefined),
    previewed('40.00'),
  );
  await act(({ pay }) => pay());
  expect(hook().complaints).toHaveProperty('cvv');
  await act(({ change }) => change({ cvv: '123' }));
  expect(hook().complaints).toEqual({});
});

test.each([
  ['CardDeclined', true],
  ['GatewayUnavailable', false],
] as const)('a payment refused with %s says why; another card helps: %s', async (code, helps) => {
  const onPaid = vi.fn();
  const { hook, act } = await mountHook(() => usePayment(receipt, onPaid), {
    ...previewed('40.00'),
    answers: { 'invoices.payWithCard': refusal(code) },
  });
  await act(({ change }) => change({ cvv: '123' }));
  await act(({ pay }) => pay());
  await vi.waitFor(() =>
    expect(hook().failure).toEqual({ text: `Refused: ${code}`, isOfCard: helps }),
  );
  expect(onPaid).not.toHaveBeenCalled();
  await act(({ change }) => change({ sourceId: 'c1' }));
  expect(hook().failure).toBeNull();
});
