import { Button, Text, TextInput } from '@mantine/core';
import { bidAmountOf, readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { useState } from 'react';
import type { PricedLot } from '../../../api/prices/lot-price.ts';
import { totalsText } from '../../../api/prices/totals-text.ts';
import { useTotalPrices } from '../../../api/prices/use-total-prices.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import classes from './filters.module.css';
import { orderedRange, type PriceRange } from './price-range.ts';

interface Props {
  readonly min: string;
  readonly max: string;
  /** Whose terms decide what a bid costs in all: the results. */
  readonly lots: readonly PricedLot[];
  readonly onApply: (range: PriceRange) => void;
  /** What was typed and is not applied yet. */
  readonly onType?: ((range: PriceRange) => void) | undefined;
}

/** Searches after typing ends, because half a price would find the wrong lots. */
export function PriceFilter({ min, max, lots, onApply, onType }: Props) {
  const [range, setRange] = useState<PriceRange>({ min, max });
  const isTotal = useTotalPrices();
  const field = (label: string, key: keyof PriceRange) => (
    <TextInput
      aria-label={label}
      placeholder={label}
      inputMode="decimal"
      leftSection="$"
      value={range[key]}
      onChange={({ currentTarget }) => {
        const text = readMoneyText(currentTarget.value);
        if (text === null) return;
        const typed = { ...range, [key]: text };
        setRange(typed);
        onType?.(typed);
      }}
    />
  );
  return (
    <form
      aria-label="Price"
      onSubmit={(event) => {
        event.preventDefault();
        const ordered = orderedRange(range);
        setRange(ordered);
        onApply(ordered);
      }}
    >
      <fieldset className={classes.group}>
        <legend>Price (bid)</legend>
        <div className={classes.range}>
          {field('Min', 'min')}
          {field('Max', 'max')}
          <Button type="submit" variant="light" px="sm">
            Go
          </Button>
        </div>
        {isTotal && <BoundTotals bounds={[range.min, range.max]} lots={lots} />}
      </fieldset>
    </form>
  );
}

/** The search compares bids, since the total of a bid depends on the lot. */
function BoundTotals({ bounds, lots }: BoundsProps) {
  const amounts = [...new Set(bounds.map(bidAmountOf).filter((cents) => cents !== null))];
  return (
    <>
      <Text size="sm" c="dimmed" mt="xs">
        Filters by bid, before premium, tax, and fee.
      </Text>
      {amounts.map((cents) => {
        const total = totalsText(lots, cents);
        return (
          total !== null && (
            <Text key={cents} size="sm">
              {dollarsOf(cents)} bid = {total}
            </Text>
          )
        );
      })}
    </>
  );
}

interface BoundsProps {
  readonly bounds: readonly string[];
  readonly lots: readonly PricedLot[];
}
