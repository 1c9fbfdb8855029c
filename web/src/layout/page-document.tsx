import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { HeadContent, Scripts } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import earlyClicks from 'virtual:inline/early-clicks';
import { HYDRATED } from '../lib/hydrated.ts';
import { Alerts } from './alerts.tsx';
import { PageData } from './page-data.tsx';
import { ThemeProvider } from './theme-provider.tsx';

/** The whole document: rendered on the server, hydrated in the browser. */
export function PageDocument({ children }: { children: ReactNode }) {
  useEffect(announceHydrated, []);
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
        <PageData />
        <Scripts />
      </body>
    </html>
  );
}

/** Repeats the held click; the rest of the page hydrates later, or when it is clicked. */
function announceHydrated(): void {
  // React hydrates the clicked part only after its current work.
  setTimeout(() => window.dispatchEvent(new Event(HYDRATED)));
}
