// What the store relies on from every provider that pays sellers. The same tests run for each.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayOutage, type PaymentGateway } from '../gateways/payments/gateway.ts';
import type { TransferGateway, TransferOrder } from '../gateways/payments/transfer-gateway.ts';

/** What becomes of an account on the provider's pages. */
export type AccountEnd = 'ready' | 'incomplete' | 'checking' | 'closed';

export interface TransfersUnderTest {
  readonly gateway: Pick<PaymentGateway, 'transfers'>;
  /** The same provider, which does not respond. */
  readonly unreachable: Pick<PaymentGateway, 'transfers'>;
  readonly endSetup: (gatewayAccount: string, end: AccountEnd) => Promise<void>;
  /** The provider refuses the next transfers to this account for lack of money. */
  readonly emptyBalance: (gatewayAccount: string) => Promise<void>;
  /** The seller has spent what is transferred to this account. */
  readonly spend: (gatewayAccount: string, payoutId: string) => Promise<void>;
  /** Until it is restored, the provider does what it is asked, and its response is lost. */
  readonly loseResponses: () => void;
  readonly restore: () => void;
  /** What the provider transferred for this payout, from its own records. */
  readonly amountsTransferred: (payoutId: string) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
}

const URLS = {
  returnUrl: 'https://store.example/seller/payments/bank_details?setup=done',
  refreshUrl: 'https://store.example/seller/payments/bank_details?setup=expired',
};

export function testTransfers(name: string, open: () => Promise<TransfersUnderTest>): void {
  describe(`${name} as a provider that pays sellers`, () => {
    let tested: TransfersUnderTest;
    beforeAll(async () => {
      tested = await open();
    });
    afterAll(() => tested.close());

    testAccounts(() => tested);
    testTransfer(() => tested);
    testReversals(() => tested);
    testLists(() => tested);
  });
}

function testAccounts(get: () => TransfersUnderTest): void {
  const transfers = () => offered(get().gateway);

  test('opens one account for a seller, and says what it needs', async () => {
    const order = orderOf(randomUUID());
    const account = await transfers().openAccount(order);
    expect(await transfers().openAccount(order)).toBe(account);
    expect(await transfers().openAccount(orderOf(randomUUID()))).not.toBe(account);
    const state = await transfers().findAccount(account);
    expect(state?.standing).toBe('incomplete');
    expect(state?.needs).toContain('bank account');
    expect(await transfers().findAccount('acct_unknown')).toBeNull();
  });

  test('gives a page on which the seller goes on, a new one each time', async () => {
    const gatewayAccount = await addAccount(get(), 'incomplete');
    const page = await transfers().beginOnboarding({ gatewayAccount, ...URLS });
    expect(page).toMatch(/^(https?:\/\/|\/)/);
  });

  test.each(['ready', 'incomplete', 'checking', 'closed'] as const)(
    'says that an account is %s',
    async (end) => {
      const account = await addAccount(get(), end);
      expect((await transfers().findAccount(account))?.standing).toBe(end);
    },
  );
}

function testTransfer(get: () => TransfersUnderTest): void {
  const transfers = () => offered(get().gateway);

  test('transfers a payout once, however often it is asked', async () => {
    const order = await orderTo(get());
    const [first, second] = await Promise.all([
      transfers().transfer(order),
      transfers().transfer(order),
    ]);
    expect(first.status).toBe('succeeded');
    expect(second).toEqual(first);
    expect(await transfers().findTransfer(order)).toEqual(first);
    expect(await get().amountsTransferred(order.payoutId)).toEqual([8750]);
  });

  test.each(['incomplete', 'checking', 'closed'] as const)(
    'transfers nothing to an account that is %s',
    async (end) => {
      const order = await orderTo(get(), end);
      const refused = { status: 'refused', problem: 'account not ready' };
      expect(await transfers().transfer(order)).toEqual(refused);
      expect(await transfers().findTransfer(order)).toBeNull();
      expect(await get().amountsTransferred(order.payoutId)).toEqual([]);
    },
  );

  test('transfers nothing to an account that it does not know', async () => {
    const order = { payoutId: randomUUID(), gatewayAccount: 'acct_unknown', amountCents: 100 };
    const refused = { status: 'refused', problem: 'account not ready' };
    expect(await transfers().transfer(order)).toEqual(refused);
  });

  test('says that the balance of the store is too low', async () => {
    const order = await orderTo(get());
    await get().emptyBalance(order.gatewayAccount);
    const refused = { status: 'refused', problem: 'balance too low' };
    expect(await transfers().transfer(order)).toEqual(refused);
    expect(await get().amountsTransferred(order.payoutId)).toEqual([]);
  });

  test('finds a transfer whose response was lost, and does not repeat it', async () => {
    const order = await orderTo(get());
    get().loseResponses();
    await expect(transfers().transfer(order)).rejects.toThrow(GatewayOutage);
    get().restore();
    const found = await transfers().findTransfer(order);
    expect(found).toMatchObject({ status: 'succeeded' });
    expect(await transfers().transfer(order)).toEqual(found);
    expect(await get().amountsTransferred(order.payoutId)).toEqual([8750]);
  });
}

