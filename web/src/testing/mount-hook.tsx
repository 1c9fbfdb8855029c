// Runs a hook as a browser does: its effects run, and it renders again when its state changes.
import { defaultScheduler, environmentManager, notifyManager } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { openStage, type Setting, type Stage } from './render-hook.tsx';

interface Mounted<T> extends Stage {
  /** What the last render returned. */
  readonly hook: () => T;
  /** Runs this and the renders that follow. */
  readonly act: (change: (hook: T) => unknown) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

export async function mountHook<T>(useHook: () => T, setting: Setting = {}): Promise<Mounted<T>> {
  const stage = await openStage(setting);
  // React reads the current event from it, forms listen to it, and renders outside of act warn.
  const timers = { setTimeout, clearTimeout };
  const storage = { localStorage: storageOf(setting.stored ?? new Map()) };
  vi.stubGlobal('window', Object.assign(new EventTarget(), timers, storage));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Answers arrive within `act`, not in a later task.
  notifyManager.setScheduler(queueMicrotask);
  // Queries refetch in intervals only in a browser.
  environmentManager.setIsServer(() => false);
  const results: T[] = [];
  const hook = (): T => {
    const last = results.at(-1);
    if (last === undefined) throw new Error('the hook was not called');
    return last;
  };
  const Probe = () => {
    results.push(useHook());
    return null;
  };
  const root = createRoot(emptyElement());
  onTestFinished(() => {
    act(() => root.unmount());
    notifyManager.setScheduler(defaultScheduler);
    environmentManager.setIsServer(() => true);
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(stage.inApp(<Probe />)));
  return {
    ...stage,
    hook,
    act: (change) =>
      act(async () => {
        await change(hook());
      }),
    unmount: () => act(async () => root.unmount()),
  };
}

const storageOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

/** What React needs of an element without children. */
function emptyElement(): Element {
  const ignore = (): void => undefined;
  const ownerDocument = {
    nodeType: 9,
    activeElement: null,
    addEventListener: ignore,
    defaultView: { HTMLIFrameElement: Object },
  };
  const element = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument,
    addEventListener: ignore,
  };
  return element as object as Element;
}
