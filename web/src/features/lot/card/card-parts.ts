// Which parts a card shows in each list (S2, LIST-04 to LIST-08).

export interface CardParts {
  /** The lot's place in the center. */
  readonly floor: boolean;
  /** The number of pieces. */
  readonly count: boolean;
  /** Its lots are closed: no watch button, and losing means having lost (BID-17). */
  readonly past: boolean;
  /** LIST-08: on search cards the actions lead to the page, elsewhere they open the drawer. */
  readonly actions: 'page' | 'drawer' | 'none';
}

const PRESENT = { floor: true, count: false, past: false, actions: 'drawer' } as const;
const PAST = { floor: true, count: false, past: true, actions: 'drawer' } as const;

export const CARD_PARTS = {
  home: { floor: false, count: false, past: false, actions: 'none' },
  search: { floor: false, count: true, past: false, actions: 'page' },
  auctions: PRESENT,
  watchlist: PRESENT,
  expired: PAST,
  won: PAST,
  lost: PAST,
} as const satisfies Record<string, CardParts>;

export type ListName = keyof typeof CARD_PARTS;
