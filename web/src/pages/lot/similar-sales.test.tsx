import type { SimilarSales } from '@hammerdock/contract/shapes/catalog.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { SalesTable } from './similar-sales.tsx';

const sale = (id: string, amount: string, tax_bps: number) => ({
  id,
  title: `Kettle ${id}`,
  conditionunique: 'Opened Box',
  sku_count: 1,
  amount,
  premium_bps: 1_700,
  premium_minimum: '3.00',
  shipping: null,
  tax_bps,
  card_fee_bps: 0,
  date_closed: '2026-11-20T15:00:00.000Z',
});
const salesList = [sale('a', '50.00', 600), sale('b', '50.01', 800), sale('c', '10.00', 0)];
const prices = { lowest: '10.00', median: '50.00', highest: '50.01' };

const shown = async (total_prices: 0 | 1, sales: SimilarSales = { salesList, prices }) => {
  const { render } = await openStage({ user: { role: 'buyer', total_prices } });
  return textOfHtml(render(<SalesTable sales={sales} />));
};

test('similar sales are shown as bids, and as the totals of their own terms', async () => {
  const bids = await shown(0);
  expect(bids).toContain('Median $50.00 , from $10.00 to $50.01, before premium and tax');
  const totals = await shown(1);
  expect(totals).toContain(
    'Median $62.01 , from $13.00 to $63.19, total with premium, tax and fee',
  );
  for (const total of ['$62.01', '$63.19', '$13.00']) expect(totals).toContain(total);
  expect(totals).not.toMatch(/\$50\.0/);
});

test('one similar sale has no range, and none no section', async () => {
  const one = { salesList: [sale('a', '50.00', 600)], prices };
  expect(await shown(1, one)).toContain('One similar lot, total with premium, tax and fee');
  expect(await shown(1, { salesList: [], prices: null })).toBe('');
});
