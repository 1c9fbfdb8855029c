import { fabric, leather, rubber, type Material } from '../../scene/materials.ts';
import {
  ball,
  cutout,
  each,
  group,
  outline,
  put,
  ring,
  rod,
  tube,
  type Vec,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

interface ShoeLook {
  readonly upper: Material;
  readonly sole: Material;
  readonly trim: Material;
  readonly lace: Material;
  /** How far up the ankle it goes. */
  readonly shaft: number;
}

/** Along the foot from the toe: how high the upper is there, and half its width. */
const LAST: readonly (readonly [number, number, number])[] = [
  [1.03, 0.3, 0.1],
  [0.92, 0.43, 0.23],
  [0.62, 0.53, 0.3],
  [0.28, 0.68, 0.29],
  [-0.08, 0.84, 0.26],
  [-0.45, 0.92, 0.25],
  [-0.8, 0.9, 0.235],
  [-0.99, 0.8, 0.13],
];
const WELT = 0.14;

function shoe({ upper, sole, trim, lace, shaft }: ShoeLook, at: Vec, turn: number) {
  const collar = 0.93 + shaft;
  const sides = [-1, 1];
  const ribs = LAST.map(([x, top, width]) => ({
    at: [x, (WELT + top) / 2, 0] as const,
    width,
    height: (top - WELT) / 2,
    power: 2.5,
  }));
  return put(
    group(
      put(cutout(sole, FOOTPRINT, { thickness: 0.2, edge: 0.06 }), [0, 0.1, 0], [-90, 0, 0]),
      body(upper, ribs, { along: 'x' }),
      ball(sole, 0.28, [0.84, 0.24, 0], [0.92, 0.66, 1]),
      body(
        upper,
        [
          { at: [-0.46, 0.74, 0], width: 0.42, height: 0.24, power: 2.4 },
          { at: [-0.5, collar - shaft * 0.4, 0], width: 0.38, height: 0.22, power: 2.4 },
          { at: [-0.52, collar, 0], width: 0.38, height: 0.22, power: 2.4 },
        ],
        { along: 'y', open: true },
      ),
      ball(leather('#2b2622'), 0.3, [-0.52, collar - 0.01, 0], [1.2, 0.08, 0.68]),
      put(stretched(ring(trim, { radius: 0.3, thickness: 0.045 })), [-0.52, collar, 0], [90, 0, 0]),
      put(cutout(trim, TONGUE, { thickness: 0.06, edge: 0.025 }), [-0.1, 0.88, 0], [-90, 27, 0]),
      each([0, 1, 2, 3], (index) => {
        const [x, y] = [0.0 + index * 0.115, 0.87 - index * 0.062];
        return rod(lace, [x, y, -0.14], [x + 0.02, y, 0.14], 0.02);
      }),
      each(sides, (side) =>
        tube(
          lace,
          BOW.map(([x, y, z]): Vec => [x, y, z * side]),
          0.014,
        ),
      ),
      each(sides, (side) =>
        each([0, 1, 2], (index) =>
          rod(
            trim,
            [0.1 - index * 0.17, 0.64 - index * 0.01, side * 0.225],
            [-0.02 - index * 0.17, 0.3, side * 0.262],
            0.022,
          ),
        ),
      ),
    ),
    at,
    [0, turn, 0],
  );
}

const FOOTPRINT = outline([
  [-1.02, 0.0],
  [-0.96, 0.22],
  [-0.5, 0.29],
  [0.2, 0.31],
  [0.7, 0.34],
  [1.02, 0.2],
  [1.1, 0],
  [1.02, -0.2],
  [0.6, -0.34],
  [0.1, -0.29],
  [-0.5, -0.27],
  [-0.96, -0.2],
]);

const TONGUE = outline([
  [-0.16, -0.13],
  [0.5, -0.1],
  [0.56, 0],
  [0.5, 0.1],
  [-0.16, 0.13],
]);

const BOW: readonly Vec[] = [
  [-0.02, 0.9, 0],
  [0.02, 0.95, 0.12],
  [0.1, 0.84, 0.2],
  [0.04, 0.87, 0.05],
];

function stretched<T extends { scale: { set(x: number, y: number, z: number): unknown } }>(
  part: T,
) {
  part.scale.set(1.24, 0.74, 1);
  return part;
}

const pair = (look: ShoeLook) =>
  group(shoe(look, [-0.1, 0, -0.55], 26), shoe(look, [0.2, 0, 0.55], 14));

const SHOES = {
  corner: { azimuth: 24, elevation: 18 },
  front: { azimuth: 4, elevation: 10 },
  detail: { azimuth: 40, elevation: 24, zoom: 1.8, at: [0.6, 0.5, 0.7] },
} as const;

export const runningShoes = kind(
  { coral: { color: '#e0705a' }, gray: { color: '#70767d' } },
  ({ color }) =>
    pair({
      upper: fabric(color, { size: 0.09, bumpScale: 3 }),
      sole: rubber('#f4f2ed', { roughness: 0.6 }),
      trim: fabric('#f6efe6', { size: 0.1 }),
      lace: fabric('#fbfaf5', { size: 0.1 }),
      shaft: 0,
    }),
  SHOES,
);

export const sneakers = kind(
  { white: {} },
  () =>
    pair({
      upper: fabric('#f2f0ea', { size: 0.1 }),
      sole: rubber('#f8f6f0', { roughness: 0.5 }),
      trim: leather('#d9d5ca'),
      lace: fabric('#ffffff', { size: 0.1 }),
      shaft: 0,
    }),
  SHOES,
);

export const boots = kind(
  { brown: {} },
  () =>
    pair({
      upper: leather('#6e4a2e', { size: 0.4, roughness: 0.7 }),
      sole: rubber('#2a2622'),
      trim: leather('#3d2b1f'),
      lace: fabric('#c9a25a', { size: 0.1 }),
      shaft: 0.4,
    }),
  SHOES,
);
