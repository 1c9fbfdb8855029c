import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { confirmPassword } from '../../operations/accounts/confirm-password.ts';
import { encryptNumbers } from '../../operations/accounting/payout-numbers.ts';
import { queueNotification } from '../../operations/messaging/queue-notification.ts';
import type { Handler } from '../../rpc/handler.ts';
import { newId } from '../../security/ids.ts';
import { findPayoutAccount, savePayoutAccount } from '../../store/accounting/payouts.ts';
import { lockPassword } from '../../store/accounts/users.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { viewBank } from '../../views/accounting/settlement.ts';

/** How many digits stay readable; a short number is not shown in whole. */
const lastDigitsOf = (account: string): string =>
  account.slice(-Math.min(4, Math.floor(account.length / 2)));

export const saveBankDetails: Handler<typeof settlements.saveBankDetails> = async (input, ctx) => {
  const { actor, vault } = ctx;
  if (actor.role !== 'seller') return refused('BankOfSellerOnly');
  const confirmed = await confirmPassword(ctx, input.current_password);
  if (!confirmed.ok) return confirmed;
  const sellerId = actor.userId;
  const { holder, routing_number: routing, account_number: account } = input;
  const last4 = lastDigitsOf(account);
  const numbers = encryptNumbers(vault, sellerId, { routing, account });
  return ctx.transact(async (tx) => {
    if (!(await lockPassword(tx, sellerId, confirmed.value))) return refused('PasswordWrong');
    const before = await findPayoutAccount(tx, sellerId);
    await savePayoutAccount(tx, { sellerId, holder, numbers, last4 });
    await insertAudit(tx, {
      actorId: sellerId,
      action: 'payout account changed',
      subject: sellerId,
      details: { holder, last4, lastBefore: before?.last4 ?? null },
    });
    await queueNotification(tx, ctx, {
      userId: sellerId,
      kind: 'account',
      template: 'payout-account-changed',
      reason: newId(),
      subject: 'Your bank details were changed',
      content: {
        heading: 'Your bank details were changed',
        paragraphs: [
          `We’ll pay you to the account ending in ${last4} from now on.`,
          'If this wasn’t you, change your password and contact us right away.',
        ],
      },
    });
    const saved = await findPayoutAccount(tx, sellerId);
    if (saved === undefined) throw new Error('the bank account was not saved');
    return ok({ bank: viewBank(saved) });
  });
};
