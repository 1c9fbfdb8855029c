import { beforeEach, expect, test, vi } from 'vitest';
import { alerts } from '../../lib/notices/alerts.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

const LOTS = 'hammerdock.intake-waiting';
const HANDOVERS = 'hammerdock.handovers-waiting';

const storageOf = (waiting: Readonly<Record<string, string>>) => ({
  getItem: (key: string) => waiting[key] ?? null,
  setItem: ignore,
  removeItem: ignore,
});

const mount = async (waiting: Readonly<Record<string, string>>) => {
  vi.stubGlobal('localStorage', storageOf(waiting));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })));
  const onPick = vi.fn<() => void>();
  const mounted = await mountHook(() => useLogOut(onPick), {
    user: { user_id: 'ann', role: 'seller' },
    answers: { 'auth.signout': {} },
  });
  const signOuts = () => mounted.calls.filter(({ name }) => name.startsWith('auth.')).length;
  return { ...mounted, onPick, signOuts };
};
const ignore = (): void => undefined;

beforeEach(closeAlerts);

test('a sign-out where nothing waits asks nothing', async () => {
  const { act, hook, signOuts, onPick } = await mount({});
  await act(({ logOut }) => logOut());
  expect(hook().DiscardDialog).toBeNull();
  expect(onPick).toHaveBeenCalledOnce();
  expect(signOuts()).toBe(1);
});

test.each([LOTS, HANDOVERS])('a sign-out with %s asks first, and a user may stay', async (key) => {
  const { act, hook, signOuts, onPick } = await mount({ [key]: '3' });
  await act(({ logOut }) => logOut());
  expect(hook().DiscardDialog).toBe(DiscardDialog);
  await act(({ stay }) => stay());
  expect(hook().DiscardDialog).toBeNull();
  expect(signOuts()).toBe(0);
  expect(onPick).not.toHaveBeenCalled();
});

test.each([
  [
    { [LOTS]: '1' },
    'delete lots?',
    'A lot from the intake hasn’t been sent yet. Signing out deletes it.',
  ],
  [{ [LOTS]: '3' }, 'delete lots?', '3 lots from the intake haven’t been sent yet.'],
  [{ [HANDOVERS]: '1' }, 'delete hand-overs?', 'Signing out deletes it, and the lot stays ready.'],
  [{ [LOTS]: '2', [HANDOVERS]: '2' }, 'delete both?', '2 hand-overs haven’t been sent yet.'],
])('the dialog for %j says what is deleted', async (waiting, title, text) => {
  vi.stubGlobal('localStorage', storageOf(waiting));
  const { render } = await openStage();
  const shown = textOfHtml(render(<DiscardDialog onClose={ignore} onDiscard={ignore} />));
  expect(shown).toContain(`Sign out and ${title}`);
  expect(shown).toContain(text);
  expect(shown).toContain('Delete and sign out');
  vi.unstubAllGlobals();
});

test('the lots are deleted before the sign-out', async () => {
  const { act, signOuts } = await mount({ [LOTS]: '2' });
  await act(({ logOut }) => logOut());
  const clear = vi.fn(async () => expect(signOuts()).toBe(0));
  await act(({ discard }) => discard(clear));
  expect(clear).toHaveBeenCalledOnce();
  expect(signOuts()).toBe(1);
});

test('lots that cannot be deleted keep the user signed in', async () => {
  const { act, signOuts } = await mount({ [LOTS]: '2' });
  await act(({ logOut }) => logOut());
  await act(({ discard }) => discard(() => Promise.reject(new Error('no storage'))));
  expect(signOuts()).toBe(0);
  expect(alerts.shown().map(({ message }) => message)).toEqual([
    'Nothing was deleted, so you’re still signed in. Please try again.',
  ]);
});
