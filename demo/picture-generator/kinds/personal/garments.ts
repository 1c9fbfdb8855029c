import { cloth, fabric, knitwear, metal, rubber, type Material } from '../../scene/materials.ts';
import {
  box,
  cutout,
  each,
  group,
  outline,
  put,
  spread,
  tube,
  cylinder,
  type Point,
  type Vec,
} from '../../scene/parts.ts';
import { body, cushion } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { print } from '../../scene/textures.ts';

export const FLAT = {
  corner: { azimuth: -16, elevation: 56 },
  front: { azimuth: 0, elevation: 76 },
  detail: { azimuth: -20, elevation: 44, zoom: 2.1, at: [0.5, 1, 0.3] },
} as const;

/** A garment lies on the floor, its outline given for the right half from the collar down. */
export function laid(stuff: Material, half: readonly Point[], thickness = 0.12) {
  const left = half.toReversed().map(([x, y]): Point => [-x, y]);
  const garment = cutout(stuff, outline([...half, ...left], true), {
    thickness,
    edge: thickness * 0.49,
  });
  return put(garment, [0, thickness / 2, 0], [-90, 0, 0]);
}

const TORSO: readonly Point[] = [
  [0.02, 1.05],
  [0.22, 1.1],
  [0.34, 1.2],
  [0.72, 1.08],
  [0.8, 0.7],
  [0.76, 0.1],
  [0.76, -0.6],
  [0.74, -1.14],
  [0.4, -1.18],
  [0.02, -1.18],
];

function sleeve(stuff: Material, side: number, length: number, lean: number) {
  return put(
    body(stuff, [
      { at: [0, 0, 0.1], width: 0.26, height: 0.07, power: 2.6 },
      { at: [0, 0, -0.1 - length * 0.5], width: 0.22, height: 0.07, power: 2.6 },
      { at: [0, 0, -0.1 - length], width: 0.17, height: 0.06, power: 2.6 },
    ]),
    [side * 0.72, 0.07, -0.86],
    [0, side * (lean - 180), 0],
  );
}

const plaid = (red: readonly [number, number, number], blue: readonly [number, number, number]) =>
  print(`plaid ${red.join()}`, 0.6, (u, v) => {
    const stripe = (at: number) =>
      (at % 0.5 < 0.22 ? 0.5 : 0) + (at % 0.5 > 0.34 && at % 0.5 < 0.37 ? 0.5 : 0);
    const mix = (stripe(u) + stripe(v)) / 2;
    return [
      red[0] + (blue[0] - red[0]) * mix,
      red[1] + (blue[1] - red[1]) * mix,
      red[2] + (blue[2] - red[2]) * mix,
    ];
  });

export const shirt = kind(
  {
    plaid: {
      tones: [
        [0.62, 0.16, 0.14],
        [0.1, 0.12, 0.2],
      ],
    },
  } as const,
  ({ tones: [one, other] }) => {
    const flannel = fabric('#ffffff', { size: 0.5, map: plaid(one, other), bumpScale: 1 });
    return group(
      laid(flannel, TORSO),
      sleeve(flannel, -1, 1.45, 14),
      sleeve(flannel, 1, 1.45, 14),
      box(flannel, [0.14, 0.04, 2.2], [0, 0.11, 0.06], 0.02),
      each(spread(6, -0.9, 1.0), (z) =>
        cylinder(
          rubber('#efe8d8', { roughness: 0.3 }),
          { radius: 0.032, height: 0.014 },
          { at: [0, 0.148, z] },
        ),
      ),
      each([-1, 1], (side) =>
        put(
          box(flannel, [0.4, 0.06, 0.17], [0, 0, 0], 0.03),
          [side * 0.19, 0.12, -1.08],
          [0, side * 24, 0],
        ),
      ),
      box(flannel, [0.36, 0.03, 0.36], [0.38, 0.11, -0.5], 0.012),
    );
  },
  FLAT,
);

const quilted = (color: string) => cloth(color, { roughness: 0.55, size: 1.1, bumpScale: 5 });

/** With armholes. */
const SLEEVELESS: readonly Point[] = [
  [0.02, 1.05],
  [0.22, 1.1],
  [0.32, 1.26],
  [0.6, 1.2],
  [0.52, 0.84],
  [0.54, 0.5],
  [0.66, 0.26],
  [0.82, 0.16],
  [0.78, -0.6],
  [0.76, -1.14],
  [0.4, -1.18],
  [0.02, -1.18],
];

