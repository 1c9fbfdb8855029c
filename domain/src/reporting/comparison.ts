// How a figure compares with the one of the period before.
import type { Unit } from './measures.ts';

/** "+12.5%", or "+4.2 points" for a share; null: there is nothing to compare. */
export function changeText(
  unit: Unit,
  value: string | null,
  previous: string | null,
): string | null {
  if (value === null || previous === null) return null;
  const [now, before] = [Number(value), Number(previous)];
  if (unit === 'share') return `${signed(now - before)} points`;
  return before === 0 ? null : `${signed(((now - before) / Math.abs(before)) * 100)}%`;
}

function signed(number: number): string {
  const text = number.toFixed(1);
  if (Number(text) === 0) return '±0.0';
  return number > 0 ? `+${text}` : text;
}
