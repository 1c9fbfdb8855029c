import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';

// The build for production knows that this is never so, and leaves the page out.
const DesignPage = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('../pages/design/design-page.tsx')).DesignPage,
    }))
  : undefined;

export const Route = createFileRoute('/design')({
  beforeLoad: () => {
    if (DesignPage === undefined) throw notFound();
  },
  head: () => ({
    meta: [{ title: 'Design | Hammerdock' }, { name: 'robots', content: 'noindex' }],
  }),
  ...(DesignPage === undefined ? {} : { component: DesignPage }),
});
