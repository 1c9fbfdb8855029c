import type { OpeningHours, OpeningSpan } from '@hammerdock/domain/pickup/opening-hours.ts';
import type { Weekday } from '@hammerdock/domain/time.ts';
import type { CenterRow } from '../../store/pickup/centers.ts';

export function viewLocation(center: CenterRow) {
  const { hours } = center;
  return {
    city_state_display: `${center.city}, ${center.state}`,
    city_state_request_params: center.slug,
    name: center.name,
    pickup_address: `${center.address}, ${center.city}, ${center.state} ${center.zip}`,
    phone: center.phone,
    weeklyHours: describeWeek(hours),
    saturdayHours: `Saturday ${describeDay(hours[6])}`,
    sundayHours: describeSunday(hours),
  };
}

/** All hours in one line. */
export function describeHours(center: CenterRow): string {
  const { weeklyHours, saturdayHours, sundayHours } = viewLocation(center);
  const lines = [weeklyHours, saturdayHours, sundayHours.replace(/^Closed/, 'closed')];
  return lines.filter((text) => text !== '').join(', ');
}

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Groups days with the same hours: "Tuesday to Friday 10:00 am to 6:00 pm". */
function describeWeek(hours: OpeningHours): string {
  const runs: { from: Weekday; to: Weekday; text: string }[] = [];
  for (const day of WORKDAYS) {
    const text = describeDay(hours[day]);
    const last = runs.at(-1);
    if (last?.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs
    .filter(({ text }) => text !== CLOSED)
    .map(({ from, to, text }) => {
      const days = from === to ? `${NAMES[from]}` : `${NAMES[from]} to ${NAMES[to]}`;
      return `${days} ${text}`;
    })
    .join(', ');
}

/** "Closed Sunday and Monday": the week names only open days, so closed ones are named here. */
function describeSunday(hours: OpeningHours): string {
  if (hours[0].length > 0) return `Sunday ${describeDay(hours[0])}`;
  const closed = WORKDAYS.filter((day) => hours[day].length === 0).map((day) => NAMES[day] ?? '');
  return `Closed ${AND.format(['Sunday', ...closed])}`;
}

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });
const CLOSED = 'closed';

const describeDay = (spans: readonly OpeningSpan[]): string =>
  spans.length === 0
    ? CLOSED
    : spans
        .map(({ opensMinute, closesMinute }) => `${clock(opensMinute)} to ${clock(closesMinute)}`)
        .join(' and ');

function clock(minute: number): string {
  const hour = Math.floor(minute / 60);
  const twoDigits = String(minute % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${twoDigits} ${hour < 12 ? 'am' : 'pm'}`;
}
