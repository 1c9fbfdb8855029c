// R72: the database refuses a journal that breaks the rule of its kind.
import { JOURNAL_RULES } from '@hammerdock/domain/invoicing/journals.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { sellPaidLot, type PaidLot } from '../../testing/fixtures/refunds.ts';
import { openWorld, type World } from '../../testing/world.ts';

interface Line {
  readonly account: string;
  readonly user: string | null;
  readonly cents: number;
}

describe('R72 the database', () => {
  let world: World;
  let sold: PaidLot;
  let paymentId: string;
  let sellerId: string;
  beforeAll(async () => {
    world = await openWorld();
    sold = await sellPaidLot(world);
    const { owner } = world;
    const payment = owner.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    paymentId = (await payment).id;
    sellerId = (await owner.selectFrom('auctions').select('sellerId').executeTakeFirstOrThrow())
      .sellerId;
  });
  afterAll(() => world.close());

  test('has the same table of rules as the domain', async () => {
    const { rows } = await sql<{ kind: string; account: string; side: string }>`
      select kind, account, side from journal_line_rules`.execute(world.owner);
    const stored = rows.map(({ kind, account, side }) => `${kind}: ${side} ${account}`);
    const ruled = Object.entries(JOURNAL_RULES).flatMap(([kind, { lines }]) =>
      Object.entries(lines).map(([account, side]) => `${kind}: ${side} ${account}`),
    );
    expect(stored.toSorted()).toEqual(ruled.toSorted());
  });

  /** Writes a journal bypassing our own code, in the role of the application. */
  const post = (
    head: { kind: string; invoiceId?: string | null; paymentId?: string; userId?: string | null },
    lines: readonly Line[],
    reference: string = newId(),
  ): Promise<void> =>
    world.app.context.db.transaction().execute(async (tx) => {
      const id = newId();
      const { kind, userId = sold.buyer.id, invoiceId = null } = head;
      const journal = { id, kind, userId, invoiceId, paymentId: head.paymentId ?? null, reference };
      await tx.insertInto('journals').values(journal).execute();
      for (const [position, { account, user, cents }] of lines.entries()) {
        const entry = { journalId: id, position, account, userId: user, invoiceId };
        await tx
          .insertInto('entries')
          .values({ ...entry, amountCents: cents })
          .execute();
      }
    });
  const grantTo = (user: string | null): Line[] => [
    { account: 'promotion', user: null, cents: 500 },
    { account: 'buyer credit', user, cents: -500 },
  ];

  test('accepts a journal that follows the rule of its kind', async () => {
    const written = post({ kind: 'credit granted' }, grantTo(sold.buyer.id));
    await expect(written).resolves.toBeUndefined();
  });

  test.each<[string, () => Promise<void>, RegExp]>([
    [
      'an unknown kind',
      () => post({ kind: 'gift', invoiceId: sold.invoiceId }, grantTo(sold.buyer.id)),
      /journals_kind/,
    ],
    [
      'a journal without a user',
      () => post({ kind: 'credit granted', userId: null }, grantTo(sold.buyer.id)),
      /journals_user/,
    ],
    [
      'an invoice where its kind has none',
      () => post({ kind: 'credit granted', invoiceId: sold.invoiceId }, grantTo(sold.buyer.id)),
      /journals_invoice/,
    ],
    [
      'a payment where its kind has none',
      () => post({ kind: 'credit granted', paymentId }, grantTo(sold.buyer.id)),
      /journals_payment/,
    ],
    [
      'the reference of another invoice',
      () =>
        post(
          { kind: 'invoice issued', invoiceId: sold.invoiceId },
          grantTo(sold.buyer.id),
          `invoice ${newId()}`,
        ),
      /journals_reference/,
    ],
    [
      'the invoice of another user',
      () =>
        post(
          { kind: 'credit applied', invoiceId: sold.invoiceId, userId: sold.staff.id },
          creditOf(sold.staff.id),
        ),
      /journals_invoice_user/,
    ],
    [
      'credit of another user',
      () => post({ kind: 'credit granted' }, grantTo(sold.staff.id)),
      /rule of its kind: buyer credit/,
    ],
    [
      'a user on our own account',
      () =>
        post({ kind: 'credit granted' }, [
          { account: 'promotion', user: sold.buyer.id, cents: 500 },
          { account: 'buyer credit', user: sold.buyer.id, cents: -500 },
        ]),
      /rule of its kind: promotion/,
    ],
    [
      'a line on the wrong side',
      () =>
        post({ kind: 'credit granted' }, [
          { account: 'promotion', user: null, cents: -500 },
          { account: 'buyer credit', user: sold.buyer.id, cents: 500 },
        ]),
      /rule of its kind/,
    ],
    [
      'an account of another kind',
      () =>
        post({ kind: 'credit granted' }, [
          { account: 'tax payable', user: null, cents: 500 },
          { account: 'buyer credit', user: sold.buyer.id, cents: -500 },
        ]),
      /rule of its kind: tax payable/,
    ],
    [
      'the hammer price owed to another seller',
      () =>
        post({ kind: 'refund made', invoiceId: sold.invoiceId }, [
          { account: 'seller payable', user: sold.staff.id, cents: 500 },
          { account: 'buyer credit', user: sold.buyer.id, cents: -500 },
        ]),
      /rule of its kind: seller payable/,
    ],
  ])('refuses %s', async (_, write, words) => {
    await expect(write()).rejects.toThrow(words);
  });

  test('accepts the hammer price owed to the seller of the invoice', async () => {
    const written = post({ kind: 'refund made', invoiceId: sold.invoiceId }, [
      { account: 'seller payable', user: sellerId, cents: 500 },
      { account: 'buyer credit', user: sold.buyer.id, cents: -500 },
    ]);
    await expect(written).resolves.toBeUndefined();
  });

  test.each([
    ['the user of a payment', 'update payments set user_id = (select seller_id from auctions)'],
    ['the user of an invoice', 'update invoices set user_id = (select seller_id from auctions)'],
  ])('refuses to change %s', async (_, text) => {
    await expect(sql.raw(text).execute(world.owner)).rejects.toThrow('foreign key');
  });
});

const creditOf = (user: string): Line[] => [
  { account: 'buyer credit', user, cents: 500 },
  { account: 'buyer receivable', user, cents: -500 },
];
