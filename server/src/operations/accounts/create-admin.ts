// Creates the first admin of a store, who can create the others.
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import {
  findTakenPart,
  insertUser,
  lockIdentities,
  markEmailVerified,
} from '../../store/accounts/users.ts';

export interface NewAdmin {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly passwordHash: string;
}

export async function createAdmin(
  tx: Tx,
  admin: NewAdmin,
): Promise<Result<{ userId: string }, 'Taken' | 'PhoneInvalid'>> {
  const phone = phoneInE164(admin.phone);
  if (phone === null) return refused('PhoneInvalid');
  await lockIdentities(tx);
  const taken = await findTakenPart(tx, { ...admin, phone });
  if (taken !== null) return refused('Taken', { part: taken });
  const userId = newId();
  // The operator guarantees the email; an admin needs no postal address.
  const address = { address1: '', address2: '', city: '', state: '', zip: '' };
  if (!(await insertUser(tx, { ...admin, ...address, phone, id: userId, role: 'admin' }))) {
    throw new Error('an account that was free a moment ago is taken');
  }
  await markEmailVerified(tx, userId);
  await insertAudit(tx, { actorId: null, action: 'admin created', subject: userId, details: {} });
  return ok({ userId });
}
