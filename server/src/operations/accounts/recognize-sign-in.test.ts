import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { recognizeSignIn } from './recognize-sign-in.ts';

describe('recognizing a sign-in', () => {
  let world: World;
  let member: Member;
  beforeAll(async () => {
    world = await openWorld();
    member = await addMember(world);
  });
  afterAll(() => world.close());

  const findWith = async (login: string) => {
    let queries = 0;
    const db: Db = world.app.context.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const { account } = await recognizeSignIn(db, { login, deviceHash: 'none' });
    return { userId: account?.id, queries };
  };

  test('R35 runs the same queries for an email, a username and an unknown login', async () => {
    const byEmail = await findWith(member.email);
    expect(byEmail).toEqual({ userId: member.id, queries: expect.any(Number) });
    expect(await findWith(member.username)).toEqual(byEmail);
    const stranger = { ...byEmail, userId: undefined };
    expect(await findWith('stranger@example.com')).toEqual(stranger);
  });
});
