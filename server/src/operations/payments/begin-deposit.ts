// R57: a deposit is charged once and held. It counts for every lot that requires this much or less.
import type { Cents } from '@hammerdock/domain/money.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { findPrimarySource, findSource, isUnverified } from '../../store/payments/cards.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { findOpenDeposit, insertPayment, lockUser } from '../../store/payments/payments.ts';

type DepositRefusal =
  | 'NotFound'
  | 'DepositHeldAlready'
  | 'NoCardOnFile'
  | 'CardExpired'
  | 'BankNotVerified'
  | 'PaymentProcessing';

export async function beginDeposit(
  tx: Tx,
  { actor: { userId }, idempotencyKey }: Pick<MemberCtx, 'actor' | 'idempotencyKey'>,
  wanted: { depositCents: Cents; cardId: string | null },
): Promise<Result<{ paymentId: string }, DepositRefusal>> {
  await lockUser(tx, userId);
  if ((await findOpenDeposit(tx, userId)) !== undefined) return refused('PaymentProcessing');
  const missingCents = wanted.depositCents - (await sumOwedToUser(tx, userId, 'buyer deposit'));
  if (missingCents <= 0) return refused('DepositHeldAlready');
  const card =
    wanted.cardId === null
      ? await findPrimarySource(tx, userId)
      : await findSource(tx, userId, wanted.cardId);
  if (card === undefined) return refused(wanted.cardId === null ? 'NoCardOnFile' : 'NotFound');
  if (card.expired) return refused('CardExpired');
  if (isUnverified(card)) return refused('BankNotVerified');
  const id = newId();
  await insertPayment(tx, {
    id,
    userId,
    purpose: 'deposit',
    invoiceId: null,
    cardId: card.id,
    amountCents: missingCents,
    feeCents: 0,
    creditCents: 0,
    automatic: false,
    idempotencyKey,
  });
  return ok({ paymentId: id });
}
