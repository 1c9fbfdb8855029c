import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from '@mantine/core';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { theme } from '../ui/theme/theme.ts';
import { Alerts } from './alerts.tsx';
import { EARLY_CLICKS, announceHydrated } from './early-clicks.ts';

/** The whole document: rendered on the server, hydrated in the browser. */
export function PageDocument({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  useEffect(announceHydrated, []);
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
          // Generated at build time and cached by browsers: theme-variables.gen.css.
          withCssVariables={false}
          withGlobalClasses={false}
          defaultColorScheme="auto"
          deduplicateInlineStyles
        >
          {children}
          <Alerts />
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  );
}
