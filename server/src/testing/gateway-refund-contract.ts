// What the store relies on from every payment provider, about refunds.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { GatewayOutage } from '../gateways/payments/gateway.ts';
import {
  addBank,
  addCardholder,
  chargeOf,
  orderOf,
  type GatewayUnderTest,
} from './gateway-under-test.ts';

export function testRefunds(get: () => GatewayUnderTest): void {
  const pay = async (): Promise<string> => {
    const order = orderOf(await addCardholder(get(), 'good'));
    return chargeOf(await get().gateway.charge(order));
  };
  const refundOf = (gatewayCharge: string, amountCents: number) => ({
    intentId: randomUUID(),
    gatewayCharge,
    amountCents,
  });

  test('refunds a part and then the rest, each once, and never more', async () => {
    const { gateway } = get();
    const charge = await pay();
    const part = refundOf(charge, 400);
    const given = await gateway.refund(part);
    expect(given).toMatchObject({ status: 'succeeded' });
    expect(await gateway.refund(part)).toEqual(given);
    expect(await gateway.findRefund(part)).toEqual(given);
    expect(await gateway.refund(refundOf(charge, 1005))).toEqual({ status: 'refused' });
    expect(await gateway.refund(refundOf(charge, 1004))).toMatchObject({ status: 'succeeded' });
    expect(await gateway.refund(refundOf(charge, 1))).toEqual({ status: 'refused' });
  });

  test('finds a refund whose response was lost, and does not repeat it', async () => {
    const { gateway, loseResponses, restore } = get();
    const whole = refundOf(await pay(), 1404);
    expect(await gateway.findRefund(whole)).toBeNull();
    loseResponses();
    await expect(gateway.refund(whole)).rejects.toThrow(GatewayOutage);
    restore();
    const found = await gateway.findRefund(whole);
    expect(found).toMatchObject({ status: 'succeeded' });
    expect(await gateway.refund(whole)).toEqual(found);
  });
}

export function testLateRefunds(get: () => GatewayUnderTest): void {
  const listed = async (since: number, { intentId }: { intentId: string }) =>
    (await Array.fromAsync(get().gateway.listRefunds(since)))
      .filter((refund) => refund.intentId === intentId)
      .map(({ status }) => status);

  test('tells that the bank sent a refund back, and refunds the amount again', async () => {
    const { gateway, failRefund } = get();
    const since = Date.now() - 60_000;
    const order = orderOf(await addCardholder(get(), 'good'));
    const gatewayCharge = chargeOf(await gateway.charge(order));
    const refund = { intentId: randomUUID(), gatewayCharge, amountCents: 1404 };
    expect(await gateway.refund(refund)).toMatchObject({ status: 'succeeded' });
    expect(await listed(since, refund)).toEqual(['succeeded']);
    await failRefund(refund.intentId);
    expect(await gateway.findRefund(refund)).toEqual({ status: 'refused' });
    expect(await listed(since, refund)).toEqual(['refused']);
    const another = { ...refund, intentId: randomUUID() };
    expect(await gateway.refund(another)).toMatchObject({ status: 'succeeded' });
  });

  test('cancels a refund that was not paid out, and no other', async () => {
    const { gateway, holdRefund } = get();
    const order = orderOf(await addCardholder(get(), 'good'));
    const gatewayCharge = chargeOf(await gateway.charge(order));
    const refund = { intentId: randomUUID(), gatewayCharge, amountCents: 404 };
    expect(await gateway.cancelRefund(refund)).toBeNull();
    const made = await gateway.refund(refund);
    expect(await gateway.cancelRefund(refund)).toEqual(made);
    await holdRefund(refund.intentId);
    expect(await gateway.cancelRefund(refund)).toEqual({ status: 'refused' });
    expect(await gateway.cancelRefund(refund)).toEqual({ status: 'refused' });
    const another = { ...refund, intentId: randomUUID(), amountCents: 1404 };
    expect(await gateway.refund(another)).toMatchObject({ status: 'succeeded' });
  });

  test('refunds a bank account; its bank decides later', async () => {
    const { gateway, clearCharges } = get();
    const holder = await addBank(get(), 'good');
    await gateway.verifyBank(holder.card.gatewaySetup, [32, 45]);
    const order = orderOf(holder, { kind: 'bank' });
    await gateway.charge(order);
    await clearCharges();
    const found = await gateway.findCharge(order);
    const gatewayCharge = found === null ? '' : chargeOf(found);
    const refund = { intentId: randomUUID(), gatewayCharge, amountCents: 404 };
    const pending = await gateway.refund(refund);
    expect(pending).toMatchObject({ status: 'pending' });
    expect(await gateway.findRefund(refund)).toEqual(pending);
    await clearCharges();
    expect(await gateway.findRefund(refund)).toEqual({ ...pending, status: 'succeeded' });
  });
}
