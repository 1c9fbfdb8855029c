import { isValidElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { PrefetchedDialog } from './prefetched-dialog.tsx';

const Dialog = ({ text }: { readonly text: string }) => <p>{text}</p>;

/** The dialog, opened by `open`; its code arrives when `arrives` says so. */
async function mountDialog(arrives: () => boolean) {
  let given: { readonly text: string } | null = null;
  const onMissing = vi.fn();
  const fetchDialog = vi.fn(async () => {
    if (!arrives()) throw new Error('No answer.');
    return Dialog;
  });
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }));
  const mounted = await mountHook(() => {
    const [, render] = useState(0);
    const shown = PrefetchedDialog({ fetchDialog, given, onMissing });
    return { shown, again: () => render((count) => count + 1) };
  });
  const give = (next: typeof given) =>
    mounted.act(({ again }) => {
      given = next;
      again();
    });
  return { give, shown: () => mounted.hook().shown, fetchDialog, onMissing };
}

test('the code of a dialog loads before it opens, so it opens at once', async () => {
  const { give, shown, fetchDialog, onMissing } = await mountDialog(() => true);
  expect(fetchDialog).toHaveBeenCalledTimes(1);
  expect(shown()).toBeNull();
  await give({ text: 'Sure?' });
  expect(isValidElement(shown()) && shown()?.props).toEqual({ text: 'Sure?' });
  await give(null);
  expect(shown()).toBeNull();
  expect(fetchDialog).toHaveBeenCalledTimes(1);
  expect(onMissing).not.toHaveBeenCalled();
});

test('code that did not load early loads when the dialog opens', async () => {
  let arrives = false;
  const { give, shown, onMissing } = await mountDialog(() => arrives);
  expect(onMissing).not.toHaveBeenCalled();
  arrives = true;
  await give({ text: 'Sure?' });
  expect(shown()).not.toBeNull();
  expect(onMissing).not.toHaveBeenCalled();
});

test('reports a dialog that cannot open, and tries again at the next opening', async () => {
  let arrives = false;
  const { give, shown, onMissing } = await mountDialog(() => arrives);
  await give({ text: 'Sure?' });
  expect(onMissing).toHaveBeenCalledTimes(1);
  await give(null);
  arrives = true;
  await give({ text: 'Sure?' });
  expect(shown()).not.toBeNull();
  expect(onMissing).toHaveBeenCalledTimes(1);
});
