import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isIsoDay } from '../../lib/address/iso-dates.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/** A day in the store's time zone. */
export function DayInput({ label, value, onDay }: Props) {
  // While a year is typed, the day is not one of the books yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      type="date"
      label={label}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value;
        setTyped(isIsoDay(day) ? null : day);
        if (isIsoDay(day)) onDay(day);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
