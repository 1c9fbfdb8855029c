// The drawer: one lot, opened over a list.
import { expect } from '@playwright/test';
import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import { biddingOf } from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { startSession, findLot } from '../../steps/store/over-http.ts';

const TUREEN = 'Soup tureen';
/** Longer than the 200 characters that are shown at first (PV-03). */
const DESCRIPTION = `White porcelain. ${'It holds soup for twelve. '.repeat(8)}The ladle is gone.`;

test('LIST-09: the drawer on the right shows all of a lot but print and similar products', async ({
  page,
  makeLots,
}) => {
  const [{ lpn }] = await makeLots({
    title: TUREEN,
    description: DESCRIPTION,
    itemCount: 2,
    sourceUrl: 'https://example.com/goods/tureen',
    report: {
      ...NOTHING_KNOWN,
      completeness: 'parts missing',
      missingParts: 'ladle',
      inspectorNote: 'Rang clear.',
      defectPhotos: [{ photo: 2, caption: 'hairline crack' }],
      weightPoundHundredths: 625,
    },
  });
  await startSession(page, 'drew');
  await page.goto('/search?q=Soup+tureen');
  await page.getByRole('link', { name: TUREEN, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Item details' });

  await test.step('what the lot is, where it is and when it ends', async () => {
    await expect(drawer.getByRole('heading', { level: 2, name: TUREEN })).toBeVisible();
    // It slides in from the right and stops there.
    await expect
      .poll(async () => {
        const { x = 0, width = 0 } = (await drawer.boundingBox()) ?? {};
        return [x > 300, Math.round(x + width)];
      })
      .toEqual([true, page.viewportSize()?.width]);
    await drawer.getByRole('button', { name: 'Zoom in on the picture' }).click();
    const viewer = page.getByRole('dialog', { name: TUREEN });
    await expect(viewer.getByText(/^Showing 1 of \d+$/)).toBeVisible();
    await viewer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(viewer).toBeHidden();
    await expect(drawer.getByText(`Lot ID ${lpn.slice('LPN'.length)}`)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
    await expect(drawer.getByLabel(`Bidding notes on ${TUREEN}`)).toBeVisible();
    const map = drawer.getByRole('link', { name: 'Decatur, GA', exact: true });
    await expect(map).toHaveAttribute('href', /maps/);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(drawer.getByRole('button', { name: 'Condition: Opened Box' })).toBeVisible();
    const bidding = biddingOf(page);
    await expect(bidding).toContainText('Starting Bid');
    await expect(bidding).toContainText('$5.00');
    await expect(bidding.getByText(/^(\d+[DHM] )+\d+S$/)).toBeVisible();
    await expect(bidding.getByRole('button', { name: '0 bids' })).toBeVisible();
    await expect(bidding.getByText(/^Ends \d\d-\d\d-20\d\d \d+:\d\d [ap]m ET$/)).toBeVisible();
    await expect(drawer.getByText('Floor location A-01-1')).toBeVisible();
  });
  await test.step('the bid form with the all-in price', async () => {
    await drawer.getByLabel('Your maximum bid').fill('20');
    await expect(drawer.getByRole('form', { name: 'Bid' })).toContainText('All-in price $25.27');
  });
  await test.step('the description, the retail price and a link to the source', async () => {
    await expect(drawer.getByText('White porcelain.')).toBeVisible();
    await expect(drawer.getByText('The ladle is gone.')).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Show More' }).click();
    await expect(drawer.getByText('The ladle is gone.')).toBeVisible();
    await expect(drawer.getByText('$259.98').last()).toBeVisible();
    const source = drawer.getByRole('link', { name: 'View Product Page' });
    await expect(source).toHaveAttribute('href', 'https://example.com/goods/tureen');
    await expect(source).toHaveAttribute('rel', /noopener.*nofollow/);
    const research = drawer.getByRole('link', { name: 'Research online' });
    await expect(research).toHaveAttribute('target', '_blank');
  });
  await test.step('what the inspector found, and what is unknown', async () => {
    const factOf = (term: string) =>
      drawer.getByText(term, { exact: true }).locator('xpath=following-sibling::*');
    await expect(factOf('Tested')).toHaveText('Unknown');
    await expect(factOf('Completeness')).toHaveText('Parts missing: ladle');
    await expect(factOf('Weight')).toHaveText('6.25 lb');
    await expect(drawer.getByText('Inspector’s note: Rang clear.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Show picture 2' }).click();
    await expect(drawer.getByText('Defect: hairline crack')).toBeVisible();
  });
  await test.step('the pickup location; neither print nor similar products; back to the results', async () => {
    await expect(drawer.getByRole('button', { name: 'Print preview' })).toHaveCount(0);
    await expect(drawer.getByRole('region', { name: 'Similar products' })).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Pickup Location' }).click();
    const place = page.getByRole('dialog', { name: 'Pickup Location' });
    await expect(place).toContainText('Saturday 9:00 am to 12:00 pm');
    await place.getByRole('button', { name: 'Close' }).click();
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/search?q=Soup+tureen');
  });
});

test('LIST-09: a guest is asked to sign in there, and a lot without a source has no link', async ({
  page,
}) => {
  const { id, title } = await findLot('Linen aprons, two colors');
  await page.goto(`/search?lot=${id}`);
  const drawer = page.getByRole('dialog', { name: 'Item details' });
  await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Login to bid' })).toBeVisible();
  await expect(drawer.getByRole('form', { name: 'Bid' })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
  await expect(drawer.getByLabel(/^Bidding notes/)).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'Research online' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'View Product Page' })).toHaveCount(0);
});

test(
  'LIVE-06 the drawer shows that the connection is lost, at the bid box, too',
  { tag: '@phone' },
  async ({ page, context, makeLots }) => {
    await makeLots({ title: 'Sauce whisk' });
    await startSession(page, 'drew');
    await page.goto('/search?q=Sauce+whisk');
    await page.getByRole('link', { name: 'Sauce whisk', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Item details' });
    const hint = drawer.getByText('You’re offline. Prices may be out of date.');
    await drawer.getByRole('form', { name: 'Bid' }).scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await expect(hint).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(hint).toBeHidden();
  },
);
