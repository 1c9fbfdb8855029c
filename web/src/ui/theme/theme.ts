// Mantine's theme: sizes and colors here, shared values in tokens.css, component styles in
// component-styles.ts.
import { createTheme, mergeThemeOverrides, type CSSVariablesResolver } from '@mantine/core';
import { amber, brick, ink, spruce, stone } from './palette.ts';
import { componentStyles } from './component-styles.ts';
import { FONT_FAMILY } from './typeface.ts';

export const theme = createTheme({
  colors: { spruce, amber, red: brick, gray: stone, dark: ink },
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: FONT_FAMILY,
  fontSizes: { xs: '0.8125rem', sm: '0.9rem', md: '1rem', lg: '1.125rem', xl: '1.3rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.5' },
  headings: {
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.7rem, 1.3rem + 1.6vw, 2.3rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.4rem, 1.2rem + 0.8vw, 1.7rem)', lineHeight: '1.2' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.075rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 'md',
  components: componentStyles,
});

/** With what only theme-variables.gen.css has: components know these sizes by name. */
export const wholeTheme = /* @__PURE__ */ mergeThemeOverrides(theme, {
  // In pixels, because enlarged text needs the space.
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.625rem', lg: '0.875rem', xl: '1.5rem' },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
});

/** Maps Mantine's variables to those of tokens.css. */
const shared = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  // Mantine's grays lack the contrast for AA in both schemes.
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-spruce-light': 'var(--accent-soft)',
  '--mantine-color-spruce-light-hover': 'var(--accent-soft-hover)',
  '--mantine-color-spruce-light-color': 'var(--accent-ink)',
  '--mantine-color-red-light': 'var(--bad-soft)',
  '--mantine-color-red-light-color': 'var(--bad)',
  '--mantine-color-gray-light': 'var(--plain-soft)',
  '--mantine-color-gray-light-color': 'var(--ink-soft)',
  '--mantine-color-amber-light': 'var(--soon-soft)',
  '--mantine-color-amber-light-color': 'var(--soon)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
