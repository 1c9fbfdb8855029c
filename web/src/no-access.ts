// Pages for some roles only. The server refuses their calls in any case; this shows why.
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { isNotFound, notFound } from '@tanstack/react-router';
import type { Session } from './api/session.ts';
import { isNoAccess, NO_ACCESS } from './layout/no-access.ts';

/** For routes: shows the page for missing access, with status 403, to users of other roles. */
export function requireRole(
  { user }: Pick<Session, 'user'>,
  roles: readonly UserData['role'][],
): void {
  if (user === null || roles.includes(user.role)) return;
  // The router expects a thrown notFound.
  // eslint-disable-next-line typescript/only-throw-error
  throw notFound({ data: NO_ACCESS });
}

/** Whether a route was refused by `requireRole`. */
export const isNoAccessError = (error: unknown): boolean =>
  isNotFound(error) && isNoAccess(error.data);
