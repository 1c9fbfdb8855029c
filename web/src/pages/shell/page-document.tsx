import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../../ui/theme.ts';
import '../../ui/page.css';

const ALERTS_MAX = 3;

/** The whole document: the server writes it, the browser takes it over. */
export function PageDocument({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <html lang="en-US" {...mantineHtmlProps}>
      <head>
        <HeadContent />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          deduplicateInlineStyles
        >
          <Notifications limit={ALERTS_MAX} position="top-right" />
          {children}
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  );
}
