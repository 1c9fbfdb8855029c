import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { HeadContent, Scripts, useHydrated, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { cssVariables, theme } from '../../ui/theme.ts';
import '../../ui/page.css';
import { EARLY_CLICKS, tellAwake } from './early-clicks.ts';

// Nothing is said before the page listens, so it comes after everything that is seen.
const Alerts = lazy(async () => ({ default: (await import('./alerts.tsx')).Alerts }));

/** The whole document: the server writes it, the browser takes it over. */
export function PageDocument({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  const hydrated = useHydrated();
  useEffect(tellAwake, []);
  return (
    <html lang="en-US" {...mantineHtmlProps}>
      <head>
        <HeadContent />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: EARLY_CLICKS }}
        />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          deduplicateInlineStyles
        >
          {hydrated && (
            <Suspense>
              <Alerts />
            </Suspense>
          )}
          {children}
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  );
}
