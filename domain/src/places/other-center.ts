import { formatCount } from '../text/format.ts';

const NAMED_MAX = 3;

interface Misfits {
  /** Of the lots that are elsewhere. */
  readonly titles: readonly string[];
  /** How many lots were to go into the auction. */
  readonly count: number;
  /** The pickup center of the lots, and the auction's. */
  readonly from: string;
  readonly to: string;
}

/** Why lots cannot go to an auction at another pickup center (R22). */
export function otherCenterText({ titles, count, from, to }: Misfits): string {
  const fault = `in ${from} and can’t go to an auction in ${to}`;
  if (count === 1) return `This lot is ${fault}. Choose an auction in ${from}.`;
  const verb = titles.length === 1 ? 'is' : 'are';
  const share =
    titles.length === count
      ? `These ${formatCount(count)} lots`
      : `${formatCount(titles.length)} of ${formatCount(count)} lots`;
  return `${share} ${verb} ${fault}: ${namesOf(titles)}.`;
}

function namesOf(titles: readonly string[]): string {
  const named = titles.slice(0, NAMED_MAX).map((title) => (title === '' ? 'Untitled lot' : title));
  const others = titles.length - named.length;
  return named.join(', ') + (others > 0 ? ` and ${formatCount(others)} more` : '');
}
