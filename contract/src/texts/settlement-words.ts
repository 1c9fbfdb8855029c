// The words of a seller's statement, the same on its page and in its PDF.
import { centsOf, dollars } from '@hammerdock/domain/text/format.ts';
import type { Standing } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Statement } from '../shapes/settlement.ts';

export const STANDING: Readonly<Record<Standing, string>> = {
  payable: 'Payable',
  disputed: 'Disputed at the bank',
  unpaid: 'Not paid yet',
  'not picked up': 'Not picked up yet',
};

/** "12.5%" */
export const percentOf = (bps: number): string => `${bps / 100}%`;

type Figures = Pick<
  Statement,
  'hammer' | 'refunds' | 'chargebacks' | 'commission' | 'net' | 'paid_out' | 'payable' | 'waiting'
>;

/** An amount that is deducted. */
const less = (amount: string): string =>
  centsOf(amount) === 0 ? dollars(amount) : `−${dollars(amount)}`;

/** Lines without an amount are left out, except those that every statement has. */
export const statementFigures = (statement: Figures, commissionBps: number) => [
  { label: 'Hammer prices', amount: dollars(statement.hammer) },
  ...(centsOf(statement.refunds) === 0
    ? []
    : [{ label: 'Refunds', amount: less(statement.refunds) }]),
  ...(centsOf(statement.chargebacks) === 0
    ? []
    : [{ label: 'Chargebacks', amount: less(statement.chargebacks) }]),
  { label: `Commission (${percentOf(commissionBps)})`, amount: less(statement.commission) },
  { label: 'Your net', amount: dollars(statement.net), strong: true },
  { label: 'Paid to you', amount: less(statement.paid_out) },
  { label: 'Waiting', amount: less(statement.waiting) },
  centsOf(statement.payable) < 0
    ? { label: 'You owe', amount: dollars(statement.payable.slice(1)), strong: true }
    : { label: 'Payable now', amount: dollars(statement.payable), strong: true },
];
