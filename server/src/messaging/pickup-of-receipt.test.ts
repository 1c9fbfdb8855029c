import { formatPickupWindow } from '@hammerdock/domain/time.ts';
import { expect, test } from 'vitest';
import { chooseAny } from '../testing/fixtures/pickup/visits.ts';
import { addBuyer, sellOne } from '../testing/fixtures/sales.ts';
import { openWorld } from '../testing/world.ts';
import { pickupOfReceipt } from './pickup-of-receipt.ts';

test('a paid receipt asks for a pickup time until the buyer has one that suits it', async () => {
  const world = await openWorld();
  const buyer = await addBuyer(world, 'good');
  const invoiceId = await sellOne(world, buyer, 1000);
  const read = async () => {
    const pickup = await pickupOfReceipt(world.app.context, invoiceId);
    return { hasTime: pickup?.hasTime, next: pickup?.paragraphs.at(-1) };
  };
  await expect.poll(read).toEqual({
    hasTime: false,
    next: 'Choose a pickup time, and have your Checkout QR Code ready.',
  });
  const { visit } = await chooseAny(world, buyer);
  const [from, to] = [visit.starts_at, visit.ends_at].map((at) => Date.parse(at ?? ''));
  const time = formatPickupWindow(from ?? 0, to ?? 0);
  expect(await read()).toEqual({
    hasTime: true,
    next: `Come at your pickup time, ${time} ET, and have your Checkout QR Code ready.`,
  });
  const visits = world.owner.updateTable('pickupVisits').where('id', '=', visit.visit_id);
  // Before the goods can be collected.
  await visits.set({ startsAt: new Date(0), endsAt: new Date(1) }).execute();
  expect(await read()).toMatchObject({ hasTime: false });
  await world.close();
});
