import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { countPendingInvoices } from '../../store/payments/payment-standing.ts';

export const pendingCount: Handler<typeof account.pendingCount> = async (_input, { actor, db }) =>
  ok({ responseData: await countPendingInvoices(db, actor.userId) });
