import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { insertCode } from '../store/accounts/codes.ts';
import { cloneDatabase } from '../testing/postgres.ts';
import { openDatabase, type Db } from './database.ts';
import { openPool } from './pool.ts';

let owner: Db;
beforeAll(async () => {
  const database = await cloneDatabase();
  owner = openDatabase(
    openPool(database.owner, { max: 1, name: 'test', onError: () => undefined }),
  );
});
afterAll(() => owner.destroy());

const CODE = '482913';
const TOKEN = '01a14242-4242-7242-8242-abcdefabcdef.abcDEF_-0123456789abcdefghijklmnopqrstuvwxyz';
const HEAD = '<h1 style="color:#142536">';

const write = (template: string, [subject = '', bodyText = '', bodyHtml = '']: readonly string[]) =>
  sql`insert into messages (id, dedupe_key, channel, template, recipient, subject, body_text,
      body_html)
    values (gen_random_uuid(), gen_random_uuid(), 'email', ${template}, 'a@example.com',
      ${subject}, ${bodyText}, ${bodyHtml})`.execute(owner);

test('texts that older versions stored unencrypted are made unreadable, and no others', async () => {
  const words = `Your code is ${CODE}`;
  await write('verification-code', [`${CODE} is your code`, words, `${HEAD}${words}</h1>`]);
  const link = `https://store.example/reset_password?token=${TOKEN}`;
  await write('password-reset', ['Choose', `Choose: ${link}\n\nHammerdock`, `<a href="${link}">`]);
  const leave = `https://store.example/newsletter?leave=${TOKEN}`;
  await write('newsletter', ['Welcome', leave, `<a href="${leave}">`]);
  await write('lot-won', ['Lot 123456 is yours', 'Lot 123456', 'Lot 123456']);
  const times = { sentAt: 0, expiresAt: 1 };
  const id = '01a14242-4242-7242-8242-abcdefabcdef';
  await owner.transaction().execute(async (tx) => {
    await insertCode(tx, {
      id,
      purpose: 'email',
      target: 'a',
      codeHash: 'plain digest',
      userId: null,
      requestedBy: '',
      ...times,
    });
  });

  // The columns exist already: only the update of the rows is run again.
  const file = new URL('./migrations/0025-sealed-secrets.sql', import.meta.url);
  const [, ...updates] = readFileSync(file, 'utf8').split(/^(?=update)/m);
  for (const update of updates) await sql.raw(update).execute(owner);

  const rows = await owner
    .selectFrom('messages')
    .select(['subject', 'bodyText', 'bodyHtml'])
    .orderBy('createdAt')
    .execute();
  const hidden = 'https://store.example/reset_password?token=••••••';
  expect(rows.map((row) => [row.subject, row.bodyText, row.bodyHtml])).toEqual([
    ['•••••• is your code', 'Your code is ••••••', `${HEAD}Your code is ••••••</h1>`],
    ['Choose', `Choose: ${hidden}\n\nHammerdock`, `<a href="${hidden}">`],
    ['Welcome', leave, `<a href="${leave}">`],
    ['Lot 123456 is yours', 'Lot 123456', 'Lot 123456'],
  ]);
  const codes = await owner.selectFrom('oneTimeCodes').select('codeHash').execute();
  expect(codes).toEqual([{ codeHash: '' }]);
});
