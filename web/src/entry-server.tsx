// The entry for server rendering: takes an address, returns a page. Calls are answered in process.
import type { ServerManifest } from '@tanstack/router-core';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
} from '@tanstack/react-router/ssr/server';
import type { PageAssets, RenderedPage, RenderPage } from '@hammerdock/contract/page.ts';
import { renderToString } from 'react-dom/server';
import loadEntry from 'virtual:inline/load-entry';
import { openApi } from './api/client.ts';
import { isNoAccessError } from './no-access.ts';
import { RETRY_AFTER } from './retry-after.ts';
import { openRouter } from './router.tsx';
import { watchRefusals } from './refusal-status.ts';

export const renderPage: RenderPage = async (url, { assets, ...rest }) => {
  const { transport, withStatus } = watchRefusals(rest.transport);
  const answer = createRequestHandler({
    request: new Request(url),
    createRouter: () => openRouter({ ...rest, api: openApi(transport) }),
  });
  let html = '';
  const { status, headers } = await answer(async ({ router, responseHeaders }) => {
    // Only now is it known which routes the page has.
    router.ssr = { manifest: { routes: { __root__: manifestOf(assets, router.state.matches) } } };
    // The router's own scripts with data are not rendered: PageData contains the data.
    router.serverSsr?.takeInitialHydrationScriptTags();
    html = `<!DOCTYPE html>${renderToString(<RouterServer router={router} />)}`;
    return new Response(null, { status: statusOf(router), headers: responseHeaders });
  });
  const page: RenderedPage = { status, headers: [...headers], html };
  return headers.has(RETRY_AFTER) ? { ...page, status: 503 } : withStatus(page);
};

function statusOf(router: ReturnType<typeof openRouter>): number {
  const isRefused = router.state.matches.some(({ error }) => isNoAccessError(error));
  return isRefused ? 403 : getSsrStatus(router);
}

function manifestOf(
  { entry, entryImports, code, styles, css, scripts }: PageAssets,
  matches: readonly { readonly routeId: string }[],
): ServerManifest['routes'][string] {
  const listFiles = (ofRoutes: PageAssets['code']) => [
    ...new Set(matches.flatMap(({ routeId }) => ofRoutes[routeId] ?? [])),
  ];
  const attrs = {
    'data-entry': entry,
    'data-imports': entryImports.join(' '),
    'data-code': listFiles(code).join(' '),
  };
  return {
    css: [...css, ...listFiles(styles)],
    scripts: [...scripts, { attrs, children: loadEntry }],
  };
}
