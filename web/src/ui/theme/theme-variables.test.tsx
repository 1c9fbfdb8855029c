// After a change of the theme:
// npx vitest run --project unit web/src/ui/theme/theme-variables.test.tsx -u
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cssVariables, theme } from './theme.ts';

test('the style sheet has the variables that Mantine generates from the theme', async () => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} withGlobalClasses={false} />,
  );
  const made = /<style[^>]*>([^]*)<\/style>/.exec(html)?.[1] ?? '';
  const css = made.replaceAll(/[{};]/g, '$&\n');
  await expect(css).toMatchFileSnapshot('./theme-variables.gen.css');
});
