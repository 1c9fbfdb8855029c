import { notFound } from '@tanstack/react-router';

/** For routes: the address leads nowhere, and whoever came is told so. */
export function noSuchPage(): never {
  // The router's own way to say it.
  // eslint-disable-next-line typescript/only-throw-error
  throw notFound();
}
