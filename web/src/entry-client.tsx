// First, because it orders the layers of styles.
import './ui/theme/styles.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openApi, overHttp } from './api/client.ts';
import { encryptPayloads } from './api/payloads.ts';
import { reloadForMissingChunks } from './api/version/missing-chunks.ts';
import { watchVersion } from './api/version/version-watch.ts';
import { readPageData } from './layout/page-data.tsx';
import { registerWorker } from './offline/register-worker.ts';
import { openRouter } from './router.tsx';

reloadForMissingChunks();
const { settings, global } = readPageData();
encryptPayloads(settings.payloadKey);
// Where the router looks for the data of the page.
window.$_TSR = global;
void start();

/** In several tasks, so that a slow phone answers taps in between. */
async function start(): Promise<void> {
  await endTask();
  const router = openRouter({ api: openApi(overHttp), origin: window.location.origin });
  const { queryClient, api, live } = router.options.context;
  watchVersion({ queryClient, api, live, onChange: router.invalidate });
  await endTask();
  // As a transition, hydration is done in slices.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
  if (import.meta.env.PROD) registerWorker();
}

function endTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
