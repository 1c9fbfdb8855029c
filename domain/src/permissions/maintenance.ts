import type { Role } from './who-may.ts';

/** An admin must be able to sign in before being recognized as one. */
const FOR_ALL: ReadonlySet<string> = new Set([
  'auth.signin',
  'auth.signout',
  'defaults.getDefault',
]);
const FOR_STAFF: ReadonlySet<string> = new Set([
  'account.getUserProfileDetails',
  'account.pendingCount',
]);

/** NAV-09: the calls that stay available during maintenance, by service and name. */
export function staysOpen(call: string, role: Role): boolean {
  if (role === 'admin' || FOR_ALL.has(call)) return true;
  return role === 'staff' && (FOR_STAFF.has(call) || call.startsWith('pickup.'));
}
