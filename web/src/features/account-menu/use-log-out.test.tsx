import { beforeEach, expect, test, vi } from 'vitest';
import { alerts } from '../../lib/notices/alerts.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

const mount = async (waiting: string | null) => {
  vi.stubGlobal('localStorage', { getItem: () => waiting, setItem: ignore, removeItem: ignore });
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

beforeEach(() => {
  for (const { id } of alerts.shown()) alerts.close(id);
});

test('a sign-out without waiting lots asks nothing', async () => {
  const { act, hook, signOuts, onPick } = await mount(null);
  await act(({ logOut }) => logOut());
  expect(hook().DiscardDialog).toBeNull();
  expect(onPick).toHaveBeenCalledOnce();
  expect(signOuts()).toBe(1);
});

test('a sign-out with waiting lots asks first, and does not sign out a user who stays', async () => {
  const { act, hook, signOuts, onPick } = await mount('3');
  await act(({ logOut }) => logOut());
  expect(hook().DiscardDialog).toBe(DiscardDialog);
  await act(({ stay }) => stay());
  expect(hook().DiscardDialog).toBeNull();
  expect(signOuts()).toBe(0);
  expect(onPick).not.toHaveBeenCalled();
});

test.each([
  ['1', 'A lot from the intake hasn’t been sent yet. Signing out deletes it.'],
  ['3', '3 lots from the intake haven’t been sent yet. Signing out deletes them.'],
])('the dialog for %s waiting lots says what is deleted', async (waiting, text) => {
  vi.stubGlobal('localStorage', { getItem: () => waiting });
  const { render } = await openStage();
  const shown = textOfHtml(render(<DiscardDialog onClose={ignore} onDiscard={ignore} />));
  expect(shown).toContain('Sign out and delete lots?');
  expect(shown).toContain(text);
  expect(shown).toContain('Delete and sign out');
  vi.unstubAllGlobals();
});

test('the lots are deleted before the sign-out', async () => {
  const { act, signOuts } = await mount('2');
  await act(({ logOut }) => logOut());
  const clear = vi.fn(async () => expect(signOuts()).toBe(0));
  await act(({ discard }) => discard(clear));
  expect(clear).toHaveBeenCalledOnce();
  expect(signOuts()).toBe(1);
});

test('lots that cannot be deleted keep the user signed in', async () => {
  const { act, signOuts } = await mount('2');
  await act(({ logOut }) => logOut());
  await act(({ discard }) => discard(() => Promise.reject(new Error('no storage'))));
  expect(signOuts()).toBe(0);
  expect(alerts.shown().map(({ message }) => message)).toEqual([
    'The lots couldn’t be deleted, so you’re still signed in. Please try again.',
  ]);
});
