// Interleaved rounds of a baseline and ours. Each round of ours is compared with the mean of the
// baselines just before and after it, because a machine's speed drifts during a run; the result is
// the median of these ratios. It is void, not failed, when the ratios vary too much for a result.
export interface Comparison {
  readonly name: string;
  /** Which direction is better: more bids per second, or less waiting. */
  readonly better: 'more' | 'less';
  /** The worst allowed ratio to the baseline. */
  readonly gate: number;
  readonly aim: number;
  readonly unit: string;
  /** One value more than `ours`: a round of ours has a baseline before and after it. */
  readonly baseline: readonly number[];
  readonly ours: readonly number[];
}

/** Collects and prints the results of the rows. */
export interface Report {
  log(text: string): void;
  add(comparison: Comparison): void;
  /** Adds a gate that is not a ratio. */
  check(name: string, held: boolean): void;
}

const SPREAD_MAX = 0.25;

/** For an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(values.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(values.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

export const percentile95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? 0;

export interface Verdict {
  readonly ratio: number;
  /** Of the rounds' ratios, from the least to the greatest, relative to the median. */
  readonly spread: number;
  readonly verdict: 'aim reached' | 'gate passed' | 'GATE MISSED' | 'void';
}

export function judge(comparison: Comparison): Verdict {
  const { gate, aim, better } = comparison;
  const ratios = compareRounds(comparison);
  const ratio = median(ratios);
  const spread = (Math.max(...ratios) - Math.min(...ratios)) / ratio;
  const reaches = (bound: number) => (better === 'more' ? ratio >= bound : ratio <= bound);
  const reached = reaches(aim) ? 'aim reached' : reaches(gate) ? 'gate passed' : 'GATE MISSED';
  return { ratio, spread, verdict: spread > SPREAD_MAX ? 'void' : reached };
}

function compareRounds({ baseline, ours, name }: Comparison): number[] {
  if (baseline.length !== ours.length + 1) throw new Error(`${name}: a baseline is missing`);
  return ours.map((value, round) => value / median(baseline.slice(round, round + 2)));
}

/** baseline, ours, baseline, ours, … and a final baseline. */
export async function interleave(
  rounds: number,
  baseline: (round: number) => Promise<number>,
  ours: (round: number) => Promise<number>,
): Promise<{ baseline: number[]; ours: number[] }> {
  const measured = { baseline: [await baseline(0)], ours: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await ours(round));
    measured.baseline.push(await baseline(round + 1));
  }
  return measured;
}

export function summarize(comparison: Comparison): string {
  const { ratio, spread, verdict } = judge(comparison);
  const list = (values: readonly number[]) => values.map(formatNumber).join(' ');
  const bounds = `gate ${comparison.gate}×, aim ${comparison.aim}×`;
  return [
    `${comparison.name}: ${ratio.toFixed(2)}× (${bounds})`,
    `  ${verdict}; the ratios spread over ${(spread * 100).toFixed(0)} %`,
    `  ours ${list(comparison.ours)} | baseline ${list(comparison.baseline)} ${comparison.unit}`,
  ].join('\n');
}

const formatNumber = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
