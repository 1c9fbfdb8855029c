import { createRootRouteWithContext } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.ts';
import { AppShell } from '../pages/shell/app-shell.tsx';
import { PageDocument } from '../pages/shell/page-document.tsx';
import { NotFoundPage } from '../pages/shell/not-found-page.tsx';
import { TroublePage } from '../pages/shell/trouble-page.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({
    session: await context.queryClient.ensureQueryData(sessionQuery(context.api)),
  }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: 'Hammerdock' },
      {
        name: 'description',
        content: 'Bid on returned and overstock goods and collect them nearby.',
      },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }),
  shellComponent: PageDocument,
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: TroublePage,
});
