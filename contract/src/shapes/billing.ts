// The billing form (S3, S5): who a payment is billed to, under the specification's names.
import {
  checkBillingLine,
  checkBillingName,
  checkBillingZip,
} from '@hammerdock/domain/checks/billing.ts';
import * as z from 'zod';
import { checked } from './person.ts';

/** Each field that is absent is the one of the receipt. */
export const billingForm = {
  bill_first_name: checked(checkBillingName).optional(),
  bill_last_name: checked(checkBillingName).optional(),
  bill_address1: checked(checkBillingLine).optional(),
  bill_city: checked(checkBillingLine).optional(),
  bill_state: checked(checkBillingLine).optional(),
  bill_zipcode: checked(checkBillingZip).optional(),
};

export const billing = z.object({
  bill_first_name: z.string(),
  bill_last_name: z.string(),
  bill_address1: z.string(),
  bill_city: z.string(),
  bill_state: z.string(),
  bill_zipcode: z.string(),
});
export type Billing = z.output<typeof billing>;
