import { randomFor } from './random.ts';

/** Smooth noise from 0 to 1 on the unit square that repeats without a seam. */
export type Noise = (u: number, v: number) => number;

/** `across` and `down` are the cells of the coarsest octave. */
export function tiledNoise(
  seed: string,
  { across, down, octaves = 4 }: { across: number; down: number; octaves?: number },
): Noise {
  const random = randomFor(seed);
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const [columns, rows] = [across * 2 ** octave, down * 2 ** octave];
    const cells = Float32Array.from({ length: columns * rows }, () => random.next());
    return { columns, rows, cells, weight: 0.5 ** octave };
  });
  const whole = layers.reduce((sum, { weight }) => sum + weight, 0);
  return (u, v) =>
    layers.reduce((sum, layer) => sum + layer.weight * valueOf(layer, u, v), 0) / whole;
}

interface Layer {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Float32Array;
}

function valueOf({ columns, rows, cells }: Layer, u: number, v: number): number {
  const [x, y] = [wrap(u) * columns, wrap(v) * rows];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const cell = (column: number, row: number): number =>
    cells[(row % rows) * columns + (column % columns)] ?? 0;
  const [s, t] = [ease(x - left), ease(y - top)];
  const above = cell(left, top) * (1 - s) + cell(left + 1, top) * s;
  const below = cell(left, top + 1) * (1 - s) + cell(left + 1, top + 1) * s;
  return above * (1 - t) + below * t;
}

const wrap = (value: number): number => value - Math.floor(value);
const ease = (value: number): number => value * value * (3 - 2 * value);
