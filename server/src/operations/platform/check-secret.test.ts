import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVault } from '../../security/vault.ts';
import { openLog } from '../../monitoring/log.ts';
import { openLogSink } from '../../testing/fakes/log-sink.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { checkSecret } from './check-secret.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('logs a changed secret once, without the secret itself', async () => {
  const sink = openLogSink();
  const log = openLog('error', sink.stream);
  const { db, vault } = world.app.context;
  await checkSecret({ db, vault, log });
  expect(sink.lines()).toEqual([]);
  const secret = 'a different secret for this store';
  const other = { db, vault: openVault(secret, log), log };
  await checkSecret(other);
  await checkSecret(other);
  expect(sink.lines()).toHaveLength(1);
  expect(sink.lines()[0]).toMatchObject({ setting: 'HAMMERDOCK_SECRET' });
  expect(sink.text()).not.toContain(secret);
});
