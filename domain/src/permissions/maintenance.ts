import type { Role } from './who-may.ts';

/** Who comes must be able to sign in before it can be told that they are an admin. */
const FOR_ALL: ReadonlySet<string> = new Set([
  'auth.signin',
  'auth.signout',
  'defaults.getDefault',
]);
const FOR_STAFF: ReadonlySet<string> = new Set([
  'account.getUserProfileDetails',
  'account.pendingCount',
]);

/** NAV-09: what goes on while the store is closed for maintenance, by its service and name. */
export function staysOpen(call: string, role: Role): boolean {
  if (role === 'admin' || FOR_ALL.has(call)) return true;
  return role === 'staff' && (FOR_STAFF.has(call) || call.startsWith('pickup.'));
}
