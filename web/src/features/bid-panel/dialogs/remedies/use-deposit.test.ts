import { expect, onTestFinished, test, vi } from 'vitest';
import { alerts } from '../../../../lib/notices/alerts.ts';
import { mountHook } from '../../../../testing/mount-hook.tsx';
import { refusal, type Answers } from '../../../../testing/render-hook.tsx';
import { missingCents, useDeposit } from './use-deposit.ts';

const lot = { id: 'l1', deposit_amount: '50.00' };

async function submit(answer: Answers['invoices.submitDeposit']) {
  const leaving = { onClose: vi.fn(), onResolved: vi.fn() };
  const mounted = await mountHook(() => useDeposit(lot, leaving), {
    answers: answer === undefined ? {} : { 'invoices.submitDeposit': answer },
    statusText: 'Deposit submitted successfully',
  });
  await mounted.act((hook) => hook.submit('c1'));
  await expect.poll(() => mounted.hook().busy).toBe(false);
  return { ...mounted, ...leaving };
}

test('R57 a deposit that is held leads back to the bid', async () => {
  const { calls, onResolved, onClose } = await submit({ payment_status: 'paid' });
  const input = { product_id: 'l1', source_id: 'c1', deposit_amount: '50.00' };
  expect(calls[0]).toMatchObject({ name: 'invoices.submitDeposit', input });
  expect(onResolved).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('a deposit whose result is not known yet is not called submitted', async () => {
  const add = vi.spyOn(alerts, 'add');
  onTestFinished(() => add.mockRestore());
  const { onResolved, onClose } = await submit({ payment_status: 'processing' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(onResolved).not.toHaveBeenCalled();
  const text = 'Your payment is being processed. We’ll let you know when it goes through.';
  expect(add.mock.calls).toEqual([['good', text]]);
});

test('a deposit that the bank wants confirmed has the link of the bank', async () => {
  const facts = { verificationUrl: '/bank/confirm' };
  const { hook, onResolved } = await submit(refusal('CardNeedsVerification', { facts }));
  expect(hook().verificationUrl).toBe('/bank/confirm');
  expect(onResolved).not.toHaveBeenCalled();
});

test('a deposit without an answer is said to have none, in the dialog only', async () => {
  const add = vi.spyOn(alerts, 'add');
  onTestFinished(() => add.mockRestore());
  const { hook, onClose, onResolved } = await submit(refusal('Unavailable'));
  expect(hook()).toMatchObject({ isRetrying: false, isUnanswered: true });
  expect(onClose).not.toHaveBeenCalled();
  expect(onResolved).not.toHaveBeenCalled();
  expect(add).not.toHaveBeenCalled();
});

test('only what is missing of a deposit is charged', () => {
  expect(missingCents('50.00', '0.00')).toBe(5000);
  expect(missingCents('50.00', '20.00')).toBe(3000);
  expect(missingCents('50.00', '60.00')).toBe(0);
});
