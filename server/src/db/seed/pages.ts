// The terms, as every seeded store begins with them (static page 4).
import type { Tx } from '../database.ts';

/** Of the terms below; a version before it was accepted by some (R62). */
export const TERMS_VERSION = 2;

const TERMS_PAGE = 4;

const TERMS = `
<h2>How bidding works</h2>
<p>Your bid is a maximum. We bid for you, one increment at a time, and only as far as it takes. A bid
in the last minutes extends the lot, so that nobody wins by a late click.</p>
<h2>What you pay</h2>
<p>The winning bid excludes a buyer premium of $3 minimum or 17%, whichever is greater, and sales tax
of the pickup center. Your primary card is charged when the auction has closed.</p>
<h2>Collecting</h2>
<p>There is no shipping. You collect at the pickup center within 4 days; after that the item is
auctioned again and there is no refund. Items do not move between pickup centers.</p>
<h2>Returns</h2>
<p>Scratch &amp; Dent items carry a 14-day money-back guarantee. All other sales are final, as is.</p>`;

export async function insertPages(tx: Tx): Promise<void> {
  await tx
    .insertInto('staticPages')
    .values({
      id: TERMS_PAGE,
      slug: 'terms',
      title: 'Terms and Conditions',
      html: TERMS.trim(),
      version: TERMS_VERSION,
    })
    .execute();
}
