import { filled, firstComplaint, matching } from './check.ts';
import type { Complaint } from './check.ts';

const MISSING = 'Required!';
const ROUTING_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The ninth digit of a routing number checks the others. */
export function checkRoutingNumber(routingNumber: string): Complaint {
  const typed = routingNumber.trim();
  const wrong = 'Invalid routing number';
  const badLook = firstComplaint(filled(typed, MISSING), matching(typed, /^\d{9}$/, wrong));
  if (badLook !== null) return badLook;
  const sum = ROUTING_WEIGHTS.reduce((total, weight, at) => total + weight * Number(typed[at]), 0);
  return sum % 10 === 0 ? null : wrong;
}

export function checkAccountNumber(accountNumber: string): Complaint {
  const typed = accountNumber.trim();
  return firstComplaint(
    filled(typed, MISSING),
    matching(typed, /^\d{4,17}$/, 'Invalid account number'),
  );
}

export const checkAccountRepeated = (again: string, accountNumber: string): Complaint =>
  again.trim() === accountNumber.trim() ? null : 'The account numbers don’t match';

/** The cents of a deposit as it is typed: also "0.32" or "$.32", as on a bank statement. */
export const depositCentsIn = (typed: string): string =>
  typed.replace(/^[\s$]*0*\./, '').slice(0, 2);

/** CARD-06: each of the deposits that verify a bank account is of 1 to 99 cents. */
export const checkDepositCents = (typed: string): Complaint =>
  matching(typed.trim(), /^0*[1-9]\d?$/, 'Enter the cents, from 1 to 99');
