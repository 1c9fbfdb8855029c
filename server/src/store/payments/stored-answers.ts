// The stored answers of calls that continue after their transaction, parsed at a repeat.
import * as z from 'zod';
import { storedAs } from '../platform/idempotency-keys.ts';

export const readBegunDeposit = storedAs(z.object({ paymentId: z.guid() }));

export const readBegunRefund = storedAs(z.object({ refundId: z.guid() }));

export const readBegunPayment = storedAs(
  z.object({
    paymentId: z.guid().nullable(),
    amountCents: z.int(),
    creditCents: z.int(),
    cardCents: z.int(),
    feeCents: z.int(),
  }),
);

export const readSavedCard = storedAs(
  z.object({
    id: z.guid(),
    gatewayCard: z.string(),
    brand: z.string(),
    last4: z.string(),
    holder: z.string(),
    expMonth: z.int(),
    expYear: z.int(),
    address: z.json(),
    isPrimary: z.boolean(),
    expired: z.boolean(),
  }),
);
