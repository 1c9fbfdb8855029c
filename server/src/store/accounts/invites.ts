// Invite codes, who registered with them, and the rewards (AUTH-13).
import type { Db, Tx } from '../../db/database.ts';
import { sql } from 'kysely';

export const findInviter = (db: Db, code: string) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'inviteCode'])
    .where('inviteCode', '=', code)
    .executeTakeFirst();

export interface Invitation {
  readonly inviteeId: string;
  readonly inviterId: string;
  readonly rewardCents: number;
}

export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx.insertInto('invitations').values(invitation).execute();
}

/** The reference of a reward in the ledger, where each reference is unique. */
export const rewardReference = (inviteeId: string): string => `invite ${inviteeId}`;

/** The invitation with which a user registered, until it is rewarded. */
export const findUnrewardedInvitation = (db: Db, inviteeId: string) =>
  db
    .selectFrom('invitations')
    .select(['inviteeId', 'inviterId', 'rewardCents'])
    .where('inviteeId', '=', inviteeId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('journals')
            .select('journals.id')
            .where('journals.reference', '=', rewardReference(inviteeId)),
        ),
      ),
    )
    .executeTakeFirst();

/** The user's own code, how many users registered with it, and how many of them earned a credit. */
export const readInviteStanding = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('invitations', 'invitations.inviterId', 'users.id')
    .leftJoin('journals', (join) =>
      join.on('journals.reference', '=', sql<string>`'invite ' || invitations.invitee_id`),
    )
    .select((row) => [
      'users.inviteCode',
      row.fn.count<number>('invitations.inviteeId').as('invited'),
      row.fn.count<number>('journals.id').as('rewarded'),
    ])
    .where('users.id', '=', userId)
    .groupBy('users.id')
    .executeTakeFirstOrThrow();
