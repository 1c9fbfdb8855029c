// The words of a seller's statement, the same on its page and in its PDF.
import { centsOf } from '@hammerdock/domain/text/format.ts';
import type { TransferProblem } from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { Standing } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Statement } from '../shapes/settlement.ts';
import type { Figure } from './receipt-figures.ts';

/** Why a transfer was not made. */
export const TRANSFER_PROBLEM: Readonly<Record<TransferProblem, string>> = {
  'account not ready': 'The seller’s payout account isn’t ready.',
  'balance too low': 'The store’s balance at the payout service is too low.',
  refused: 'The payout service refused it; look at its console for the reason.',
};

export const STANDING: Readonly<Record<Standing, string>> = {
  payable: 'Cleared for payout',
  disputed: 'Disputed at the bank',
  unpaid: 'Not paid yet',
  'not picked up': 'Not picked up yet',
};

/** "12.5%" */
export const percentOf = (bps: number): string => `${bps / 100}%`;

/** A deducted amount. */
const less = (amount: string): string => (centsOf(amount) === 0 ? amount : `-${amount}`);

const unlessZero = (label: string, amount: string): Figure[] =>
  centsOf(amount) === 0 ? [] : [{ label, amount: less(amount) }];

/** From the hammer prices to what is payable now. */
export const statementFigures = (given: Statement): readonly Figure[] => [
  { label: 'Hammer prices', amount: given.hammer },
  ...unlessZero('Refunds', given.refunds),
  ...unlessZero('Chargebacks', given.chargebacks),
  { label: `Commission (${percentOf(given.commission_bps)})`, amount: less(given.commission) },
  { label: 'Net', amount: given.net, strong: true },
  ...unlessZero('Paid to you', given.paid_out),
  ...unlessZero('Not payable yet', given.waiting),
  centsOf(given.payable) < 0
    ? { label: 'You owe', amount: given.payable.slice(1), strong: true }
    : { label: 'Payable now', amount: given.payable, strong: true },
];
