// What users of a seeded store have accepted, which bidding requires (R14, R62).
import { upsertLocationNotices } from '@hammerdock/server/src/store/accounts/location-notices.ts';
import { incrementsNotice } from '@hammerdock/server/src/store/accounts/notices.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { TERMS_VERSION } from './pages.ts';

/** Everyone has accepted the current terms, except for those who saw an older version. */
export async function acceptTerms(
  tx: Tx,
  userIds: readonly string[],
  outdated: readonly string[] = [],
): Promise<void> {
  const rows = userIds.map((userId) => ({
    userId,
    version: outdated.includes(userId) ? TERMS_VERSION - 1 : TERMS_VERSION,
  }));
  await tx.insertInto('termsAcceptances').values(rows).execute();
  // They have used the store before, so they do not see the announcements for new users.
  const seen = userIds.map((userId) => ({ userId, notice: incrementsNotice(), flag: 1 }));
  await tx.insertInto('noticeAcknowledgements').values(seen).execute();
  for (const userId of userIds) {
    await upsertLocationNotices(tx, { userId, sessionId: null, flag: 1 });
  }
}

export async function acceptLocations(
  tx: Tx,
  userIds: readonly string[],
  auctions: readonly { auctionId: string; centerId: string }[],
): Promise<void> {
  const rows = userIds.flatMap((userId) =>
    auctions.map(({ auctionId, centerId }) => ({ userId, auctionId, centerId })),
  );
  await tx.insertInto('locationAcceptances').values(rows).execute();
}
