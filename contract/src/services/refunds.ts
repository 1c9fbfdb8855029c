// Refunds: a buyer's own list, and refunding at the desk (R30).
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import { creditNote } from '../shapes/credit-note.ts';
import { deskLot } from '../shapes/desk-lot.ts';
import { plainListInput } from '../shapes/list-input.ts';
import { typedFlag } from '../shapes/person.ts';
import { typedAmount } from '../shapes/money.ts';
import { refundPreview, refundRow, refundType } from '../shapes/refund.ts';

const PAGE_SIZE = 12;

const choice = {
  lot_id: z.string().max(80),
  /** Omitted: the whole rest. */
  amount: typedAmount.optional(),
  /** To the card first and then to credit, as it was paid; or everything to credit. */
  refund_mode: z.enum(['card', 'credit']).default('card'),
};

const barred = [
  'NotFound',
  'WrongCenter',
  'LotUnpaid',
  'LotForfeited',
  'HandoverBlocked',
  'RefundedAlready',
  'RefundTooSmall',
  'RefundTooLarge',
] as const;

export const refunds = {
  getRefund: query({
    group: 'cart',
    access: 'buyer',
    summary: 'The caller’s refunds, newest first.',
    input: z.strictObject(plainListInput(PAGE_SIZE)),
    output: z.object({ refundList: z.array(refundRow), refundCount: z.int() }),
    refusals: [],
  }),
  getCreditNote: query({
    group: 'cart',
    access: 'buyer',
    summary: 'The credit note of one of the caller’s refunds: its shares and where the money went.',
    input: z.strictObject({ refund_id: z.string().max(80) }),
    output: creditNote,
    refusals: ['NotFound'],
  }),
  previewRefund: query({
    group: 'custom',
    access: 'staff',
    summary: 'Previews a refund, with each part and method; writes nothing.',
    input: z.strictObject(choice),
    output: refundPreview,
    refusals: barred,
  }),
  refundLot: commandOnce({
    group: 'custom',
    access: 'staff',
    summary:
      'Refunds a paid lot in whole or in part; marks it returned if the goods stay at the center.',
    input: z.strictObject({
      ...choice,
      refund_type: refundType,
      refund_reason: z
        .string({ error: 'Required' })
        .trim()
        .min(1, { error: 'Required' })
        .max(120, { error: 'Maximum 120 characters' }),
      refund_notes: z.string().trim().max(500, { error: 'Maximum 500 characters' }).default(''),
      returned: typedFlag.default(0),
      /** The split that the screen showed; each field that is sent must match (R46). */
      card_amount: typedAmount.optional(),
      credit_amount: typedAmount.optional(),
    }),
    output: z.object({ refund: refundRow, lot: deskLot }),
    refusals: [
      ...barred,
      'LotReturned',
      'RefundNotDue',
      'RefundInWhole',
      'RefundByAdminOnly',
      'RefundChanged',
      'ImpersonatorMayNot',
    ],
    limit: { max: 200, seconds: 3600, per: 'account' },
    successMessage: 'Refunded',
  }),
  cancelRefund: command({
    group: 'custom',
    access: 'staff',
    summary: 'Cancels a refund that was not paid out yet, and the return that came with it.',
    input: z.strictObject({ refund_id: z.string().max(80) }),
    output: z.object({ refund: refundRow, lot: deskLot }),
    refusals: [
      'NotFound',
      'WrongCenter',
      'RefundByAdminOnly',
      'RefundCanceled',
      'RefundMade',
      'RefundUnderWay',
      'RefundNotLatest',
      'RefundCreditSpent',
      'GatewayUnavailable',
      'ImpersonatorMayNot',
    ],
    limit: { max: 200, seconds: 3600, per: 'account' },
    successMessage: 'Refund canceled',
  }),
} as const;
