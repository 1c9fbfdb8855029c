import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok, refused } from '@hammerdock/domain/result.ts';
import * as z from 'zod';
import { storedAs } from '../../store/platform/idempotency-keys.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { KeyReused, transactOnce, type OnceKey } from './once.ts';

describe('a call repeatable by key (R3)', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const keyFor = (key: string, input: unknown = {}): OnceKey => ({
    actor: 'a user',
    key,
    call: 'putSetting',
    payloadHash: JSON.stringify(input),
  });
  const countSettings = async (name: string): Promise<number> => {
    const rows = await world.owner
      .selectFrom('settings')
      .select('name')
      .where('name', 'like', `${name}%`)
      .execute();
    return rows.length;
  };
  const put = (key: OnceKey, name: string) =>
    transactOnce(world.app.context.db, key, {
      write: async (tx) => {
        await tx.insertInto('settings').values({ name, value: '1' }).execute();
        return ok({ name });
      },
      readStored: storedAs(z.object({ name: z.string() })),
    });

  test('the same key with the same payload has one effect and one answer', async () => {
    const first = await put(keyFor('key-one'), 'one-a');
    const again = await put(keyFor('key-one'), 'one-b');
    expect(again).toEqual(first);
    expect(await countSettings('one-')).toBe(1);
  });

  test('two simultaneous requests have one effect: the second waits for the first', async () => {
    const both = await Promise.all([
      put(keyFor('key-two'), 'two-a'),
      put(keyFor('key-two'), 'two-b'),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(await countSettings('two-')).toBe(1);
  });

  test('the same key with another payload is refused and changes nothing', async () => {
    await put(keyFor('key-three', { a: 1 }), 'three-a');
    await expect(put(keyFor('key-three', { a: 2 }), 'three-b')).rejects.toThrow(KeyReused);
    expect(await countSettings('three-')).toBe(1);
  });

  test('R69 a refusal undoes its writes and stores no key, so that a retry may succeed', async () => {
    let isObstacleGone = false;
    const attempt = () =>
      transactOnce(world.app.context.db, keyFor('key-four'), {
        write: async (tx) => {
          await tx.insertInto('settings').values({ name: 'four-a', value: '1' }).execute();
          return isObstacleGone ? ok({ name: 'four-a' }) : refused('NotFound');
        },
        readStored: null,
      });
    expect(await attempt()).toEqual(refused('NotFound'));
    expect(await countSettings('four-')).toBe(0);
    isObstacleGone = true;
    expect(await attempt()).toEqual(ok({ name: 'four-a' }));
    expect(await countSettings('four-')).toBe(1);
  });

  test('a fault stores neither effect nor key, so that a retry works', async () => {
    const failing = transactOnce(world.app.context.db, keyFor('key-five'), {
      write: async (tx) => {
        await tx.insertInto('settings').values({ name: 'five-a', value: '1' }).execute();
        throw new Error('the power went out');
      },
      readStored: null,
    });
    await expect(failing).rejects.toThrow('the power went out');
    expect(await countSettings('five-')).toBe(0);
    await put(keyFor('key-five'), 'five-b');
    expect(await countSettings('five-')).toBe(1);
  });
});
