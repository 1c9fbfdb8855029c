import { expect, test, vi } from 'vitest';
import { payBy, type Checkout } from './payment-call.ts';

// Only these two fields matter here.
const receipt = { id: 'r1', total_due_amount: '40.00' } as Checkout;
const billing = {
  bill_first_name: 'Ann',
  bill_last_name: 'Smith',
  bill_address1: '1 Main Street',
  bill_city: 'Decatur',
  bill_state: 'GA',
  bill_zipcode: '30030',
};
const order = { invoice_id: 'r1', amount: '40.00', tamount: '40.00', ...billing };
const choice = { amount: '40,00', byCredit: false, sourceId: 'c1' };

const listen = () => ({
  payWithCard: vi.fn(),
  payWithCredits: vi.fn(),
  payWithFullUserCredits: vi.fn(),
  payWithCardOrUserCredits: vi.fn(),
});

test('PAY-04 a card, credit, partial credit, and both have a call each', () => {
  const calls = listen();
  payBy(calls, { choice, billing, receipt, needsCard: true });
  expect(calls.payWithCard).toHaveBeenCalledWith({ ...order, source_id: 'c1' });

  const byCredit = { ...choice, byCredit: true };
  payBy(calls, { choice: byCredit, billing, receipt, needsCard: false });
  expect(calls.payWithFullUserCredits).toHaveBeenCalledWith(order);

  payBy(calls, { choice: { ...byCredit, amount: '10' }, billing, receipt, needsCard: false });
  expect(calls.payWithCredits).toHaveBeenCalledWith({ ...order, amount: '10' });

  payBy(calls, { choice: byCredit, billing, receipt, needsCard: true });
  expect(calls.payWithCardOrUserCredits).toHaveBeenCalledWith({
    ...order,
    source_id: 'c1',
    applycreditFlag: 1,
  });
});
