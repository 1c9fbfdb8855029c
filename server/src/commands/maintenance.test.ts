import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { dataOf } from '../testing/fixtures/registration.ts';
import { openWorld, type World } from '../testing/world.ts';
import { runCommand } from './run-command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function run(...words: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const config = () =>
    readConfig(
      { HAMMERDOCK_ENVIRONMENT: 'development', DATABASE_URL: world.database.url },
      { dev: false },
    );
  const code = await runCommand(['maintenance', ...words], {
    config,
    say: (line) => said.push(line),
  });
  return { code, said: said.join('\n') };
}
const read = async () => dataOf((await world.call('defaults.getDefault', {})).body).maintenanceData;

test('an operator closes the store and opens it again', async () => {
  expect(await run('on', '--message', 'Moving shelves.')).toEqual({
    code: 0,
    said: 'The store is closed: Moving shelves.',
  });
  expect(await read()).toEqual({ enabled: true, message: 'Moving shelves.' });
  expect(await run('off')).toEqual({ code: 0, said: 'The store is open.' });
  expect(await read()).toEqual({ enabled: false, message: '' });
});

test('anything but on or off is refused', async () => {
  expect((await run('maybe')).code).toBe(2);
  expect(await read()).toEqual({ enabled: false, message: '' });
});
