import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { noSuchPage } from '../no-such-page.ts';

// False in production, so that the build removes the page.
const DesignPage = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('../pages/design/design-page.tsx')).DesignPage,
    }))
  : undefined;

export const Route = createFileRoute('/design')({
  beforeLoad: () => {
    if (DesignPage === undefined) noSuchPage();
  },
  head: () => ({
    meta: [{ title: 'Design | Hammerdock' }, { name: 'robots', content: 'noindex' }],
  }),
  ...(DesignPage === undefined ? {} : { component: DesignPage }),
});
