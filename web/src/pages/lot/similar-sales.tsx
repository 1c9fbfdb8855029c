import { Text, Title } from '@mantine/core';
import { useId } from '@mantine/hooks';
import type { SimilarSales as Sales } from '@hammerdock/contract/shapes/catalog.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { useCall } from '../../api/query.tsx';
import { dollars, instantOf } from '../../lib/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './similar-sales.module.css';

/** What similar lots sold for: optional, so it loads after the page and may fail. */
export function SimilarSales({ lotId }: { lotId: string }) {
  const { data } = useCall('catalog.listSimilarSales', { product_id: lotId });
  return data === undefined ? null : <SalesTable sales={data} />;
}

export function SalesTable({ sales: { salesList, prices } }: { sales: Sales }) {
  const heading = useId();
  if (prices === null) return null;
  const one = salesList.length === 1;
  return (
    <section aria-labelledby={heading}>
      <Title id={heading} order={2} size="h3" mt="xl" mb="xs">
        Similar lots sold for
      </Title>
      {!one && (
        <Text>
          Median <b>{dollars(prices.median)}</b>, from {dollars(prices.lowest)} to{' '}
          {dollars(prices.highest)}, before premium and tax
        </Text>
      )}
      {one && <Text>One similar lot, before premium and tax</Text>}
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
            <b className={classes.price}>{dollars(sale.amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
