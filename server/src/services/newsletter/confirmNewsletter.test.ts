import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function askFor(email: string): Promise<string> {
  await world.call('newsletter.subscribeToNewsletter', { email });
  const [letter] = await messagesTo(world, email);
  return /confirm=([\w.-]+)/.exec(letter?.bodyText ?? '')?.[1] ?? '';
}
const confirm = (token: string) => world.call('newsletter.confirmNewsletter', { token });
const isListed = async (email: string): Promise<boolean> => {
  const rows = world.owner.selectFrom('newsletterSubscriptions').select('id');
  return (await rows.where('email', '=', email).where('leftAt', 'is', null).execute()).length === 1;
};

test('confirmNewsletter subscribes and sends an email with an unsubscribe link', async () => {
  const token = await askFor('ann@example.com');
  const { body } = await confirm(token);
  expect(dataOf(body)).toEqual({ email: 'ann@example.com' });
  expect(await isListed('ann@example.com')).toBe(true);
  const [letter] = await messagesTo(world, 'ann@example.com');
  expect(letter?.bodyText).toMatch(/Unsubscribe: \S+\/newsletter\?leave=/);
});

test('confirmNewsletter accepts a link once, within three days, and no invalid link', async () => {
  const used = await askFor('bob@example.com');
  await confirm(used);
  expect(codeOf((await confirm(used)).body)).toBe('NewsletterLinkInvalid');
  const old = await askFor('cat@example.com');
  await world.clock.advance(hours(73));
  expect(codeOf((await confirm(old)).body)).toBe('NewsletterLinkInvalid');
  const own = await askFor('dan@example.com');
  const forged = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`;
  for (const token of ['', 'nothing', forged]) {
    expect(codeOf((await confirm(token)).body)).toBe('NewsletterLinkInvalid');
  }
  expect(await isListed('cat@example.com')).toBe(false);
  expect(await isListed('dan@example.com')).toBe(false);
});
