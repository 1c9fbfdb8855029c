// The buyers of the demo's last year. They never sign in.
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { acceptTerms } from '../seed/acceptances.ts';
import { insertCards } from '../seed/cards.ts';
import { buyer, insertPeople } from '../seed/people.ts';

const FIRST_NAMES = ['Amber', 'Carl', 'Denise', 'Elliott', 'Grace', 'Ivan', 'Joyce', 'Lamar'];
const LAST_NAMES = ['Abbott', 'Dawson', 'Ellis', 'Nguyen', 'Ramirez'];

const REGULARS = FIRST_NAMES.flatMap((first) =>
  LAST_NAMES.map((last) => buyer(`${first.toLowerCase()}_${last.toLowerCase()}`, first, last)),
);

export interface Regular {
  readonly userId: string;
  readonly cardId: string;
  readonly gatewayCard: string;
}

export async function insertRegulars(
  tx: Tx,
  { since, passwordHash }: { since: Instant; passwordHash: string },
): Promise<Regular[]> {
  const idOf = await insertPeople(tx, REGULARS, { now: since, passwordHash, phonesFrom: 2000 });
  const userIds = REGULARS.map(({ username }) => idOf(username));
  await acceptTerms(tx, userIds);
  const cards = REGULARS.map(({ username, firstName, lastName }) => ({
    userId: idOf(username),
    holder: `${firstName} ${lastName}`,
    kind: 'succeeds' as const,
  }));
  await insertCards(tx, cards, since);
  return (
    tx
      .selectFrom('cards')
      .select(['userId', 'id as cardId', 'gatewayCard'])
      .where('userId', 'in', userIds)
      // Their order decides who bids on what.
      .orderBy('holder')
      .execute()
  );
}
