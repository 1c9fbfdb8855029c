// What sellers receive, and paying it out (R58).
import { checkAccountNumber, checkRoutingNumber } from '@hammerdock/domain/checks/bank.ts';
import { COMMISSION_MAX_BPS } from '@hammerdock/domain/invoicing/commission.ts';
import { TRANSFER_STATES } from '@hammerdock/domain/invoicing/payout-transfer.ts';
import * as z from 'zod';
import { command, commandOnce, query } from '../../call.ts';
import { typedAmount } from '../../shapes/money.ts';
import { plainListInput } from '../../shapes/list-input.ts';
import {
  maskedBank,
  payout,
  sellerAccount,
  statement,
  statementSummary,
  transferAccount,
} from '../../shapes/settlement.ts';

const id = z.string().max(80);
/** Admins name the seller they act for. */
const acting = { seller_id: id.optional() };

const written = (max: number) =>
  z
    .string({ error: 'Required' })
    .trim()
    .min(1, { error: 'Required' })
    .max(max, { error: `Maximum ${max} characters` });

const digits = (check: (text: string) => string | null) =>
  z
    .string()
    .max(40)
    .transform((text, context) => {
      const complaint = check(text);
      if (complaint === null) return text.trim();
      context.addIssue({ code: 'custom', message: complaint });
      return z.NEVER;
    });

export const settlements = {
  listStatements: query({
    group: 'seller',
    access: 'seller',
    summary: 'The seller’s auctions with sales, latest first, and what is payable of each.',
    input: z.strictObject({ ...acting, ...plainListInput(20) }),
    output: z.object({ statementList: z.array(statementSummary), statementCount: z.int() }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  getStatement: query({
    group: 'seller',
    access: 'seller',
    summary: 'An auction’s statement: each sold lot, what is payable, and what was paid out.',
    input: z.strictObject({ auction_id: id }),
    output: statement,
    refusals: ['NotFound'],
  }),
  listPayouts: query({
    group: 'seller',
    access: 'seller',
    summary: 'What the seller was paid, latest first.',
    input: z.strictObject({ ...acting, ...plainListInput(20) }),
    output: z.object({ payoutList: z.array(payout), payoutCount: z.int() }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  getBankDetails: query({
    group: 'seller',
    access: 'seller',
    summary:
      'The bank account to which the seller is paid, masked, and the account at the payment ' +
      'provider; null where transfers are switched off.',
    input: z.strictObject(acting),
    output: z.object({ bank: maskedBank.nullable(), transfers: transferAccount.nullable() }),
    refusals: ['NotFound', 'SellerMissing'],
  }),
  setUpTransfers: command({
    group: 'seller',
    access: 'seller',
    summary:
      'Opens the seller’s account at the payment provider, with the password, and returns the ' +
      'address of the page on which it is set up.',
    input: z.strictObject({ current_password: z.string().max(300).optional() }),
    output: z.object({ url: z.string() }),
    refusals: [
      'ImpersonatorMayNot',
      'BankOfSellerOnly',
      'TransfersOff',
      'TransfersUnavailable',
      'TransferAccountClosed',
      'PasswordNeeded',
      'PasswordNotSet',
      'PasswordWrong',
      'TooManyRequests',
    ],
    limit: { max: 30, seconds: 3600, per: 'account' },
  }),
  checkTransferAccount: command({
    group: 'seller',
    access: 'seller',
    summary: 'Asks the payment provider how the seller’s account stands.',
    input: z.strictObject(acting),
    output: z.object({ transfers: transferAccount }),
    refusals: [
      'ImpersonatorMayNot',
      'NotFound',
      'SellerMissing',
      'TransfersOff',
      'TransfersUnavailable',
    ],
    limit: { max: 60, seconds: 3600, per: 'account' },
  }),
  saveBankDetails: command({
    group: 'seller',
    access: 'seller',
    summary:
      'Sets the bank account to which the seller is paid, with the password; audited without its ' +
      'numbers. Sellers only set their own.',
    input: z.strictObject({
      holder: written(100),
      routing_number: digits(checkRoutingNumber),
      account_number: digits(checkAccountNumber),
      current_password: z.string().max(300).optional(),
    }),
    output: z.object({ bank: maskedBank }),
    refusals: [
      'ImpersonatorMayNot',
      'BankOfSellerOnly',
      'PasswordNeeded',
      'PasswordNotSet',
      'PasswordWrong',
      'TooManyRequests',
    ],
    successMessage: 'Your bank details are saved',
  }),
  listSellerAccounts: query({
    group: 'custom',
    access: 'admin',
    summary: 'All sellers with their commission, masked bank account and what is payable.',
    input: z.strictObject(plainListInput(20)),
    output: z.object({ accountList: z.array(sellerAccount), accountCount: z.int() }),
    refusals: [],
  }),
  setCommission: command({
    group: 'custom',
    access: 'admin',
    summary: 'Sets a seller’s commission for auctions that are published from now on; audited.',
    input: z.strictObject({
      seller_id: id,
      commission_bps: z.int().min(0).max(COMMISSION_MAX_BPS),
    }),
    output: z.object({}),
    refusals: ['NotFound'],
    successMessage: 'The commission is saved',
  }),
  recordPayout: commandOnce({
    group: 'custom',
    access: 'admin',
    summary:
      'Records that a seller was paid all that is payable. The amount names what the admin saw; ' +
      'another one is refused.',
    input: z.strictObject({
      seller_id: id,
      amount: typedAmount,
      reference: written(100),
      paid_on: z.iso.date(),
    }),
    output: z.object({ payout_id: z.string() }),
    refusals: ['NotFound', 'NothingPayable', 'PayoutChanged', 'PayoutInFuture'],
    successMessage: 'The payment is recorded',
  }),
  transferPayout: commandOnce({
    group: 'custom',
    access: 'admin',
    summary:
      'Pays a seller all that is payable by a transfer of the payment provider. Where it does ' +
      'not answer, the payout is pending, and a job asks again.',
    input: z.strictObject({ seller_id: id, amount: typedAmount }),
    output: z.object({ payout_id: z.string(), transfer_state: z.enum(TRANSFER_STATES) }),
    refusals: [
      'NotFound',
      'NothingPayable',
      'PayoutChanged',
      'TransfersOff',
      'TransferAccountNotReady',
      'TransferRefused',
    ],
  }),
  reversePayout: command({
    group: 'custom',
    access: 'admin',
    summary:
      'Reverses a payout that came back or was entered by mistake; audited. A transfer is taken ' +
      'back first; where the payment provider does not answer, a job asks again.',
    input: z.strictObject({ payout_id: id, reason: written(500) }),
    output: z.object({ reversed: z.boolean() }),
    refusals: ['NotFound', 'PayoutReversed', 'PayoutUnderWay', 'PayoutNotMade', 'TransferSpent'],
  }),
  revealBankDetails: command({
    group: 'custom',
    access: 'admin',
    summary: 'The full numbers of a seller’s bank account; each look is audited.',
    input: z.strictObject({ seller_id: id }),
    output: z.object({
      holder: z.string(),
      routing_number: z.string(),
      account_number: z.string(),
    }),
    refusals: ['NotFound', 'BankUnreadable'],
    limit: { max: 30, seconds: 3600, per: 'account' },
  }),
} as const;
