import { Button, MantineProvider, TextInput, useMantineContext } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { theme } from '../ui/theme/theme.ts';
import { ThemeProvider } from './theme-provider.tsx';

/** What components read of the provider, without functions. */
const Provided = () => JSON.stringify(useMantineContext());

const SAMPLE = (
  <>
    <Provided />
    <Button variant="light">Bid Now</Button>
    <TextInput id="email" label="Email" error="Please enter your email." />
  </>
);

test('renders components exactly as MantineProvider does with the same theme', () => {
  const theirs = renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      deduplicateInlineStyles
    >
      {SAMPLE}
    </MantineProvider>,
  );
  expect(theirs).toContain('Please enter your email.');
  expect(renderToStaticMarkup(<ThemeProvider>{SAMPLE}</ThemeProvider>)).toBe(theirs);
});
