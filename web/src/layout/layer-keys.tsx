import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router';
import { closeTopByBack, useHasLayers, useLayerKeys } from '../lib/interaction/open-layers.ts';

const closeInstead: ShouldBlockFn = ({ action }) => action === 'BACK' && closeTopByBack();

/** Escape and the Back button close the top dialog. On a phone, Back is how to close anything. */
export function LayerKeys() {
  useLayerKeys();
  // Not always, because a blocker makes each navigation asynchronous.
  const hasLayers = useHasLayers();
  useBlocker({ shouldBlockFn: closeInstead, enableBeforeUnload: false, disabled: !hasLayers });
  return null;
}
