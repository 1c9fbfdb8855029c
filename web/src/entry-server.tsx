// What the server loads: a request in, a page out. Calls are answered in the same process.
import type { ServerManifest } from '@tanstack/router-core';
import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import { openApi, type Transport } from './api/client.ts';
import { COME_AGAIN } from './closed.ts';
import { openRouter } from './router.tsx';
import { watchBusyness } from './too-busy.ts';

/** server/src/web/page.ts says the same in its own words, since it may not import this room. */
export interface PageHouse {
  readonly transport: Transport;
  readonly origin: string;
  readonly nonce: string;
  readonly renderedAt: number;
  readonly assets: ServerManifest['routes'][string];
}

export async function renderPage(request: Request, house: PageHouse): Promise<Response> {
  const { assets, ...rest } = house;
  const { transport, tell } = watchBusyness(house.transport);
  const answer = createRequestHandler({
    request,
    createRouter: () => openRouter({ api: openApi(transport), ...rest }),
    getRouterManifest: () => ({ routes: { __root__: assets } }),
  });
  const page = await answer(({ router, responseHeaders }) =>
    renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    }),
  );
  const { body, headers } = page;
  return headers.has(COME_AGAIN) ? new Response(body, { status: 503, headers }) : tell(page);
}
