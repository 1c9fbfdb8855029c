import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { paths } from '../../paths.ts';

interface Arrival {
  readonly role: UserData['role'];
  /** The card check's flag 2: no primary card, or unpaid receipts (AUTH-05). */
  readonly sentToCards: boolean;
  /** What a guest wanted to see (NAV-02). */
  readonly referer: string | undefined;
}

/** Where a person goes after signing in. */
export function whereTo({ role, sentToCards, referer }: Arrival): string {
  const wanted = referer ?? (role === 'staff' ? paths.desk : paths.home);
  const isPaying = [paths.invoices('partial'), paths.checkout, paths.cards].some((path) =>
    wanted.startsWith(path),
  );
  if (!sentToCards || isPaying) return wanted;
  return referer === undefined ? paths.cards : paths.cardsOnTheWayTo(referer);
}
