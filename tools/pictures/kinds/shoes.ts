import { fabric, leather, rubber, type Material } from '../scene/materials.ts';
import { cutout, each, group, outline, put, ring, tube, type Vec } from '../scene/parts.ts';
import { body } from '../scene/soft-parts.ts';
import { kind } from '../scene/kind.ts';

interface ShoeLook {
  readonly upper: Material;
  readonly sole: Material;
  readonly trim: Material;
  readonly lace: Material;
  /** How far up the ankle it goes. */
  readonly shaft: number;
}

function shoe({ upper, sole, trim, lace, shaft }: ShoeLook, at: Vec, turn: number) {
  const print = outline([
    [-1.0, 0.0],
    [-0.96, 0.24],
    [-0.5, 0.3],
    [0.2, 0.3],
    [0.7, 0.34],
    [1.02, 0.2],
    [1.08, 0],
    [1.0, -0.2],
    [0.6, -0.34],
    [0.1, -0.27],
    [-0.5, -0.27],
    [-0.94, -0.22],
  ]);
  return put(
    group(
      put(cutout(sole, print, { thickness: 0.22, edge: 0.05 }), [0, 0.11, 0], [-90, 0, 0]),
      body(
        upper,
        [
          { at: [1.02, 0.26, 0], width: 0.14, height: 0.1 },
          { at: [0.9, 0.32, 0], width: 0.26, height: 0.17, power: 2.4 },
          { at: [0.55, 0.4, 0], width: 0.31, height: 0.24, power: 2.4 },
          { at: [0.1, 0.52, 0], width: 0.27, height: 0.36, power: 2.4 },
          { at: [-0.3, 0.62, 0], width: 0.24, height: 0.46, power: 2.4 },
          { at: [-0.7, 0.58, 0], width: 0.25, height: 0.42, power: 2.4 },
          { at: [-0.96, 0.46, 0], width: 0.14, height: 0.3, power: 2.4 },
        ],
        { along: 'x' },
      ),
      body(
        upper,
        [
          { at: [-0.42, 0.8, 0], width: 0.44, height: 0.24, power: 2.4 },
          { at: [-0.46, 0.98 + shaft * 0.5, 0], width: 0.4, height: 0.23, power: 2.4 },
          { at: [-0.48, 1.08 + shaft, 0], width: 0.4, height: 0.24, power: 2.4 },
        ],
        { along: 'y', open: true },
      ),
      put(ring(trim, { radius: 0.31, thickness: 0.06 }), [-0.48, 1.06 + shaft, 0], [90, 0, 0]),
      put(
        cutout(
          trim,
          outline([
            [-0.1, -0.14],
            [0.5, -0.1],
            [0.56, 0],
            [0.5, 0.1],
            [-0.1, 0.14],
          ]),
          { thickness: 0.05, edge: 0.02 },
        ),
        [0.04, 0.86, 0],
        [-90, 32, 0],
      ),
      each([0, 1, 2, 3], (index) => {
        const [x, y] = [-0.02 + index * 0.14, 0.96 - index * 0.085];
        return tube(
          lace,
          [
            [x, y - 0.05, -0.15],
            [x + 0.05, y + 0.04, 0],
            [x, y - 0.05, 0.15],
          ],
          0.022,
        );
      }),
      each([-1, 1], (side) =>
        tube(
          lace,
          [
            [-0.06, 1.02, 0],
            [0.0, 1.08, side * 0.16],
            [0.1, 0.98, side * 0.26],
            [0.0, 0.99, side * 0.05],
          ],
          0.018,
        ),
      ),
      each([-1, 1], (side) =>
        tube(
          trim,
          [
            [0.5, 0.34, side * 0.3],
            [0.05, 0.52, side * 0.28],
            [-0.4, 0.4, side * 0.26],
            [-0.8, 0.62, side * 0.24],
          ],
          0.03,
        ),
      ),
    ),
    at,
    [0, turn, 0],
  );
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
