// The static pages of every seeded store. Placeholders in braces are filled in when a page is shown
// (R44).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';

/** Of the terms; some users accepted an earlier version (R62). */
export const TERMS_VERSION = 2;

const FOLDER = path.join(import.meta.dirname, 'pages');

/** Slugs are the addresses of S2 with its spelling; the terms have the number that S4 requires. */
const PAGES: readonly (readonly [id: number, slug: string, title: string])[] = [
  [1, 'about', 'About us'],
  [2, 'expect', 'What to expect'],
  [3, 'open_jobs', 'Open jobs'],
  [TERMS_PAGE, 'terms', 'Terms and Conditions'],
  [5, 'faq', 'Frequently asked questions'],
  [6, 'refer_a_friend', 'Refer a friend'],
  [7, 'auction_details', 'Auction details'],
  [8, 'services', 'Services'],
  [9, 'help', 'Help'],
  [10, 'guidelines', 'Guidelines'],
  [11, 'privacy', 'Privacy'],
  [12, 'locationHours', 'Locations and hours'],
  [13, 'pickup', 'Pickup'],
  [14, 'pickup_instructions', 'Pickup instructions'],
  [15, 'how_it_works', 'How it works'],
];

export async function insertPages(tx: Tx): Promise<void> {
  const rows = PAGES.map(([id, slug, title]) => ({
    id,
    slug,
    title,
    html: readFileSync(path.join(FOLDER, `${slug}.html`), 'utf8').trim(),
    version: id === TERMS_PAGE ? TERMS_VERSION : 1,
  }));
  await tx.insertInto('staticPages').values(rows).execute();
}
