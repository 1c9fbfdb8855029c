import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { SimilarSales as Sales } from '@hammerdock/contract/shapes/catalog.ts';
import { priceRange } from '@hammerdock/domain/catalog/similar-sales.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { totalCentsOf } from '../../api/prices/lot-price.ts';
import { useTotalPrices } from '../../api/prices/use-total-prices.ts';
import { useCall } from '../../api/query.tsx';
import { centsOf, dollarsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/lot/money.tsx';
import { DateOnly } from '../../ui/date-time.tsx';

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
      <Stack component="ul" gap={0} m={0} mt="xs" p={0} style={{ listStyle: 'none' }}>
        {salesList.map((sale) => (
          <Group
            key={sale.id}
            component="li"
            justify="space-between"
            align="baseline"
            wrap="nowrap"
            py="0.6rem"
            style={{ borderTop: '1px solid var(--line)' }}
          >
            <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
              <TextLink to={paths.product(sale.id)}>{sale.title}</TextLink>
              <Text size="sm" c="dimmed">
                {sale.conditionunique}
                {sale.sku_count > 1 && ` · Ct. ${sale.sku_count}`} · Sold{' '}
                <DateOnly at={instantOf(sale.date_closed)} />
              </Text>
            </Box>
            <Money cents={priceOf(sale)} emphasis />
          </Group>
        ))}
      </Stack>
    </section>
  );
}
