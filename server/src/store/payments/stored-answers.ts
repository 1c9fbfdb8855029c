// The stored answers of calls that continue after their transaction, parsed at a repeat.
import * as z from 'zod';
import { storedAs } from '../platform/idempotency-keys.ts';

export const readBegunDeposit = storedAs(z.object({ paymentId: z.guid() }));

export const readBegunReturn = storedAs(
  z.object({ returnIds: z.array(z.guid()), amountCents: z.int() }),
);

export const readBegunRefund = storedAs(z.object({ refundId: z.guid() }));

export const readBegunTransfer = storedAs(z.object({ payoutId: z.guid() }));

export const readBegunPayment = storedAs(
  z.object({
    paymentId: z.guid().nullable(),
    /** Absent from answers of an older version. */
    journalId: z.guid().nullable().default(null),
    amountCents: z.int(),
    creditCents: z.int(),
    cardCents: z.int(),
    feeCents: z.int(),
  }),
);

const savedSource = {
  id: z.guid(),
  gatewayCard: z.string(),
  brand: z.string(),
  last4: z.string(),
  holder: z.string(),
  address: z.json(),
  isPrimary: z.boolean(),
  expired: z.boolean(),
};

export const readSavedCard = storedAs(
  z.object({
    ...savedSource,
    /** Absent from answers of an older version. */
    kind: z.literal('card').default('card'),
    expMonth: z.int(),
    expYear: z.int(),
  }),
);

export const readSavedBank = storedAs(
  z.object({
    ...savedSource,
    kind: z.literal('bank'),
    gatewaySetup: z.string(),
    routingNumber: z.string(),
    bankStatus: z.enum(['new', 'verified', 'failed']),
    /** Absent from answers of an older version. */
    proof: z.enum(['amounts', 'code']).default('amounts'),
    verificationUrl: z.string().nullable().default(null),
    verifyTries: z.int(),
  }),
);
