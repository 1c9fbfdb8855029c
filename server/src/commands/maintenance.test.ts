import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { dataOf } from '../testing/fixtures/registration.ts';
import { openWorld, type World } from '../testing/world.ts';
import { runCommand } from './run-command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function run(...words: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const config = () =>
    readConfig(
      { HAMMERDOCK_ENVIRONMENT: 'development', DATABASE_URL: world.database.url },
      { dev: false },
    );
  const code = await runCommand(['maintenance', ...words], {
    config,
    print: (line) => lines.push(line),
  });
  return { code, output: lines.join('\n') };
}
const read = async () => dataOf((await world.call('defaults.getDefault', {})).body).maintanenceData;

test('an operator closes and opens the store', async () => {
  expect(await run('on', '--message', 'Moving shelves.')).toEqual({
    code: 0,
    output: 'The store is closed: Moving shelves.',
  });
  expect(await read()).toEqual({ enabled: true, message: 'Moving shelves.' });
  expect(await run('off')).toEqual({ code: 0, output: 'The store is open.' });
  expect(await read()).toEqual({ enabled: false, message: '' });
});

test('any argument except on and off is refused', async () => {
  expect((await run('maybe')).code).toBe(2);
  expect(await read()).toEqual({ enabled: false, message: '' });
});
