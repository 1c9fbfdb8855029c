import { expect, test } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { forgetChoice, readStoredChoice, storeChoice } from './stored-choice.ts';

fakeStorage('sessionStorage');
const receipt = { id: 'r1', total_due_amount: '40.00' };

test.each([true, false])('the checkout begins with the stored part and credit: %s', (byCredit) => {
  storeChoice(receipt, { amount: '20.5', byCredit });
  expect(readStoredChoice(receipt)).toEqual({ amount: '20.5', byCredit });
  forgetChoice();
  expect(readStoredChoice(receipt)).toBeNull();
});

test('what was chosen for another receipt or another sum due is not offered', () => {
  storeChoice(receipt, { amount: '20.5', byCredit: true });
  expect(readStoredChoice({ ...receipt, id: 'r2' })).toBeNull();
  expect(readStoredChoice({ ...receipt, total_due_amount: '30.00' })).toBeNull();
  storeChoice(receipt, { amount: '41.00', byCredit: true });
  expect(readStoredChoice(receipt)).toBeNull();
});
