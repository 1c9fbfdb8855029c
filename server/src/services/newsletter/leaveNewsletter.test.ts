import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const email = 'ann@example.com';
const newestToken = async (kind: 'confirm' | 'leave'): Promise<string> => {
  const [letter] = await messagesTo(world, email);
  return new RegExp(`${kind}=([\\w.-]+)`).exec(letter?.bodyText ?? '')?.[1] ?? '';
};
const leave = (token: string) => world.call('newsletter.leaveNewsletter', { token });

test('leaveNewsletter unsubscribes by the link in an email, also when repeated', async () => {
  await world.call('newsletter.subscribeToNewsletter', { email });
  await world.call('newsletter.confirmNewsletter', { token: await newestToken('confirm') });
  const token = await newestToken('leave');
  expect(dataOf((await leave(token)).body)).toEqual({ email });
  expect(dataOf((await leave(token)).body)).toEqual({ email });
  const [row] = await world.owner.selectFrom('newsletterSubscriptions').selectAll().execute();
  expect(row?.leftAt).not.toBeNull();
});

test('leaveNewsletter refuses an invalid link', async () => {
  for (const token of ['', 'nothing', '00000000-0000-7000-8000-000000000000.abc']) {
    expect(codeOf((await leave(token)).body)).toBe('NewsletterLinkInvalid');
  }
});
