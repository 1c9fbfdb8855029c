// Who may invite by which code, who came by it, and what that has earned (AUTH-13).
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

/** Under this name a reward stands in the ledger, which holds each name once. */
export const rewardReference = (inviteeId: string): string => `invite ${inviteeId}`;

/** The invitation by which somebody came, while it has not been rewarded. */
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

/** One's own code, how many came by it, and how many of them have earned a credit. */
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
