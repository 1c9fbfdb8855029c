import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes, seconds } from '@hammerdock/domain/time.ts';
import { openDatabase, readNow, type Db } from '../db/database.ts';
import { openPool, type DatabaseTarget } from '../db/pool.ts';
import type { EmailGateway } from '../gateways/email/gateway.ts';
import type { SmsGateway, TextMessage } from '../gateways/sms/gateway.ts';
import { ProviderRefusedError, ProviderUnavailableError } from '../gateways/provider.ts';
import { openVault } from '../security/vault.ts';
import { openLog } from '../monitoring/log.ts';
import { encryptSecret } from '../operations/messaging/message-secret.ts';
import { queueMessage } from '../operations/messaging/queue-message.ts';
import { fakeEmail, fakeSms } from '../testing/fakes/message-gateways.ts';
import { openLogSink } from '../testing/fakes/log-sink.ts';
import { createProviderRecords, readSends, recordSend } from '../testing/fakes/provider-records.ts';
import { poison } from '../testing/poison.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { runNode } from '../testing/process.ts';
import { deliverMessages } from './deliver-messages.ts';

describe('delivering messages', () => {
  let database: TestDatabase;
  let owner: Db;
  let workerDb: Db;
  const sink = openLogSink();
  const vault = openVault('of this test only', openLog('fatal'));
  const open = (target: DatabaseTarget): Db =>
    openDatabase(openPool(target, { max: 10, name: 'test', onError: () => undefined }));
  beforeAll(async () => {
    database = await cloneDatabase();
    await database.clock.stopAt(Date.UTC(2026, 10, 22, 12));
    owner = open(database.owner);
    workerDb = open(database.worker);
    await createProviderRecords(owner);
  });
  afterAll(() => Promise.all([owner.destroy(), workerDb.destroy()]));
  afterEach(async () => {
    await sql`truncate messages, work_items, sends`.execute(owner);
  });

  const queue = (recipient: string) =>
    workerDb.transaction().execute((tx) =>
      queueMessage(tx, {
        channel: 'sms',
        dedupeKey: recipient,
        userId: null,
        template: 'test',
        recipient,
        text: 'Hello',
      }),
    );
  const deliver = (sms: Partial<SmsGateway>, email: Partial<EmailGateway> = {}) => {
    const log = openLog('warn', sink.stream);
    return deliverMessages({ workerDb, vault, log, email: fakeEmail(email), sms: fakeSms(sms) });
  };
  const stored = async (recipient: string) =>
    owner
      .selectFrom('messages')
      .selectAll()
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow();
  /** Transactions that the worker of this test has open. */
  const countTransactions = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from pg_stat_activity where datname = current_database() and usename = 'hammerdock_worker'
        and state like 'idle in transaction%'`.execute(owner);
    return rows[0]?.count ?? -1;
  };

  test('sends a message once to a provider that takes 30 s, with no transaction open', async () => {
    await queue('slow');
    const asked: string[] = [];
    const answer = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = deliver({
      send: (note) => {
        asked.push(note.recipient);
        begun.resolve();
        return answer.promise;
      },
    });
    await begun.promise;
    expect(await countTransactions()).toBe(0);
    await database.clock.advance(seconds(30));
    // Another node runs meanwhile and also sends a later message.
    await queue('quick');
    await deliver({ send: (note) => Promise.resolve(void asked.push(note.recipient)) });
    answer.resolve();
    await slow;
    expect(asked).toEqual(['slow', 'quick']);
    expect((await stored('slow')).sentAt).not.toBeNull();
    await deliver({ send: () => Promise.reject(new Error('never asked')) });
    expect(await owner.selectFrom('workItems').selectAll().execute()).toEqual([]);
  });

  test('sends later messages while a slow one is in progress', async () => {
    await queue('slow');
    await queue('quick');
    const answer = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const done: string[] = [];
    const run = deliver({
      send: async ({ recipient }) => {
        if (recipient === 'slow') await answer.promise;
        done.push(recipient);
        sent.resolve();
      },
    });
    await sent.promise;
    answer.resolve();
    await run;
    expect(done).toEqual(['quick', 'slow']);
  });

  test('retries after a failure, and sends other messages after one is dead', async () => {
    await queue('bad');
    let tries = 0;
    const failing = ({ recipient }: TextMessage) => {
      if (recipient !== 'bad') return Promise.resolve();
      tries += 1;
      return Promise.reject(new Error('550 no such mailbox bad@example.com'));
    };
    for (let round = 0; round < 15; round += 1) {
      await deliver({ send: failing });
      await database.clock.advance(hours(1));
    }
    expect(tries).toBe(12);
    await queue('good');
    await deliver({ send: failing });
    expect((await stored('good')).sentAt).not.toBeNull();
    expect((await stored('bad')).sentAt).toBeNull();
    const [dead] = await owner.selectFrom('workItems').selectAll().execute();
    expect(dead).toMatchObject({ queue: 'messages', attempts: 12, deadAt: expect.any(Number) });
    expect(dead?.lastError).toBe('Error: 550 no such mailbox [hidden]');
  });

  test('looks up a message at the provider after a crash between send and record', async () => {
    await queue('once');
    const { id } = await stored('once');
    const program = new URL('../testing/deliver-and-crash.ts', import.meta.url).pathname;
    const worker = runNode({ args: [program, JSON.stringify(database.worker)] });
    expect(await worker.ended).toBe('SIGKILL');
    expect(await readSends(owner)).toEqual([{ id, asked: 1 }]);
    expect((await stored('once')).sentAt).toBeNull();
    const sends: string[] = [];
    const provider = {
      send: (note: TextMessage) => Promise.resolve(void sends.push(note.id)),
      hasAccepted: async ({ id: asked }: TextMessage) =>
        (await readSends(owner)).some((note) => note.id === asked),
    };
    await deliver(provider);
    expect((await stored('once')).sentAt).toBeNull();
    await database.clock.advance(minutes(11));
    await deliver(provider);
    expect(sends).toEqual([]);
    expect((await stored('once')).sentAt).toBe(await readNow(owner));
  });

  test('retries with the same idempotency key after a lost response', async () => {
    await queue('again');
    const { id } = await stored('again');
    const cure = await poison(owner, {
      table: 'messages',
      column: 'sent_at is null',
      value: 'false',
    });
    const provider = { send: (note: TextMessage) => recordSend(owner, note.id) };
    await deliver(provider);
    expect((await stored('again')).sentAt).toBeNull();
    await cure();
    await database.clock.advance(seconds(10));
    await deliver(provider);
    expect(await readSends(owner)).toEqual([{ id, asked: 2 }]);
    expect((await stored('again')).sentAt).not.toBeNull();
  });

  test('uses the same Message-ID for every attempt of an email', async () => {
    await workerDb.transaction().execute((tx) =>
      queueMessage(tx, {
        channel: 'email',
        dedupeKey: 'mail',
        userId: null,
        template: 'test',
        recipient: 'ann@example.com',
        subject: 'Once',
        content: { heading: 'Once', paragraphs: ['Only once.'] },
      }),
    );
    const ids: (string | undefined)[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await deliver(
        {},
        {
          send: ({ headers }) => {
            ids.push(headers['Message-ID']);
            return Promise.reject(new Error('no answer'));
          },
        },
      );
      await database.clock.advance(seconds(10));
    }
    const { id } = await stored('ann@example.com');
    expect(ids).toEqual([`<${id}@message.hammerdock>`, `<${id}@message.hammerdock>`]);
  });

  test('retries an unavailable provider without limit, and one that refuses a message never', async () => {
    await queue('waits');
    await queue('refused');
    const tried: string[] = [];
    const send = ({ recipient }: TextMessage) => {
      tried.push(recipient);
      const reason = 'no answer';
      return Promise.reject(
        recipient === 'waits'
          ? new ProviderUnavailableError(reason)
          : new ProviderRefusedError(reason),
      );
    };
    for (let round = 0; round < 15; round += 1) {
      await deliver({ send });
      await database.clock.advance(hours(1));
    }
    expect(tried.filter((recipient) => recipient === 'waits')).toHaveLength(15);
    expect(tried.filter((recipient) => recipient === 'refused')).toHaveLength(1);
    const items = await owner.selectFrom('workItems').select(['item', 'deadAt']).execute();
    const dead = items.filter(({ deadAt }) => deadAt !== null).map(({ item }) => item);
    expect(dead).toEqual([(await stored('refused')).id]);
  });

  test('neither logs nor stores a provider error about a message with a secret', async () => {
    const dedupeKey = 'secret';
    const until = (await readNow(owner)) + minutes(10);
    const secret = encryptSecret(vault, { text: '314159', dedupeKey, until });
    await workerDb.transaction().execute((tx) =>
      queueMessage(tx, {
        channel: 'sms',
        dedupeKey,
        userId: null,
        template: 'test',
        recipient: 'secret',
        text: 'Your code is ••••••',
        secret,
      }),
    );
    await deliver({ send: ({ text }) => Promise.reject(new Error(`refused: ${text}`)) });
    const [item] = await owner.selectFrom('workItems').selectAll().execute();
    expect(item?.lastError).toBe('Error: the provider did not accept a message with a secret');
    expect(sink.text()).toContain('did not accept a message with a secret');
    expect(sink.text()).not.toContain('314159');
    await database.clock.advance(minutes(11));
    await deliver({ send: () => Promise.reject(new Error('never asked')) });
    expect((await stored('secret')).sentAt).toBeNull();
  });
});
