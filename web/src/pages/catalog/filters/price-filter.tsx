import { Button, TextInput } from '@mantine/core';
import { bidAmountOf, readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { useState } from 'react';
import classes from './filters.module.css';

interface Props {
  readonly min: string;
  readonly max: string;
  readonly onApply: (range: { min: string; max: string }) => void;
}

/** Searches after typing ends, because half a price would find the wrong lots. */
export function PriceFilter({ min, max, onApply }: Props) {
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
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
        <legend>Price</legend>
        <div className={classes.range}>
          {field('Min', from, setFrom)}
          {field('Max', to, setTo)}
          <Button type="submit" variant="light" px="sm">
            Go
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
