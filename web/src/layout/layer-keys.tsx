import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeTopByBack, useHasLayers, useLayerKeys } from '../lib/interaction/open-layers.ts';

/** Escape and the Back button close the top dialog. On a phone, Back is how to close anything. */
export function LayerKeys() {
  useLayerKeys();
  const { history } = useRouter();
  const hasLayers = useHasLayers();
  // Not always, because a blocker makes each navigation asynchronous.
  useEffect(() => {
    if (!hasLayers) return undefined;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => action === 'BACK' && closeTopByBack(),
    });
  }, [history, hasLayers]);
  return null;
}
