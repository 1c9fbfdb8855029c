// Money in the API is a decimal string with two digits (R1).
import { fromDecimal } from '@hammerdock/domain/money.ts';
import * as z from 'zod';

export const amount = z.string().regex(/^-?\d+\.\d{2}$/);

/** An amount as people type it: digits, one separator, at most two decimals; becomes cents. */
export const typedAmount = z.union([z.string(), z.number()]).transform((given, context) => {
  const cents = fromDecimal(String(given).trim());
  if (cents !== null) return cents;
  context.addIssue({ code: 'custom', message: 'Enter an amount with up to two decimals' });
  return z.NEVER;
});
