// The banners of the demo store's home page.
import { newId } from '@hammerdock/server/src/security/ids.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

const BANNERS = [
  {
    title: 'Closing today',
    text: 'No reserves. Every lot here closes within 24 hours.',
    button: 'See what closes today',
    link: '/search?closing=24h&sort=1&title=Closing%20today',
  },
  {
    title: 'Scratch & Dent, with a guarantee',
    text: 'A cosmetic mark, a lower price, and a 14-day guarantee.',
    button: 'Find a bargain',
    link: '/search?condition=Scratch%20%26%20Dent&title=Scratch%20%26%20Dent',
  },
  {
    title: 'Bring a truck, save a fortune',
    text: 'Appliances straight from the store, waiting at our pickup centers.',
    button: 'Browse appliances',
    link: '/search?category=appliances&title=Appliances',
  },
  {
    title: 'Holiday hours',
    text: 'Both centers are closed from December 24 to 26.',
    button: 'Locations and hours',
    link: '/locationHours',
    active: false,
  },
];

export async function insertBanners(tx: Tx): Promise<void> {
  const rows = BANNERS.map((banner, place) => ({ id: newId(), place, ...banner }));
  await tx.insertInto('homeBanners').values(rows).execute();
}
