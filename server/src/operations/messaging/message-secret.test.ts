import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVault } from '../../security/vault.ts';
import type { Email } from '../../gateways/email/gateway.ts';
import { deliverMessages } from '../../messaging/deliver-messages.ts';
import { scheduledJobs } from '../../jobs/schedule.ts';
import { messagesTo } from '../../testing/fixtures/members.ts';
import { dataOf, readCode, signUp } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { PLACEHOLDER, decryptMessage, encryptSecret } from './message-secret.ts';

const CODE = 'verification-code';

describe('a code in a message', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const stored = (recipient: string) =>
    world.owner
      .selectFrom('messages')
      .selectAll()
      .where('recipient', '=', recipient)
      .where('template', '=', CODE)
      .executeTakeFirstOrThrow();
  const shownTo = async (recipient: string) => {
    const { body } = await world.call('messages.listMessages', { recipient });
    return dataOf(body).messages.find(({ template }) => template === CODE);
  };
  /** Sends all messages again and returns the codes that the provider gets for this address. */
  const deliverCodes = async (to: string, vault = world.app.context.vault) => {
    await world.owner.updateTable('messages').set({ sentAt: null }).execute();
    const sent: Email[] = [];
    const send = (message: Email) => Promise.resolve(void sent.push(message));
    const { context } = world.app;
    await deliverMessages({ ...context, vault, email: { ...context.email, send } });
    const isCode = ({ subject }: Email) => subject.endsWith('is your Hammerdock code');
    return sent.filter((message) => message.recipient === to && isCode(message));
  };

  test('is stored encrypted, and shown on the outbox page and in the sent message', async () => {
    const { email } = await signUp(world);
    const row = await stored(email);
    expect(row.subject).toBe(`${PLACEHOLDER} is your Hammerdock code`);
    expect([row.bodyText, row.bodyHtml].every((words) => words.includes(PLACEHOLDER))).toBe(true);
    const code = await readCode(world, email);
    const shown = await shownTo(email);
    expect(shown?.subject).toBe(`${code} is your Hammerdock code`);
    expect(shown?.text).toContain(`Your code is ${code}`);
    expect(shown?.html).toContain(`Your code is ${code}</h1>`);
    // The store's own job may send it first.
    await expect.poll(async () => (await deliverCodes(email))[0]?.bodyText).toContain(code);
  });

  test('is erased and not sent any more after it has expired', async () => {
    const { email } = await signUp(world);
    const code = await readCode(world, email);
    const eraseSecrets = () => scheduledJobs['erase-secrets']?.run(world.app.context);
    await world.clock.advance(minutes(9));
    await eraseSecrets();
    expect((await stored(email)).sealed).not.toBeNull();
    await world.clock.advance(minutes(1));
    // It is hidden as soon as it expires, before the job erases it.
    expect((await shownTo(email))?.subject).toBe(`${PLACEHOLDER} is your Hammerdock code`);
    expect(await deliverCodes(email)).toEqual([]);
    await eraseSecrets();
    expect((await stored(email)).sealed).toBeNull();
    expect(JSON.stringify(await messagesTo(world, email))).not.toContain(code);
  });

  test('cannot be decrypted with another key, and is not sent with dots in its place', async () => {
    const { email } = await signUp(world);
    const vault = openVault('the secret of another store', world.app.context.log);
    expect(decryptMessage(vault, await stored(email))).toBeNull();
    await expect
      .poll(async () => [await deliverCodes(email, vault), (await stored(email)).sentAt])
      .toEqual([[], null]);
  });

  test('must not contain characters of mark-up', () => {
    const seal = (text: string) =>
      encryptSecret(world.app.context.vault, { text, dedupeKey: 'k', until: 0 });
    expect(seal('0a-1b.c_d').sealed.length).toBeGreaterThan(0);
    expect(() => seal('<b>')).toThrow(/letters, digits/);
  });
});
