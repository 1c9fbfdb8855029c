// The words of a seller's statement, the same on its page and in its PDF.
import { centsOf, countOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { TransferProblem } from '@hammerdock/domain/invoicing/payout-transfer.ts';
import type { LineStanding, StatementState } from '@hammerdock/domain/invoicing/statement-lines.ts';
import { showDay } from '@hammerdock/domain/accounting/calendar.ts';
import type { Payout, Statement } from '../shapes/settlement.ts';
import type { Figure } from './receipt-figures.ts';

/** Why a transfer was not made. */
export const TRANSFER_PROBLEM: Readonly<Record<TransferProblem, string>> = {
  'account not ready': 'The seller’s payout account isn’t ready.',
  'balance too low': 'The store’s balance at the payout service is too low.',
  refused: 'The payout service refused it; look at its console for the reason.',
};

export const STANDING: Readonly<Record<LineStanding, string>> = {
  unpaid: 'On hold until the buyer pays',
  'not picked up': 'On hold until pickup',
  disputed: 'On hold: disputed at the bank',
  payable: 'Payable',
  'paid out': 'Paid out',
  'set off': 'Used for what you owed',
  'owed back': 'You owe this back',
  refunded: 'Refunded in full',
  'charged back': 'Charged back by the bank',
  canceled: 'Canceled: the buyer didn’t pay',
};

export const STATEMENT_STATE: Readonly<Record<StatementState, string>> = {
  payable: 'Payable',
  'owed back': 'Owed back',
  'on hold': 'On hold',
  'paid out': 'Paid out',
  settled: 'Settled',
  canceled: 'Canceled',
};

/** "Paid out 11-24-2026, Wire 42" */
export function standingText({ standing, payout }: Statement['lotList'][number]): string {
  if (payout === null) return STANDING[standing];
  const paid = payout.on_its_way ? 'Payout on its way' : STANDING[standing];
  return `${paid} ${paidOn(payout)}, ${payout.reference}`;
}

/** "11-24-2026" */
export const paidOn = ({ paid_on }: Pick<Payout, 'paid_on'>): string => showDay(paid_on);

/** "12.5%" */
export const percentOf = (bps: number): string => `${bps / 100}%`;

/** A deducted amount. */
export const less = (amount: string): string => (centsOf(amount) === 0 ? amount : `-${amount}`);

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
  ...unlessZero('On hold', given.waiting),
  centsOf(given.payable) < 0
    ? { label: 'You owe', amount: given.payable.slice(1), strong: true }
    : { label: 'Payable now', amount: given.payable, strong: true },
];

/** Why a line is not payable yet. */
const HOLDS = {
  unpaid: 'until the buyer pays',
  'not picked up': 'until pickup',
  disputed: 'disputed at the bank',
} as const satisfies Partial<Record<LineStanding, string>>;

/** "12 lots until pickup: $489.09", for each reason why an amount is on hold. */
export const holdTexts = ({ lotList }: Pick<Statement, 'lotList'>): readonly string[] =>
  Object.entries(HOLDS).flatMap(([standing, reason]) => {
    const held = lotList.filter((lot) => lot.standing === standing);
    if (held.length === 0) return [];
    const cents = held.reduce((sum, { net }) => sum + centsOf(net), 0);
    return [`${countOf(held.length, 'lot')} ${reason}: ${dollarsOf(cents)}`];
  });

/** When the payable amount is paid, or what is done about an amount that the seller owes. */
export function payableText({ payable }: Pick<Statement, 'payable'>): string {
  const cents = centsOf(payable);
  if (cents === 0) return 'Nothing right now';
  return cents < 0 ? 'Taken off your next payouts' : 'Goes out with your next payout';
}

/** The last payout that was not reversed. */
export function lastPayoutText({ payoutList }: Pick<Statement, 'payoutList'>): string {
  const last = payoutList.findLast(({ reversed_at }) => reversed_at === null);
  if (last === undefined) return 'Nothing yet';
  const isOnItsWay = last.transfer?.state === 'pending';
  return `${isOnItsWay ? 'On its way since' : 'Last on'} ${paidOn(last)}, ${last.reference}`;
}
