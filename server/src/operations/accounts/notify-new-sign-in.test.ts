import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../security/ids.ts';
import { addMember, messagesTo } from '../../testing/fixtures/members.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { beginSession } from './begin-session.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';

describe('the notification of a new sign-in', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const signIn = (userId: string, userAgent: string) =>
    world.owner.transaction().execute((tx) =>
      beginSession(
        tx,
        {
          actor: null,
          deviceToken: null,
          userAgent,
          config: { origin: 'https://store.example' },
          vault: world.app.context.vault,
        },
        { userId, persistent: false },
      ),
    );

  test('NTF-02 is sent for a browser that the account was not used with before', async () => {
    const { id, email } = await addMember(world);
    await world.owner.deleteFrom('sessions').where('userId', '=', id).execute();
    const templates = async () => (await messagesTo(world, email)).map(({ template }) => template);
    await signIn(id, FIREFOX);
    expect(await templates()).toEqual([]);
    await signIn(id, FIREFOX.replaceAll('140.0', '141.0'));
    expect(await templates()).toEqual([]);
    await signIn(id, CHROME);
    expect(await templates()).toEqual(['new-sign-in']);
    await signIn(id, CHROME);
    await signIn(id, FIREFOX);
    expect(await templates()).toEqual(['new-sign-in']);
    await signIn(id, newId());
    const [newest] = await messagesTo(world, email);
    expect(newest?.bodyText).toContain('https://store.example/forgot_password');
    expect(await templates()).toHaveLength(2);
  });
});
