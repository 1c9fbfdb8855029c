import { Text, Title } from '@mantine/core';
import { useId } from '@mantine/hooks';
import type { SimilarSales as Sales } from '@hammerdock/contract/shapes/catalog.ts';
import { priceRange } from '@hammerdock/domain/catalog/similar-sales.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { totalCentsOf } from '../../api/prices/lot-price.ts';
import { useTotalPrices } from '../../api/prices/use-total-prices.ts';
import { useCall } from '../../api/query.tsx';
import { centsOf, dollarsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './similar-sales.module.css';

/** What similar lots sold for: optional, so it loads after the page and may fail. */
export function SimilarSales({ lotId }: { lotId: string }) {
  const { data } = useCall('catalog.listSimilarSales', { product_id: lotId });
  return data === undefined ? null : <SalesTable sales={data} />;
}

export function SalesTable({ sales: { salesList, prices: bidRange } }: { sales: Sales }) {
  const heading = useId();
  const isTotal = useTotalPrices();
  const priceOf = (sale: Sales['salesList'][number]): Cents =>
    isTotal ? totalCentsOf(sale, centsOf(sale.amount)) : centsOf(sale.amount);
  const prices = bidRange && priceRange(salesList.map(priceOf));
  if (prices === null) return null;
  const one = salesList.length === 1;
  const note = isTotal ? 'total with premium, tax and fee' : 'before premium and tax';
  return (
    <section aria-labelledby={heading}>
      <Title id={heading} order={2} size="h3" mt="xl" mb="xs">
        Similar lots sold for
      </Title>
      {!one && (
        <Text>
          Median <b>{dollarsOf(prices.medianCents)}</b>, from {dollarsOf(prices.lowestCents)}
          {` to ${dollarsOf(prices.highestCents)}, ${note}`}
        </Text>
      )}
      {one && <Text>One similar lot, {note}</Text>}
      <ul className={classes.sales}>
        {salesList.map((sale) => (
          <li key={sale.id} className={classes.sale}>
            <div className={classes.what}>
              <TextLink to={paths.product(sale.id)}>{sale.title}</TextLink>
              <Text size="sm" c="dimmed">
                {sale.conditionunique}
                {sale.sku_count > 1 && ` · Ct. ${sale.sku_count}`} · Sold{' '}
                {formatDate(instantOf(sale.date_closed))}
              </Text>
            </div>
            <b className={classes.price}>{dollarsOf(priceOf(sale))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
