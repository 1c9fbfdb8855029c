// The refunds of the demo store: in whole and in part, to the card and as credit.
import type { SeedCenters } from '../seed/centers.ts';
import type { IdLookup } from '../seed/people.ts';
import type { SeedRefund } from '../seed/world.ts';

export function refundsOf(idOf: IdLookup, { smyrna }: SeedCenters): SeedRefund[] {
  const desk = { userId: idOf('staff.smyrna'), centerId: smyrna.id };
  const admin = { userId: idOf('admin'), centerId: null };
  return [
    {
      buyerId: idOf('rival'),
      place: 0,
      refunder: desk,
      amountCents: null,
      mode: 'card',
      ground: 'our error',
      reason: 'A part was missing',
      notes: 'Found at the pickup desk. Refunded in full.',
      returned: true,
    },
    {
      buyerId: idOf('buyer'),
      place: 0,
      refunder: desk,
      amountCents: 300,
      mode: 'card',
      ground: 'our error',
      reason: 'Scratched on the shelf',
      notes: '',
      returned: false,
    },
    {
      buyerId: idOf('buyer'),
      place: 0,
      refunder: admin,
      amountCents: 100,
      mode: 'credit',
      ground: 'goodwill',
      reason: 'A long wait at the desk',
      notes: 'Thank you for your patience.',
      returned: false,
    },
  ];
}
