import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addMember } from '../testing/fixtures/members.ts';
import { notify } from '../testing/notify.ts';
import { openTabs, type Tabs } from '../testing/tabs.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let tabs: Tabs;
beforeAll(async () => {
  world = await openWorld();
  tabs = await openTabs(world.app);
});
afterEach(() => tabs.closeAll());
afterAll(() => world.close());

/** Returns the numbers of unread notifications that a tab receives. */
async function openTab(token?: string): Promise<number[]> {
  const received: number[] = [];
  await tabs.open({
    token,
    listen: (socket) => socket.on('notificationsChanged', ({ unread }) => received.push(unread)),
  });
  return received;
}

test('the number of unread notifications is sent to all tabs of the user, and to no one else', async () => {
  const [ann, bob] = [await addMember(world), await addMember(world)];
  const own = [await openTab(ann.token), await openTab(ann.token)];
  const others = [await openTab(bob.token), await openTab()];
  const notification_id = await notify(world, ann.id);
  for (const received of own) await expect.poll(() => received).toEqual([1]);
  await notify(world, ann.id);
  for (const received of own) await expect.poll(() => received).toEqual([1, 2]);
  await world.call('notifications.markNotificationRead', { notification_id }, { as: ann.token });
  for (const received of own) await expect.poll(() => received).toEqual([1, 2, 1]);
  expect(others).toEqual([[], []]);
});
