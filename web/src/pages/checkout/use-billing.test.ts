import { beforeEach, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { CallError } from '../../api/call-error.ts';
import type { Checkout } from './payment-call.ts';
import { initialBilling, useBilling } from './use-billing.ts';

const billing = {
  bill_first_name: 'Ann',
  bill_last_name: 'Smith',
  bill_address1: '1 Main Street',
  bill_city: 'Decatur',
  bill_state: 'GA',
  bill_zipcode: '30030',
};
// The fields that the form reads.
const receipt = { ...billing, payments: [] } as Partial<Checkout> as Checkout;

// No element has the focus here.
beforeEach(() => vi.stubGlobal('HTMLElement', EventTarget));

test('the form starts with the name and address of the receipt, or of its last payment', () => {
  expect(initialBilling(receipt)).toEqual(billing);
  const later = { ...billing, bill_city: 'Smyrna' };
  const payments = [{ billing }, { billing: later }, { billing: null }] as Checkout['payments'];
  expect(initialBilling({ ...receipt, payments })).toEqual(later);
});

test('PAY-10 each field of the billing form has the message of its error', async () => {
  const { hook, act } = await mountHook(() => useBilling(receipt));
  const errorsOf = async (typed: object) => {
    await act(({ form }) => form.setValues({ ...billing, ...typed }));
    await act(({ read }) => expect(read()).toBeNull());
    return hook().form.errors;
  };
  const empty = Object.fromEntries(Object.keys(billing).map((field) => [field, '']));
  const required = Object.fromEntries(Object.keys(billing).map((field) => [field, 'Required']));
  expect(await errorsOf(empty)).toEqual(required);
  expect(await errorsOf({ bill_first_name: 'A', bill_last_name: 'B' })).toEqual({
    bill_first_name: 'Mininum 2 characters',
    bill_last_name: 'Mininum 2 characters',
  });
  const long = 'x'.repeat(16);
  expect(await errorsOf({ bill_first_name: long, bill_last_name: long })).toEqual({
    bill_first_name: 'Maximum 15 characters',
    bill_last_name: 'Maximum 15 characters',
  });
  for (const bill_zipcode of ['303', '303300303']) {
    expect(await errorsOf({ bill_zipcode })).toEqual({ bill_zipcode: 'Invalid zip code' });
  }
});

test('it is a summary until it is changed or has an error', async () => {
  const { hook, act } = await mountHook(() => useBilling(receipt));
  await act(({ read }) => expect(read()).toEqual(billing));
  expect(hook().isOpen).toBe(false);
  await act(({ form }) => form.setValues({ bill_city: '' }));
  await act(({ read }) => read());
  expect(hook().isOpen).toBe(true);
});

test('a field that the server refuses shows why', async () => {
  const { hook, act } = await mountHook(() => useBilling(receipt));
  const fieldErrors = { bill_city: 'Required' };
  const refusal = new CallError({ code: 'InputInvalid', statusText: '', facts: {}, fieldErrors });
  await act(({ showRefusal }) => expect(showRefusal(refusal)).toBe(true));
  expect(hook().form.errors).toEqual({ bill_city: 'Required' });
  await act(({ showRefusal }) => expect(showRefusal(new Error('other'))).toBe(false));
});

test('an address of the address book fills the form', async () => {
  const { hook, act } = await mountHook(() => useBilling(receipt));
  await act(({ use }) =>
    use({
      id: 'a1',
      first_name: 'Bo',
      last_name: 'Ray',
      address1: '5 Oak Lane',
      address2: 'Apt 4',
      city: 'Smyrna',
      state: 'GA',
      zip: '30080',
      latitude: null,
      longitude: null,
      is_primary: 0,
      status: 'active',
    }),
  );
  expect(hook().form.values).toEqual({
    bill_first_name: 'Bo',
    bill_last_name: 'Ray',
    bill_address1: '5 Oak Lane, Apt 4',
    bill_city: 'Smyrna',
    bill_state: 'GA',
    bill_zipcode: '30080',
  });
});
