// The entry for server rendering: takes a request, returns a page. Calls are answered in process.
import type { ServerManifest } from '@tanstack/router-core';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { openApi, type Transport } from './api/client.ts';
import { RETRY_AFTER } from './retry-after.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { TestStore } from './lib/test-store.ts';
import { openRouter } from './router.tsx';
import { watchRefusals } from './refusal-status.ts';

/** Also declared in server/src/ssr/page.ts, which may not import this package. */
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
  const { transport, withStatus } = watchRefusals(context.transport);
  const answer = createRequestHandler({
    request,
    createRouter: () => openRouter({ api: openApi(transport), ...rest }),
    getRouterManifest: () => ({ routes: { __root__: assets } }),
  });
  let html = '';
  const { status, headers } = await answer(async ({ router, responseHeaders }) => {
    // Like the router's renderRouterToString, without converting the text to bytes and back.
    html = await transformHtmlStringWithRouter(
      router,
      renderToString(<RouterServer router={router} />),
    );
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return headers.has(RETRY_AFTER)
    ? { status: 503, headers, html }
    : withStatus({ status, headers, html });
}
