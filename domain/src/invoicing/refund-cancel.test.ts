import { expect, test } from 'vitest';
import { mayCancelRefund, type RefundToCancel } from './refund-cancel.ts';

const PENDING: RefundToCancel = {
  ground: 'our error',
  lotCenterId: 'decatur',
  deskCenterId: 'decatur',
  parts: ['pending', 'pending'],
  isLatest: true,
  creditCents: 500,
  availableCreditCents: 500,
};

test.each<[string, Partial<RefundToCancel>]>([
  ['by the desk of the lot', {}],
  ['by an admin at every center', { deskCenterId: null, lotCenterId: 'smyrna' }],
  ['by an admin where it was goodwill', { deskCenterId: null, ground: 'goodwill' }],
  ['without any credit', { creditCents: 0, availableCreditCents: 0 }],
])('a pending refund may be canceled %s', (_, change) => {
  expect(mayCancelRefund({ ...PENDING, ...change })).toEqual({ ok: true, value: null });
});

test.each<[string, Partial<RefundToCancel>, string]>([
  ['of another center', { lotCenterId: 'smyrna' }, 'WrongCenter'],
  ['that an admin gave as goodwill', { ground: 'goodwill' }, 'RefundByAdminOnly'],
  ['that was canceled', { parts: ['canceled'] }, 'RefundCanceled'],
  ['that was paid out in part', { parts: ['pending', 'succeeded'] }, 'RefundMade'],
  ['that the card refused', { parts: ['refused'] }, 'RefundMade'],
  ['that the bank sent back', { parts: ['failed'] }, 'RefundMade'],
  ['that is all credit', { parts: [] }, 'RefundMade'],
  ['before a later one of the line', { isLatest: false }, 'RefundNotLatest'],
  ['whose credit was spent', { availableCreditCents: 499 }, 'RefundCreditSpent'],
])('a refund %s may not be canceled', (_, change, refusal) => {
  expect(mayCancelRefund({ ...PENDING, ...change })).toMatchObject({ ok: false, refusal });
});
