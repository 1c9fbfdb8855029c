import type { accounting } from '@hammerdock/contract/services/admin/accounting.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  countDifferences,
  listDifferences as listRows,
} from '../../store/accounting/differences.ts';
import { viewDifference } from '../../views/accounting/difference.ts';

export const listDifferences: Handler<typeof accounting.listDifferences> = async (
  { closed, page, limit },
  { db },
) => {
  const rows = await listRows(db, { closed, limit, offset: (page - 1) * limit });
  return ok({
    differenceList: rows.map(viewDifference),
    differenceCount: await countDifferences(db, closed),
  });
};
