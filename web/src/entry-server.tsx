// What the server loads: a request in, a page out. Calls are answered in the same process.
import type { ServerManifest } from '@tanstack/router-core';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { openApi, type Transport } from './api/client.ts';
import { COME_AGAIN } from './closed.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { TestStore } from './lib/test-store.ts';
import { openRouter } from './router.tsx';
import { watchBusyness } from './too-busy.ts';

/** server/src/ssr/page.ts says the same in its own words, since it may not import this room. */
export interface PageContext {
  readonly transport: Transport;
  readonly origin: string;
  readonly nonce: string;
  readonly renderedAt: number;
  readonly testStore: TestStore;
  readonly assets: ServerManifest['routes'][string];
}

export async function renderPage(request: Request, context: PageContext): Promise<RenderedPage> {
  const { assets, ...rest } = context;
  const { transport, tell } = watchBusyness(context.transport);
  const answer = createRequestHandler({
    request,
    createRouter: () => openRouter({ api: openApi(transport), ...rest }),
    getRouterManifest: () => ({ routes: { __root__: assets } }),
  });
  let html = '';
  const { status, headers } = await answer(async ({ router, responseHeaders }) => {
    // As the router's own renderRouterToString, but for the body of the response: that would turn
    // the text into bytes, and the next reader the bytes into text.
    html = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    );
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return headers.has(COME_AGAIN) ? { status: 503, headers, html } : tell({ status, headers, html });
}