/** A quilted body with a collar and a zipper; the rows have these widths, from the top. */
const puffer = (shell: Material, half: readonly Point[], widths: readonly number[]) =>
  group(
    laid(shell, half, 0.2),
    each(spread(5, -0.75, 0.95), (z, index) =>
      cushion(shell, [widths[index] ?? 1.42, 0.2, 0.44], {
        at: [0, 0.08, z],
        seam: 0.4,
        uneven: 0.04,
        seed: `quilt ${index}`,
      }),
    ),
    body(shell, [
      { at: [0, 0.12, -1.46], width: 0.3, height: 0.08, power: 2.6 },
      { at: [0, 0.16, -1.2], width: 0.42, height: 0.12, power: 2.6 },
      { at: [0, 0.14, -1.0], width: 0.36, height: 0.1, power: 2.6 },
    ]),
    box(metal('steel'), [0.03, 0.02, 2.0], [0, 0.285, 0.1], 0.008),
    box(metal('steel'), [0.05, 0.03, 0.12], [0, 0.29, -0.8], 0.01),
  );

export const jacket = kind(
  { yellow: { color: '#dcb02c' }, navy: { color: '#33425c' } },
  ({ color }) => {
    const shell = quilted(color);
    return group(puffer(shell, TORSO, []), sleeve(shell, -1, 1.3, 16), sleeve(shell, 1, 1.3, 16));
  },
  FLAT,
);

export const vest = kind(
  { plum: { color: '#5d3350' } },
  ({ color }) => puffer(quilted(color), SLEEVELESS, [0.96, 1.02, 1.46, 1.46, 1.46]),
  FLAT,
);

export const cardigan = kind(
  { oatmeal: { color: '#d6c7aa' } },
  ({ color }) => {
    const knit = knitwear(color, { size: 0.55 });
    return group(
      laid(knit, TORSO, 0.16),
      sleeve(knit, -1, 1.4, 14),
      sleeve(knit, 1, 1.4, 14),
      each([-0.1, 0.1], (x) => box(knit, [0.15, 0.05, 2.1], [x * 0.3, 0.14, 0.12], 0.02)),
      each(spread(5, -0.6, 1.0), (z) =>
        cylinder(
          rubber('#6d5138', { roughness: 0.35 }),
          { radius: 0.055, height: 0.025 },
          { at: [0, 0.185, z] },
        ),
      ),
      box(knit, [1.5, 0.08, 0.18], [0, 0.06, 1.1], 0.03),
    );
  },
  FLAT,
);

export const leggings = kind(
  { black: {} },
  () => {
    const stretch = fabric('#26272b', { size: 0.1, bumpScale: 0.7, roughness: 0.7 });
    const one = (at: Vec, turn: number) =>
      put(
        group(
          laid(
            stretch,
            [
              [0.02, 1.3],
              [0.4, 1.3],
              [0.52, 0.9],
              [0.5, 0.4],
              [0.42, -0.5],
              [0.3, -1.4],
              [0.12, -1.42],
              [0.1, -0.4],
              [0.06, 0.32],
              [0.02, 0.36],
            ],
            0.09,
          ),
          box(stretch, [0.86, 0.03, 0.2], [0, 0.08, -1.2], 0.012),
        ),
        at,
        [0, turn, 0],
      );
    return group(one([-0.55, 0, 0], 6), one([0.6, 0.02, 0.06], -7));
  },
  FLAT,
);

export const swimTrunks = kind(
  { blue: {} },
  () => {
    const shorts = cloth('#ffffff', {
      map: plaid([0.16, 0.42, 0.6], [0.93, 0.6, 0.3]),
      bumpScale: 5,
    });
    return group(
      laid(
        shorts,
        [
          [0.02, 0.9],
          [0.7, 0.92],
          [0.78, 0.4],
          [0.92, -0.6],
          [0.9, -0.72],
          [0.2, -0.66],
          [0.06, 0.0],
          [0.02, 0.02],
        ],
        0.14,
      ),
      box(fabric('#e8e2d0'), [1.36, 0.06, 0.16], [0, 0.09, -0.84], 0.03),
      each([-1, 1], (side) =>
        tube(
          fabric('#f7f3e8'),
          [
            [side * 0.03, 0.16, -0.8],
            [side * 0.12, 0.15, -0.5],
            [side * 0.08, 0.14, -0.2],
          ],
          0.02,
        ),
      ),
    );
  },
  FLAT,
);
