// After a change of the theme:
// npx vitest run --project unit web/src/ui/theme/theme-variables.test.tsx -u
import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cssVariables, wholeTheme } from './theme.ts';

/** Colors of Mantine that are not of our theme; their variables would be a third of the sheet. */
const UNUSED = Object.keys(DEFAULT_THEME.colors).filter(
  (name) => !(name in (wholeTheme.colors ?? {})),
);
const NAMES = UNUSED.join('|');
/** Nor does any component use these. */
const OTHERS = String.raw`breakpoint-|z-index-[amo]|primary-color-\d|color-\w+-outline`;
const OF_UNUSED = new RegExp(`^--mantine-(?:color-(?:${NAMES})-|${OTHERS})`);

test('no source uses a variable that the style sheet does not have', () => {
  const source = path.join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const used = new RegExp(
    `[\\w-]="(?:${NAMES})[."]|variant="outline"|--mantine-(?:color-(?:${NAMES})-|${OTHERS})`,
  );
  const using = files
    .filter((file) => /(?<!\.test)\.(?:tsx|css)$/.test(file))
    .filter((file) => used.test(readFileSync(path.join(source, file), 'utf8')));
  expect(using).toEqual([]);
});

test('the style sheet has the variables that Mantine generates from the theme', async () => {
  const html = renderToStaticMarkup(
    <MantineProvider
      theme={wholeTheme}
      cssVariablesResolver={cssVariables}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
    />,
  );
  const made = /<style[^>]*>([^]*)<\/style>/.exec(html)?.[1] ?? '';
  const lines = made.replaceAll(/[{};]/g, '$&\n').split('\n');
  const css = lines.filter((line) => !OF_UNUSED.test(line)).join('\n');
  await expect(css).toMatchFileSnapshot('./theme-variables.gen.css');
});
