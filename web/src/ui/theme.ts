// Our face: deep spruce green and ink on warm paper; pictures carry the colour.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const spruce: MantineColorsTuple = [
  '#edf7f3',
  '#d9ebe3',
  '#b0d6c5',
  '#84c0a6',
  '#5fad8b',
  '#3f9576',
  '#217a5e',
  '#14654d',
  '#0f513e',
  '#083a2c',
];

const amber: MantineColorsTuple = [
  '#fff6e6',
  '#fdeacb',
  '#f8d397',
  '#f2ba5f',
  '#eda531',
  '#e89a1c',
  '#b86f00',
  '#945900',
  '#734500',
  '#522f00',
];

const ink: MantineColorsTuple = [
  '#d4d8d6',
  '#b4bab7',
  '#98a09c',
  '#737c78',
  '#4c5551',
  '#36403b',
  '#29322e',
  '#1d2522',
  '#151b19',
  '#0e1312',
];

/** What each system reads best: nothing is fetched before the first word shows. */
const FONTS = [
  'ui-sans-serif',
  '-apple-system',
  '"Segoe UI Variable Text"',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  '"Open Sans"',
  'Arial',
  'sans-serif',
];

export const theme = createTheme({
  colors: {
    spruce,
    amber,
    dark: ink,
  },
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: FONTS.join(', '),
  components: {
    // A dialog's head is no second banner of the page.
    Modal: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        // Without a name it says nothing to those who cannot see the cross.
        closeButtonProps: { 'aria-label': 'Close' },
      },
      styles: { title: { fontWeight: 650, fontSize: '1.15rem' } },
    },
  },
  headings: { fontWeight: '650', textWrap: 'balance' },
});

/** AA contrast everywhere: Mantine's own dimmed grey is too pale on both grounds. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--page-width': '1240px' },
  light: {
    '--mantine-color-body': '#fbfaf7',
    '--mantine-color-text': '#17211d',
    '--mantine-color-dimmed': '#56615c',
    '--mantine-color-placeholder': '#69736e',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': spruce[7],
    '--surface': '#ffffff',
    '--surface-sunken': '#f2f0ea',
    '--line': '#e2dfd6',
    '--good': '#14654d',
    '--bad': '#b3261e',
    '--soon': '#945900',
  },
  dark: {
    '--mantine-color-body': ink[8],
    '--mantine-color-text': '#e7ebe9',
    '--mantine-color-dimmed': '#a3ada8',
    '--mantine-color-placeholder': '#8f9994',
    '--mantine-color-error': '#ff9b92',
    '--mantine-color-anchor': spruce[3],
    '--mantine-color-spruce-light': '#1c3a30',
    '--mantine-color-spruce-light-color': spruce[2],
    '--mantine-color-red-light': '#43211f',
    '--mantine-color-red-light-color': '#ff9b92',
    '--surface': ink[7],
    '--surface-sunken': ink[9],
    '--line': ink[5],
    '--good': '#84c0a6',
    '--bad': '#ff9b92',
    '--soon': '#f2ba5f',
  },
});
