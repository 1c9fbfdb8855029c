// The books for admins (R28): balances, the lines of an account.
import { MOVEMENT_KINDS } from '@hammerdock/domain/accounting/reconciliation.ts';
import { LEDGER_ACCOUNTS } from '@hammerdock/domain/accounting/trial-balance.ts';
import * as z from 'zod';
import { command, query } from '../../call.ts';
import { amount } from '../../shapes/money.ts';
import { plainListInput } from '../../shapes/list-input.ts';

const account = z.enum(LEDGER_ACCOUNTS);
/** In the store's time zone. */
const day = z.iso.date();
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** On one side; the other is 0.00. */
const sides = { debit: amount, credit: amount };

export const accounting = {
  getTrialBalance: query({
    group: 'custom',
    access: 'admin',
    summary: 'The balance of each account of the ledger at the end of a day, today by default.',
    input: z.strictObject({ date: day.optional() }),
    output: z.object({
      date: day,
      accounts: z.array(z.object({ account, ...sides })),
      debit_total: amount,
      credit_total: amount,
    }),
    refusals: [],
  }),
  listAccountLines: query({
    group: 'custom',
    access: 'admin',
    summary: 'The lines of an account in a month, oldest first, between its two balances.',
    input: z.strictObject({ account, month: month.optional(), ...plainListInput(20) }),
    output: z.object({
      month,
      opening: z.object(sides),
      closing: z.object(sides),
      lineList: z.array(
        z.object({
          id: z.string(),
          booked_at: z.iso.datetime(),
          kind: z.string(),
          /** The number of the receipt; empty where there is none. */
          receipt_no: z.string(),
          /** Of the user whose line it is; empty for the store's own. */
          username: z.string(),
          ...sides,
        }),
      ),
      lineCount: z.int(),
    }),
    refusals: [],
  }),
  getTaxReport: query({
    group: 'custom',
    access: 'admin',
    summary:
      'Sales and sales tax by pickup center and month of a year, this year by default. Voids, ' +
      'refunds and chargebacks count in the month in which they happen.',
    input: z.strictObject({ year: z.coerce.number().int().min(2000).max(2099).optional() }),
    output: z.object({
      year: z.int(),
      taxList: z.array(
        z.object({
          month,
          center: z.string(),
          /** Hammer and premium, less what was taken back. */
          taxed_sales: amount,
          exempt_sales: amount,
          billed: amount,
          voided: amount,
          refunded: amount,
          charged_back: amount,
          net: amount,
        }),
      ),
      net_total: amount,
    }),
    refusals: [],
  }),
  listDifferences: query({
    group: 'custom',
    access: 'admin',
    summary:
      'Movements on which the provider, our records and the ledger differ: open ones oldest ' +
      'first, closed ones newest first.',
    input: z.strictObject({ closed: z.boolean().default(false), ...plainListInput(20) }),
    output: z.object({
      differenceList: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(MOVEMENT_KINDS),
          /** The id of our payment, refund or dispute. */
          subject: z.string(),
          /** The id at the provider; empty where it is unknown. */
          gateway_id: z.string(),
          provider_amount: amount,
          store_amount: amount,
          ledger_amount: amount,
          found_at: z.iso.datetime(),
          closed_at: z.iso.datetime().nullable(),
          /** Who closed it; empty where it disappeared. */
          closed_by: z.string(),
          note: z.string(),
        }),
      ),
      differenceCount: z.int(),
    }),
    refusals: [],
  }),
  closeDifference: command({
    group: 'custom',
    access: 'admin',
    summary: 'Closes a difference with a note; audited. Other amounts open it again.',
    input: z.strictObject({
      id: z.string().max(80),
      note: z
        .string({ error: 'Required' })
        .trim()
        .min(1, { error: 'Required' })
        .max(500, { error: 'Maximum 500 characters' }),
    }),
    output: z.object({}),
    refusals: ['NotFound', 'DifferenceClosed'],
    successMessage: 'The difference is closed',
  }),
} as const;
