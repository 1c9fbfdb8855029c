import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { nextMonth, startOfDay, writeMonth } from '@hammerdock/domain/accounting/calendar.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { askedMonth } from '../../operations/accounting/asked-period.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  countAccountLines,
  listAccountLines as listRows,
} from '../../store/accounting/account-lines.ts';
import { sumBalances } from '../../store/accounting/balances.ts';
import { viewAccountLine, viewSides } from '../../views/accounting/books.ts';

export const listAccountLines: Handler<typeof accounting.listAccountLines> = async (
  { account, month: asked, page, limit },
  { db },
) => {
  const month = await askedMonth(db, asked);
  const [from, until] = [startOfDay(month), startOfDay(nextMonth(month))];
  const rows = await listRows(db, { account, from, until, page, limit });
  const { count, cents } = await countAccountLines(db, { account, from, until });
  const opening = (await sumBalances(db, from)).get(account) ?? 0;
  return ok({
    month: writeMonth(month),
    opening: viewSides(opening),
    closing: viewSides(opening + cents),
    lineList: rows.map(viewAccountLine),
    lineCount: count,
  });
};
