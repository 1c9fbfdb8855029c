// What the server loads: a request in, a page out. Calls are answered in the same process.
import type { ServerManifest } from '@tanstack/router-core';
import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { openApi, type Transport } from './api/client.ts';
import { openRouter } from './router.tsx';

/** server/src/web/page.ts says the same in its own words, since it may not import this room. */
export interface PageHouse {
  readonly transport: Transport;
  readonly origin: string;
  readonly nonce: string;
  readonly renderedAt: number;
  readonly assets: ServerManifest['routes'][string];
}

export function renderPage(request: Request, house: PageHouse): Promise<Response> {
  const { transport, assets, ...rest } = house;
  const answer = createRequestHandler({
    request,
    createRouter: () => openRouter({ api: openApi(transport), ...rest }),
    getRouterManifest: () => ({ routes: { __root__: assets } }),
  });
  return answer(({ router, responseHeaders }) =>
    renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    }),
  );
}
