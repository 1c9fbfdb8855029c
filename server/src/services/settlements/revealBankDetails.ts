import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { decryptNumbers } from '../../operations/accounting/payout-numbers.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findPayoutAccount } from '../../store/accounting/payouts.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { isId } from '../../store/platform/id-shape.ts';

export const revealBankDetails: Handler<typeof settlements.revealBankDetails> = (
  { seller_id: sellerId },
  ctx,
) =>
  ctx.transact(async (tx) => {
    if (!isId(sellerId)) return refused('NotFound');
    const account = await findPayoutAccount(tx, sellerId);
    if (account === undefined) return refused('NotFound');
    const numbers = decryptNumbers(ctx.vault, sellerId, account.numbers);
    if (numbers === null) return refused('BankUnreadable');
    await insertAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'payout account revealed',
      subject: sellerId,
      details: { last4: account.last4 },
    });
    return ok({
      holder: account.holder,
      routing_number: numbers.routing,
      account_number: numbers.account,
    });
  });
