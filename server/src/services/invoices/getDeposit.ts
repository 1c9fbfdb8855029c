import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { mayReturnDeposit } from '@hammerdock/domain/invoicing/deposit-return.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readDepositStanding, sumReturning } from '../../store/payments/deposit-returns.ts';

export const getDeposit: Handler<typeof invoices.getDeposit> = async (_input, { db, actor }) => {
  const standing = await readDepositStanding(db, actor.userId);
  const may = mayReturnDeposit(standing);
  return ok({
    deposit_held: toDecimal(standing.heldCents),
    deposit_returning: toDecimal(await sumReturning(db, actor.userId)),
    held_because: may.ok ? null : sentenceOf(may.refusal),
  });
};
