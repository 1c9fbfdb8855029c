import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { codeOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const subscribe = (email: string) => world.call('newsletter.subscribeToNewsletter', { email });

test('subscribeToNewsletter sends a confirmation link and does not subscribe yet', async () => {
  const { body } = await subscribe('Ann@Example.com');
  expect(body.statusText).toBe('Almost there! Please follow the link we emailed you.');
  const [letter] = await messagesTo(world, 'ann@example.com');
  expect(letter?.bodyText).toMatch(/\/newsletter\?confirm=[\w.-]+/);
  expect(await world.owner.selectFrom('newsletterSubscriptions').selectAll().execute()).toEqual([]);
});

test('subscribeToNewsletter responds the same to subscribers, and limits emails per address', async () => {
  const email = 'bob@example.com';
  const first = await subscribe(email);
  const again = await subscribe(email);
  expect(await messagesTo(world, email)).toHaveLength(1);
  const [letter] = await messagesTo(world, email);
  const token = /confirm=([\w.-]+)/.exec(letter?.bodyText ?? '')?.[1] ?? '';
  await world.call('newsletter.confirmNewsletter', { token });
  await world.clock.advance(minutes(2));
  const known = await subscribe(email);
  expect([again.body, known.body]).toEqual([first.body, first.body]);
  const [newest] = await messagesTo(world, email);
  expect(newest?.subject).toBe('You already get our newsletter');
});

test('subscribeToNewsletter reports invalid addresses', async () => {
  const complaint = async (email: string) => {
    const { body } = await subscribe(email);
    return body.status === 'error' ? body.fieldErrors['email'] : '';
  };
  expect(await complaint('')).toBe('Required');
  expect(await complaint('ann at home')).toBe('Invalid email format');
});

test('subscribeToNewsletter is limited per client address', async () => {
  const strict = await openWorld({ env: { HAMMERDOCK_LIMIT_FACTOR: '1' } });
  const codes: string[] = [];
  for (let count = 0; count <= 10; count += 1) {
    const email = `reader${count}@example.com`;
    codes.push(codeOf((await strict.call('newsletter.subscribeToNewsletter', { email })).body));
  }
  expect(codes.at(9)).toBe('success');
  expect(codes.at(10)).toBe('TooManyRequests');
  await strict.close();
});
