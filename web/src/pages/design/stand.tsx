// Renders the design page without server, session and router, so that snapshots with a stopped
// clock are reproducible.
import '../../ui/theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { ClockContext, openClock } from '../../lib/time/clock.tsx';
import { cssVariables, wholeTheme } from '../../ui/theme/theme.ts';
import { DesignPage } from './design-page.tsx';

const clock = openClock(Date.now());
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <MantineProvider theme={wholeTheme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
    <ClockContext value={clock}>
      <DesignPage />
    </ClockContext>
  </MantineProvider>,
);
