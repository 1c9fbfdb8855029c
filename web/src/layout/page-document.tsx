import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { HeadContent, Scripts } from '@tanstack/react-router';
import { Suspense, useEffect, type ReactNode } from 'react';
import earlyClicks from 'virtual:inline/early-clicks';
import { HYDRATED } from '../lib/hydrated.ts';
import { Alerts } from './alerts.tsx';
import { PageData } from './page-data.tsx';
import { ThemeProvider } from './theme-provider.tsx';

/** The whole document: rendered on the server, hydrated in the browser. */
export function PageDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" data-respect-reduced-motion="true" {...mantineHtmlProps}>
      <head>
        <HeadContent />
        <ColorSchemeScript defaultColorScheme="auto" suppressHydrationWarning />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyClicks }} />
      </head>
      <body>
        <ThemeProvider>
          {children}
          <Alerts />
        </ThemeProvider>
        {/* React hydrates the parts in Suspense after the rest, all at the same time. */}
        <Suspense>
          <HydratedAnnouncement />
        </Suspense>
        <PageData />
        <Scripts />
      </body>
    </html>
  );
}

/** Repeats the held click after the shell and the page's own part are hydrated. */
function HydratedAnnouncement(): null {
  useEffect(() => {
    // React handles a click only after its current work.
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED)));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
