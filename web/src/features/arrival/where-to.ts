import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { sameSitePath } from '../../lib/address/same-site-path.ts';
import { paths } from '../../paths.ts';

interface Arrival {
  readonly role: UserData['role'];
  /** The registration's codes are not entered yet. */
  readonly awaitsCodes: boolean;
  /** The card check's flag 2: no primary card, or unpaid receipts (AUTH-05). */
  readonly sentToCards: boolean;
  /** The page that a guest requested (NAV-02). */
  readonly referer: string | undefined;
}

/** The page after signing in. */
export function whereTo({ role, awaitsCodes, sentToCards, referer }: Arrival): string {
  // The router passes on query values unvalidated.
  const asked = sameSitePath(referer);
  if (awaitsCodes) return asked === null ? paths.registration : paths.codesOnTheWayTo(asked);
  const wanted = asked ?? (role === 'staff' ? paths.desk : paths.home);
  const isPaying = [paths.invoices('partial'), paths.checkout, paths.cards].some((path) =>
    wanted.startsWith(path),
  );
  if (!sentToCards || isPaying) return wanted;
  return asked === null ? paths.cards : paths.cardsOnTheWayTo(asked);
}
