// Browsers in which an account has signed in, by the digest of their cookie (SF15).
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

const DEVICES_MAX = 20;

export async function isKnownDevice(
  db: Db,
  { userId, deviceHash }: { userId: string; deviceHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('signInDevices')
    .select('userId')
    .where('deviceHash', '=', deviceHash)
    .where('userId', '=', userId)
    .where('lastUsedAt', '>', sql<never>`app.now() - interval '180 days'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts of a browser move to its new cookie together; a copy of the old one is useless. */
export async function renewDevice(
  tx: Tx,
  device: { userId: string; oldHash: string | null; newHash: string },
): Promise<void> {
  const { userId, oldHash, newHash } = device;
  if (oldHash !== null) {
    await tx
      .updateTable('signInDevices')
      .set({ deviceHash: newHash })
      .where('deviceHash', '=', oldHash)
      .execute();
  }
  await tx
    .insertInto('signInDevices')
    .values({ userId, deviceHash: newHash })
    .onConflict((conflict) =>
      conflict.columns(['deviceHash', 'userId']).doUpdateSet({ lastUsedAt: sql<Date>`app.now()` }),
    )
    .execute();
  await deleteOldestDevices(tx, userId);
}

/** Clients without cookies leave a row at each sign-in. */
async function deleteOldestDevices(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('signInDevices')
    .where('userId', '=', userId)
    .where('deviceHash', 'in', (devices) =>
      devices
        .selectFrom('signInDevices as older')
        .select('older.deviceHash')
        .where('older.userId', '=', userId)
        .orderBy('older.lastUsedAt', 'desc')
        .orderBy('older.deviceHash')
        .offset(DEVICES_MAX),
    )
    .execute();
}

/** A device that signed in with the old password is no longer known. */
export async function forgetOtherDevices(
  tx: Tx,
  userId: string,
  exceptHash: string | null,
): Promise<void> {
  await tx
    .deleteFrom('signInDevices')
    .where('userId', '=', userId)
    .$if(exceptHash !== null, (q) => q.where('deviceHash', '!=', exceptHash ?? ''))
    .execute();
}
