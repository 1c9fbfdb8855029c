import type { ListAddress } from '../../features/lot/list/list-address.ts';

/** A list of won lots under an address of its own (NAV-12). */
export interface WonList {
  readonly title: string;
  /** The only pickup status it lists; without one the user chooses. */
  readonly pickup?: NonNullable<ListAddress['pickup']>;
  readonly empty: string;
  readonly hint?: string;
}

export const WON_LISTS = {
  purchases: {
    title: 'My Purchases',
    empty: 'Lots you win or buy appear here, with their receipts and pickup status.',
  },
  pending: {
    title: 'Upcoming pickups',
    pickup: '0',
    empty: 'Lots you’ve won and haven’t picked up yet appear here.',
    hint:
      'Choose a pickup time, or stop by anytime your pickup center is open within your items’ ' +
      'pickup dates. Have your Checkout QR Code ready.',
  },
  completed: {
    title: 'Completed pickups',
    pickup: '1',
    empty: 'Lots you’ve picked up appear here.',
  },
} as const satisfies Record<string, WonList>;
