import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumOwedToUser } from '../../store/payments/ledger.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf, register } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  grantCredit,
  saveCard,
  sellLots,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { awaitReceipt, type Buyer } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('credits.getOwnInvite', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const standing = async ({ token: as }: Buyer) =>
    dataOf((await world.call('credits.getOwnInvite', {}, { as })).body);
  const creditOf = ({ id }: Buyer) => sumOwedToUser(world.owner, id, 'buyer credit');

  /** A user who registered with the code of another. */
  async function invite(inviter: Buyer): Promise<Buyer> {
    const { invite_code } = await standing(inviter);
    const { userId, token } = await register(world, { invite_code: invite_code.toLowerCase() });
    return { id: userId, token };
  }

  test('AUTH-13 each user has a separate code; guests have none', async () => {
    const codes = [await standing(await addBuyer(world)), await standing(await addBuyer(world))];
    const [first, second] = codes;
    expect(first).toMatchObject({ amount: '10.00', invited_count: 0, rewarded_count: 0 });
    expect(first?.invite_code).toMatch(/^[0-9A-F]{16}$/);
    expect(first?.invite_code).not.toBe(second?.invite_code);
    expect(codeOf((await world.call('credits.getOwnInvite', {})).body)).toBe('SignInNeeded');
  });

  test('AUTH-13 the inviter gets credit after the invitee’s first paid invoice, once', async () => {
    const inviter = await addBuyer(world);
    const invitee = await invite(inviter);
    expect(await standing(inviter)).toMatchObject({ invited_count: 1, rewarded_count: 0 });
    const invitation = await world.owner
      .selectFrom('invitations')
      .select('inviterId')
      .where('inviteeId', '=', invitee.id)
      .executeTakeFirstOrThrow();
    expect(invitation.inviterId).toBe(inviter.id);

    await saveCard(world, invitee, 'fails on charge');
    const invoice_id = await sellOne(world, invitee, 2000);
    expect(await creditOf(inviter)).toBe(0);
    const source_id = await saveCard(world, invitee, 'good', 1);
    const pay = (amount?: string) =>
      world.call(
        'invoices.payWithCard',
        { invoice_id, source_id, ...(amount === undefined ? {} : { amount }) },
        { as: invitee.token },
      );
    expect((await pay('12.00')).status).toBe(200);
    expect(await creditOf(inviter)).toBe(0);
    expect((await pay()).status).toBe(200);
    expect(await creditOf(inviter)).toBe(1000);
    await sellOne(world, invitee, 3000);
    expect(await creditOf(inviter)).toBe(1000);
    expect(await creditOf(invitee)).toBe(0);
    expect(await standing(inviter)).toMatchObject({ invited_count: 1, rewarded_count: 1 });
    expect(await findDiscrepancies(world.owner)).toEqual([]);
  });

  test('AUTH-13 two invoices paid at the same moment earn the inviter one credit', async () => {
    const inviter = await addBuyer(world);
    const invitee = await invite(inviter);
    const receipts = [];
    for (const hammerCents of [1000, 2000]) {
      const { auctionId } = await sellLots(world, [{ buyer: invitee, hammerCents }]);
      receipts.push(await awaitReceipt(world, invitee, auctionId));
    }
    await grantCredit(world, invitee, 100_000);
    const paid = await Promise.all(
      receipts.map((invoice_id) =>
        world.call('invoices.payWithFullUserCredits', { invoice_id }, { as: invitee.token }),
      ),
    );
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    expect(await creditOf(inviter)).toBe(1000);
  });
});
