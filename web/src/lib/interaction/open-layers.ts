// The open dialogs and drawers, in the order in which they opened: Escape and the Back button close
// only the top one, and the focus returns to what opened it.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { openSignal } from '../signal.ts';

interface Layer {
  /** null: it handles the key or the button itself, or ignores it. */
  readonly onEscape: (() => void) | null;
  readonly onBack: (() => void) | null;
}

const changed = openSignal();
let layers: readonly Layer[] = [];

/** Returns what removes it. */
export function addLayer(layer: Layer): () => void {
  layers = [...layers, layer];
  changed.notify();
  return () => {
    layers = layers.filter((one) => one !== layer);
    changed.notify();
  };
}

/** Whether Back has closed a layer, so that the page must stay. */
export function closeTopByBack(): boolean {
  const onBack = layers.at(-1)?.onBack ?? null;
  onBack?.();
  return onBack !== null;
}

export function closeTopByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  // An open list of a field closes first.
  const { target } = event;
  const isTaken =
    target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (!isTaken) layers.at(-1)?.onEscape?.();
}

export const useHasLayers = (): boolean =>
  useSyncExternalStore(
    changed.subscribe,
    () => layers.length > 0,
    () => false,
  );

/** Dialogs return the focus themselves, a moment after they close, if they know where to. */
const PATIENCE_MS = 30;

const DIALOG = '[role="dialog"]';

const RECENT_MAX = 5;

/** The latest last. */
let recentlyFocused: readonly HTMLElement[] = [];

/** Once for the page. */
export function useLayerKeys(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const listen = { capture: true, signal: leaving.signal };
    window.addEventListener('keydown', closeTopByEscape, listen);
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return;
        const others = recentlyFocused.filter((one) => one !== target);
        recentlyFocused = [...others, target].slice(-RECENT_MAX);
      },
      listen,
    );
    return () => leaving.abort();
  }, []);
}

interface Given {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onBack?: (() => void) | undefined;
  readonly hasEscape: boolean;
  readonly hasBack: boolean;
}

/** For `ui/layers` only. */
export function useLayer({ opened, onClose, onBack = onClose, hasEscape, hasBack }: Given): void {
  const close = useEffectEvent(onClose);
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!opened) return;
    // The button that opened it may be disabled by now, or the layer may have the focus already.
    const openers = recentlyFocused;
    const remove = addLayer({
      onEscape: hasEscape ? () => close() : null,
      onBack: hasBack ? () => goBack() : null,
    });
    return () => {
      remove();
      const closing = document.activeElement?.closest(DIALOG) ?? null;
      const isInside = (element: Element) => closing?.contains(element) === true;
      setTimeout(() => {
        const { activeElement, body } = document;
        if (activeElement !== null && activeElement !== body && !isInside(activeElement)) return;
        // Gone with its dialog, or else replaced: then the page itself knows where the focus goes.
        const isGone = (one: Element) => !one.isConnected && one.closest(DIALOG) !== null;
        const opener = openers.findLast((one) => !isInside(one) && !isGone(one));
        opener?.focus({ preventScroll: true });
      }, PATIENCE_MS);
    };
  }, [opened, hasEscape, hasBack]);
}
