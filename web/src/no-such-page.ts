import { notFound } from '@tanstack/react-router';

/** For routes: shows the page for unknown addresses. */
export function noSuchPage(): never {
  // The router expects a thrown notFound.
  // eslint-disable-next-line typescript/only-throw-error
  throw notFound();
}
