import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseOutage } from './outage.ts';

test('a database that cannot be reached is an outage', async () => {
  const client = new pg.Client({ host: '/nowhere/at/all', database: 'none' });
  const reason: unknown = await client.connect().catch((error: unknown) => error);
  expect(isDatabaseOutage(reason)).toBe(true);
});

test.each(['57P01', '55P03', '25P03', 'ECONNRESET'])('%s is an outage', (code) => {
  expect(isDatabaseOutage(Object.assign(new Error('gone'), { code }))).toBe(true);
});

test('a broken constraint, a bug or a word is none', () => {
  expect(isDatabaseOutage(Object.assign(new Error('twice'), { code: '23505' }))).toBe(false);
  expect(isDatabaseOutage(new TypeError('not a function'))).toBe(false);
  expect(isDatabaseOutage('gone')).toBe(false);
});
