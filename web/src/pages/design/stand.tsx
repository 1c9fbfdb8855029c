// Renders the design page without server, session and router, so that snapshots with a stopped
// clock are reproducible.
import { MantineProvider } from '@mantine/core';
import '../../ui/mantine.css';
import { createRoot } from 'react-dom/client';
import { ClockContext, openClock } from '../../lib/clock.tsx';
import '../../ui/page.css';
import { cssVariables, theme } from '../../ui/theme.ts';
import { DesignPage } from './design-page.tsx';

const clock = openClock(Date.now());
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
    <ClockContext value={clock}>
      <DesignPage />
    </ClockContext>
  </MantineProvider>,
);
