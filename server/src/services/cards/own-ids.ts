import type { MemberCtx } from '../../context.ts';
import { findGatewayCustomer } from '../../store/payments/cards.ts';

/** R46, R47: ids in a call belong to the caller, or the call finds nothing. */
export async function areOwnIds(
  given: { account_id?: string | undefined; customer_id?: string | undefined },
  { actor, db }: MemberCtx,
): Promise<boolean> {
  if (given.account_id !== undefined && given.account_id !== actor.userId) return false;
  if (given.customer_id === undefined) return true;
  return given.customer_id === (await findGatewayCustomer(db, actor.userId));
}
