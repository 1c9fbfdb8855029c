import { useForm } from '@mantine/form';
import type { Billing } from '@hammerdock/contract/shapes/billing.ts';
import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import {
  checkBillingLine,
  checkBillingName,
  checkBillingZip,
} from '@hammerdock/domain/checks/billing.ts';
import { useState } from 'react';
import { besideFields } from '../../api/field-errors.ts';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import type { Checkout } from './payment-call.ts';

/** The billing form (PAY-10): a summary until it is changed or has an error. */
export function useBilling(receipt: Checkout) {
  const form = useForm<Billing>({
    initialValues: initialBilling(receipt),
    validate: {
      bill_first_name: checkBillingName,
      bill_last_name: checkBillingName,
      bill_address1: checkBillingLine,
      bill_city: checkBillingLine,
      bill_state: checkBillingLine,
      bill_zipcode: checkBillingZip,
    },
  });
  const [isOpen, setOpen] = useState(false);
  const [failures, setFailures] = useState(0);
  const fields = useFirstInvalidFocus<HTMLDivElement>(failures === 0 ? null : failures);
  const showErrors = () => {
    setOpen(true);
    setFailures((before) => before + 1);
  };
  return {
    form,
    fields,
    isOpen,
    open: () => setOpen(true),
    /** Fills the form with an address of the address book. */
    use: (entry: AddressEntry) => form.setValues(billingTo(entry)),
    /** The billing of a payment; null, with the errors shown, while it is not valid. */
    read: (): Billing | null => {
      if (!form.validate().hasErrors) return form.getValues();
      showErrors();
      return null;
    },
    /** Whether the refusal of a payment concerns a field of the form. */
    showRefusal: (error: unknown): boolean => {
      const isShown = besideFields(form)(error);
      if (isShown) showErrors();
      return isShown;
    },
  };
}

/** As the last payment of this receipt was billed, else as the receipt itself is. */
export function initialBilling(receipt: Checkout): Billing {
  const last = receipt.payments.findLast(({ billing }) => billing !== null)?.billing;
  const { bill_first_name, bill_last_name, bill_address1, bill_city, bill_state, bill_zipcode } =
    last ?? receipt;
  return {
    bill_first_name,
    bill_last_name,
    bill_address1,
    bill_city,
    bill_state,
    bill_zipcode,
  };
}

const billingTo = (entry: AddressEntry): Billing => ({
  bill_first_name: entry.first_name,
  bill_last_name: entry.last_name,
  bill_address1: [entry.address1, entry.address2].filter((line) => line !== '').join(', '),
  bill_city: entry.city,
  bill_state: entry.state,
  bill_zipcode: entry.zip,
});
