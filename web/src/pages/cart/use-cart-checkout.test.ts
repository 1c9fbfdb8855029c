import { expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { useCartCheckout } from './use-cart-checkout.ts';

const cart = { final_total: '40.00' };
const bought = (...ids: string[]) => ({
  'cart.checkoutCart': { invoices: ids.map((invoice_id) => ({ invoice_id })) },
});

test.each([
  [['r1'], '/checkout/invoice/r1'],
  [['r1', 'r2'], '/invoices/partial'],
])('receipts %o lead to %s', async (ids, to) => {
  const { act, calls, navigations } = await mountHook(() => useCartCheckout(cart), {
    answers: bought(...ids),
  });
  await act(({ ask }) => ask());
  await act(({ buy }) => buy());
  await vi.waitFor(() => expect(navigations).toMatchObject([{ to }]));
  expect(calls[0]).toMatchObject({ name: 'cart.checkoutCart', input: cart });
});

test('a refusal is shown, and the dialog closes', async () => {
  const { hook, act } = await mountHook(() => useCartCheckout(cart), {
    answers: { 'cart.checkoutCart': refusal('PiecesGone') },
  });
  await act(({ ask }) => ask());
  expect(hook().isAsked).toBe(true);
  await act(({ buy }) => buy());
  await vi.waitFor(() => expect(hook().failure).toBe('Refused: PiecesGone'));
  expect(hook().isAsked).toBe(false);
});

test('nothing can be bought while a quantity is not in the figures', async () => {
  const { hook, act } = await mountHook(() => useCartCheckout(cart));
  await act(({ onUnsettled }) => onUnsettled('l1', true));
  expect(hook().mayBuy).toBe(false);
  await act(({ onUnsettled }) => onUnsettled('l1', false));
  expect(hook().mayBuy).toBe(true);
});
