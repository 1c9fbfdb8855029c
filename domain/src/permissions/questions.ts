import type { Role } from './who-may.ts';

/** The seller of the lot, and admins. */
export const mayAnswer = (
  actor: { readonly userId: string; readonly role: Role },
  lot: { readonly sellerId: string },
): boolean => actor.role === 'admin' || actor.userId === lot.sellerId;
