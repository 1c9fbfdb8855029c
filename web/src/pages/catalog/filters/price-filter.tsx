import { Button, Text, TextInput } from '@mantine/core';
import { bidAmountOf, readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { useState } from 'react';
import type { PricedLot } from '../../../api/prices/lot-price.ts';
import { totalsText } from '../../../api/prices/totals-text.ts';
import { useTotalPrices } from '../../../api/prices/use-total-prices.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import classes from './filters.module.css';

interface Props {
  readonly min: string;
  readonly max: string;
  /** Whose terms decide what a bid costs in all: the results. */
  readonly lots: readonly PricedLot[];
  readonly onApply: (range: { min: string; max: string }) => void;
}

/** Searches after typing ends, because half a price would find the wrong lots. */
export function PriceFilter({ min, max, lots, onApply }: Props) {
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
  const isTotal = useTotalPrices();
  const field = (label: string, value: string, change: (text: string) => void) => (
    <TextInput
      aria-label={label}
      placeholder={label}
      inputMode="decimal"
      leftSection="$"
      value={value}
      onChange={({ currentTarget }) => {
        const text = readMoneyText(currentTarget.value);
        if (text !== null) change(text);
      }}
    />
  );
  return (
    <form
      aria-label="Price"
      onSubmit={(event) => {
        event.preventDefault();
        const reversed = to !== '' && (bidAmountOf(from) ?? 0) > (bidAmountOf(to) ?? 0);
        const range = reversed ? { min: to, max: from } : { min: from, max: to };
        setFrom(range.min);
        setTo(range.max);
        onApply(range);
      }}
    >
      <fieldset className={classes.group}>
        <legend>Price (bid)</legend>
        <div className={classes.range}>
          {field('Min', from, setFrom)}
          {field('Max', to, setTo)}
          <Button type="submit" variant="light" px="sm">
            Go
          </Button>
        </div>
        {isTotal && <BoundTotals bounds={[from, to]} lots={lots} />}
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
