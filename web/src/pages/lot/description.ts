const LENGTH_MAX = 200;

/** PV-03: the first 200 characters of a longer text; null for a shorter one. */
export const shortened = (text: string): string | null =>
  text.length <= LENGTH_MAX ? null : `${text.slice(0, LENGTH_MAX).trimEnd()}…`;