function testReversals(get: () => TransfersUnderTest): void {
  const transfers = () => offered(get().gateway);

  test('takes a transfer back once, also where the response was lost', async () => {
    const order = await orderTo(get());
    const gatewayTransfer = transferOf(await transfers().transfer(order));
    const reversal = { reversalId: randomUUID(), gatewayTransfer };
    get().loseResponses();
    await expect(transfers().reverseTransfer(reversal)).rejects.toThrow(GatewayOutage);
    get().restore();
    expect(await transfers().reverseTransfer(reversal)).toBe('reversed');
    const another = { ...reversal, reversalId: randomUUID() };
    expect(await transfers().reverseTransfer(another)).toBe('reversed');
    expect(await get().amountsTransferred(order.payoutId)).toEqual([]);
    expect(await transfers().findTransfer(order)).toEqual({ status: 'reversed', gatewayTransfer });
  });

  test('does not take back what the seller has spent', async () => {
    const order = await orderTo(get());
    const gatewayTransfer = transferOf(await transfers().transfer(order));
    await get().spend(order.gatewayAccount, order.payoutId);
    const reversal = { reversalId: randomUUID(), gatewayTransfer };
    expect(await transfers().reverseTransfer(reversal)).toBe('refused');
    expect(await get().amountsTransferred(order.payoutId)).toEqual([8750]);
  });
}

function testLists(get: () => TransfersUnderTest): void {
  const transfers = () => offered(get().gateway);

  test('lists transfers with their payouts and what is left of them', async () => {
    const since = Date.now() - 60_000;
    const [order, back] = [await orderTo(get()), await orderTo(get())];
    const gatewayTransfer = transferOf(await transfers().transfer(order));
    const taken = transferOf(await transfers().transfer(back));
    await transfers().reverseTransfer({ reversalId: randomUUID(), gatewayTransfer: taken });
    const listed = await Array.fromAsync(transfers().listTransfers(since));
    const { payoutId } = order;
    expect(listed).toContainEqual({
      payoutId,
      gatewayTransfer,
      amountCents: 8750,
      isReversed: false,
    });
    const reversed = { gatewayTransfer: taken, amountCents: 0, isReversed: true };
    expect(listed).toContainEqual({ payoutId: back.payoutId, ...reversed });
    const later = await Array.fromAsync(transfers().listTransfers(Date.now() + 3_600_000));
    expect(later).toEqual([]);
  });

  test('reports a provider that does not respond as an outage', async () => {
    const order = await orderTo(get());
    const down = offered(get().unreachable);
    const reversal = { reversalId: randomUUID(), gatewayTransfer: 'tr_1' };
    const asked = [
      () => down.openAccount(orderOf(randomUUID())),
      () => down.beginOnboarding({ gatewayAccount: order.gatewayAccount, ...URLS }),
      () => down.findAccount(order.gatewayAccount),
      () => down.transfer(order),
      () => down.findTransfer(order),
      () => down.reverseTransfer(reversal),
      () => Array.fromAsync(down.listTransfers(0)),
    ];
    for (const ask of asked) await expect(ask()).rejects.toThrow(GatewayOutage);
  });
}

async function addAccount(tested: TransfersUnderTest, end: AccountEnd): Promise<string> {
  const account = await offered(tested.gateway).openAccount(orderOf(randomUUID()));
  await tested.endSetup(account, end);
  return account;
}

const orderTo = async (
  tested: TransfersUnderTest,
  end: AccountEnd = 'ready',
): Promise<TransferOrder> => ({
  payoutId: randomUUID(),
  gatewayAccount: await addAccount(tested, end),
  amountCents: 8750,
});

const orderOf = (reference: string) => ({ reference, email: 'seller@example.com' });

function offered({ transfers }: Pick<PaymentGateway, 'transfers'>): TransferGateway {
  if (transfers === null) throw new Error('the provider was opened without transfers');
  return transfers;
}

function transferOf(result: Awaited<ReturnType<TransferGateway['transfer']>>): string {
  if (result.status !== 'succeeded') throw new Error(`the transfer is ${result.status}`);
  return result.gatewayTransfer;
}
