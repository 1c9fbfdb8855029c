// The colors: spruce and ink on warm paper, amber for highlights, brick for errors.
import type { MantineColorsTuple } from '@mantine/core';

export const spruce: MantineColorsTuple = [
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

export const amber: MantineColorsTuple = [
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

export const brick: MantineColorsTuple = [
  '#fcebe9',
  '#f8d4d0',
  '#f2aca5',
  '#ff9b92',
  '#e2655b',
  '#d14a3f',
  '#c2362b',
  '#b3261e',
  '#921a13',
  '#6e100b',
];

/** Warm grays for lines and backgrounds in the light scheme. */
export const stone: MantineColorsTuple = [
  '#f8f7f3',
  '#f2f0ea',
  '#e9e6dd',
  '#e2dfd6',
  '#cfcbc0',
  '#a9a79d',
  '#8b8f88',
  '#56615c',
  '#36403b',
  '#17211d',
];

/** From text to background in the dark scheme. */
export const ink: MantineColorsTuple = [
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
