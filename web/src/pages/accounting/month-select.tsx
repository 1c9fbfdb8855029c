import { NativeSelect } from '@mantine/core';
import { addDays } from '@hammerdock/domain/time.ts';
import { monthOf, readMonth, writeMonth } from '@hammerdock/domain/accounting/calendar.ts';
import { useClock } from '../../lib/time/clock.tsx';

/** Older months are reached by the address. */
const MONTHS = 36;

interface Props {
  /** "2026-11"; null: this month. */
  readonly month: string | null;
  readonly onMonth: (month: string) => void;
}

/** Not a month input, which some browsers show as a text field. */
export function MonthSelect({ month, onMonth }: Props) {
  const latest = writeMonth(monthOf(useClock().now()));
  const months = monthsUntil(latest);
  const shown = month ?? latest;
  const offered = months.includes(shown) ? months : [shown, ...months];
  return (
    <NativeSelect
      label="Month"
      data={offered.map((value) => ({ value, label: nameOf(value) }))}
      value={shown}
      onChange={({ currentTarget }) => onMonth(currentTarget.value)}
    />
  );
}

/** Latest first. */
function monthsUntil(latest: string): string[] {
  const months = [latest];
  while (months.length < MONTHS) {
    const first = readMonth(months.at(-1) ?? latest);
    months.push(writeMonth(addDays(first, -1)));
  }
  return months;
}

const NAMES = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** "2026-11" → "November 2026" */
const nameOf = (month: string): string => NAMES.format(new Date(`${month}-01T00:00:00Z`));
