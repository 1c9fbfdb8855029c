// A user whose card failed saves another one and pays a part with it (R26).
import { finishPayment } from '@hammerdock/server/src/operations/payments/finish-payment.ts';
import { openCustomer } from '@hammerdock/server/src/operations/payments/open-customer.ts';
import { beginInvoicePayment } from '@hammerdock/server/src/operations/payments/pay-invoice.ts';
import { saveCard } from '@hammerdock/server/src/operations/payments/save-card.ts';
import { sumDueOfInvoice } from '@hammerdock/server/src/store/payments/ledger.ts';
import { SEED_ADDRESS } from './cards.ts';
import type { SeedContext } from './seed-context.ts';

const SECOND_CARD = { digits: '5555555555554444', expMonth: 12, expYear: 2034 };

export async function seedPartialPayment(context: SeedContext, userId: string): Promise<void> {
  const { db } = context;
  const { id: invoiceId } = await db
    .selectFrom('invoices')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const cardId = await addCard(context, userId);
  const begun = await db.transaction().execute(async (tx) =>
    beginInvoicePayment(
      tx,
      { actor: { userId }, idempotencyKey: null },
      {
        invoiceId,
        amountCents: Math.ceil((await sumDueOfInvoice(tx, invoiceId)) * 0.4),
        byCredit: false,
        cardId,
        wholeBalance: false,
        billing: null,
        stated: {
          dueCents: [],
          totalCents: [],
          shippingCents: [],
          numbers: [],
          buyerId: undefined,
        },
      },
    ),
  );
  if (!begun.ok || begun.value.paymentId === null)
    throw new Error('the partial payment was refused');
  await finishPayment(context, begun.value.paymentId);
}

async function addCard(context: SeedContext, userId: string): Promise<string> {
  const { db, payments } = context;
  const { firstName, lastName } = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const holder = `${firstName} ${lastName}`;
  const token = await payments.tokenise({ ...SECOND_CARD, holder });
  const customer = await openCustomer(context, userId);
  const tokenised = token === null ? null : await payments.attachCard(customer, token);
  if (tokenised === null) throw new Error('the second card was refused');
  const card = { userId, tokenised, address: SEED_ADDRESS, primary: false };
  const saved = await db.transaction().execute((tx) => saveCard(tx, card));
  if (!saved.ok) throw new Error(`the second card was refused: ${saved.refusal}`);
  return saved.value.id;
}
