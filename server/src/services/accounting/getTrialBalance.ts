import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { endOfDay, writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import { trialBalance } from '@hammerdock/domain/accounting/trial-balance.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { askedDay } from '../../operations/accounting/asked-period.ts';
import type { Handler } from '../../rpc/handler.ts';
import { sumBalances } from '../../store/accounting/balances.ts';
import { viewTrialBalance } from '../../views/accounting/books.ts';

export const getTrialBalance: Handler<typeof accounting.getTrialBalance> = async (
  { date },
  { db },
) => {
  const day = await askedDay(db, date);
  const balances = await sumBalances(db, endOfDay(day));
  return ok({ date: writeDay(day), ...viewTrialBalance(trialBalance(balances)) });
};
