// The address book of a user (S3); the profile's own address is not a row of it.
import type { Coordinates } from '@hammerdock/domain/places/coordinates.ts';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { isId } from '../platform/id-shape.ts';

export interface AddressFields extends Coordinates {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const own = (db: Db, userId: string) =>
  db.selectFrom('addresses').selectAll().where('userId', '=', userId);

export const listAddresses = (db: Db, userId: string) =>
  own(db, userId).orderBy('createdAt').orderBy('id').execute();

export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number];

/** Another user's address is answered like an absent one (R47). */
export const findAddress = async (db: Db, userId: string, id: string) =>
  isId(id) ? await own(db, userId).where('id', '=', id).executeTakeFirst() : undefined;

export async function insertAddress(
  tx: Tx,
  userId: string,
  fields: AddressFields,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('addresses')
    .values({ id, userId, ...fields })
    .execute();
  return id;
}

export async function updateAddress(
  tx: Tx,
  id: string,
  fields: Partial<AddressFields>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.updateTable('addresses').set(fields).where('id', '=', id).execute();
}

export async function deleteAddress(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('addresses').where('id', '=', id).execute();
}

/** null: the address of the profile. */
export async function setDefaultAddress(tx: Tx, userId: string, id: string | null): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ isPrimary: false })
    .where('userId', '=', userId)
    .where('isPrimary', '=', true)
    .execute();
  if (id === null) return;
  await tx.updateTable('addresses').set({ isPrimary: true }).where('id', '=', id).execute();
}
