import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { verifyBank } from '../../operations/payments/verify-bank.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findSource } from '../../store/payments/cards.ts';
import { viewBank } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const verifySource: Handler<typeof cards.verifySource> = async (input, ctx) => {
  const { userId } = ctx.actor;
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  const bank = await findSource(ctx.db, userId, input.source_id);
  if (bank?.kind !== 'bank') return refused('NotFound');
  const [first = 0, second = 0] = input.amounts;
  try {
    const verified = await verifyBank(ctx, { userId, bank, amounts: [first, second] });
    if (!verified.ok) return verified;
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
  const after = await findSource(ctx.db, userId, bank.id);
  return after?.kind === 'bank' ? ok({ responseData: viewBank(after) }) : refused('NotFound');
};
