import { expect, onTestFinished, test, vi } from 'vitest';
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
  await expect.poll(() => navigations).toMatchObject([{ to }]);
  expect(calls[0]).toMatchObject({ name: 'cart.checkoutCart', input: cart });
});

test('a refusal is shown, the dialog closes, and the cart is loaded again', async () => {
  const { hook, act, queryClient } = await mountHook(() => useCartCheckout(cart), {
    answers: { 'cart.checkoutCart': refusal('PiecesGone') },
    cached: [[['cart.previewCart', {}], cart]],
  });
  await act(({ ask }) => ask());
  expect(hook().isAsked).toBe(true);
  await act(({ buy }) => buy());
  const failure = { text: 'Refused: PiecesGone', consequence: 'Nothing was bought.' };
  await expect.poll(() => hook().failure).toEqual(failure);
  expect(hook().isAsked).toBe(false);
  expect(queryClient.getQueryState(['cart.previewCart', {}])?.isInvalidated).toBe(true);
});

test('without an answer, the cart does not say that nothing was bought', async () => {
  const { hook, act } = await mountHook(() => useCartCheckout(cart), {
    answers: { 'cart.checkoutCart': refusal('NoAnswer') },
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(({ buy }) => buy());
  await act(() => vi.runAllTimersAsync());
  expect(hook().failure).toEqual({
    text: 'We don’t know yet whether you bought these items',
    consequence: 'Check My Receipts before you try again.',
  });
});

test('nothing can be bought while a quantity is not in the figures', async () => {
  const { hook, act } = await mountHook(() => useCartCheckout(cart));
  await act(({ onUnsettled }) => onUnsettled('l1', true));
  expect(hook().mayBuy).toBe(false);
  await act(({ onUnsettled }) => onUnsettled('l1', false));
  expect(hook().mayBuy).toBe(true);
});
