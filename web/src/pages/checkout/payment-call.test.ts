import { expect, test, vi } from 'vitest';
import { payBy, type Checkout } from './payment-call.ts';

// Only these two fields matter here.
const receipt = { id: 'r1', total_due_amount: '40.00' } as Checkout;
const order = { invoice_id: 'r1', amount: '40.00', tamount: '40.00' };
const choice = { amount: '40,00', byCredit: false, sourceId: 'c1', cvv: '123' };

const listen = () => ({
  payWithCard: vi.fn(),
  payWithCredits: vi.fn(),
  payWithFullUserCredits: vi.fn(),
  payWithCardOrUserCredits: vi.fn(),
});

test('a card, credit, partial credit, and both have a call each', () => {
  const calls = listen();
  payBy(calls, { choice, receipt, needsCard: true });
  expect(calls.payWithCard).toHaveBeenCalledWith({ ...order, source_id: 'c1' });

  const byCredit = { ...choice, byCredit: true };
  payBy(calls, { choice: byCredit, receipt, needsCard: false });
  expect(calls.payWithFullUserCredits).toHaveBeenCalledWith(order);

  payBy(calls, { choice: { ...byCredit, amount: '10' }, receipt, needsCard: false });
  expect(calls.payWithCredits).toHaveBeenCalledWith({ ...order, amount: '10' });

  payBy(calls, { choice: byCredit, receipt, needsCard: true });
  expect(calls.payWithCardOrUserCredits).toHaveBeenCalledWith({
    ...order,
    source_id: 'c1',
    applycreditFlag: 1,
  });
});

test('the three digits are not sent (R51)', () => {
  const calls = listen();
  payBy(calls, { choice: { ...choice, cvv: '987' }, receipt, needsCard: true });
  expect(JSON.stringify(calls.payWithCard.mock.calls)).not.toContain('987');
});
