import type { PickupStatus } from '@hammerdock/domain/pickup/rules.ts';

/** LIST-17. */
export const CHECKOUT_STATUS = {
  'not picked up': '0',
  'picked up': '1',
  returned: '2',
  forfeited: '3',
} as const satisfies Record<PickupStatus, string>;
