// Linen, towels and what one sleeps on.
import { cloth, fabric, plush, wood, type Material } from '../../scene/materials.ts';
import {
  box,
  corners,
  cylinder,
  each,
  group,
  put,
  rod,
  spread,
  type Vec,
} from '../../scene/parts.ts';
import { cushion, body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

/** Folded once more in front, so that its layers show. */
function folded(stuff: Material, [width, height, depth]: Vec, at: Vec) {
  const layer = height / 2;
  return put(
    group(
      cushion(stuff, [width, layer * 1.08, depth], {
        seam: 0.8,
        uneven: 0.05,
        seed: `low ${at.join()}`,
      }),
      cushion(stuff, [width * 0.985, layer * 1.08, depth * 0.99], {
        at: [0.004, layer * 0.95, -0.004],
        seam: 0.8,
        uneven: 0.05,
        seed: `high ${at.join()}`,
      }),
      put(
        cylinder(
          stuff,
          { radius: height * 0.49, height: width * 0.97 },
          { along: 'x', edge: height * 0.3 },
        ),
        [0, height * 0.5, depth * 0.47],
      ),
    ),
    at,
  );
}

export const towels = kind(
  {
    white: { tones: ['#f3f0e9', '#efece4', '#f3f0e9'] },
    blue: { tones: ['#5b7f98', '#a9bfca', '#5b7f98'] },
  },
  ({ tones }) =>
    group(
      each([0, 1, 2, 3, 4, 5], (index) =>
        put(
          folded(
            plush(tones[index % 3] ?? '#eee', { size: 0.5, bumpScale: 2.5 }),
            [1.5 - (index % 2) * 0.03, 0.25, 1.0],
            [0, 0, 0],
          ),
          [(index % 3) * 0.012, index * 0.245, 0],
          [0, (index % 3) - 1, 0],
        ),
      ),
    ),
  { detail: { azimuth: -24, elevation: 16, zoom: 2, at: [0.45, 0.7, 0.95] } },
);

export const blanket = kind(
  { charcoal: { color: '#55575b' }, cream: { color: '#e7dfce' } },
  ({ color }) => {
    const stuff = plush(color, { size: 0.8 });
    return group(
      folded(stuff, [1.9, 0.34, 1.3], [0, 0, 0]),
      folded(stuff, [1.86, 0.34, 1.28], [0.01, 0.34, 0]),
      folded(stuff, [1.88, 0.3, 1.27], [-0.01, 0.68, 0.01]),
    );
  },
  { detail: { azimuth: -28, elevation: 20, zoom: 1.9, at: [0.4, 0.6, 0.95] } },
);

export const sheets = kind(
  {
    white: { color: '#f4f2ec', accent: '#e7e4db' },
    indigo: { color: '#3b4c78', accent: '#e9e4d6' },
  },
  ({ color, accent }) => {
    const linen = cloth(color, { bumpScale: 3, size: 0.9 });
    return group(
      folded(linen, [1.8, 0.24, 1.3], [0, 0, 0]),
      folded(linen, [1.78, 0.24, 1.28], [0, 0.24, 0]),
      folded(cloth(accent, { bumpScale: 3 }), [1.76, 0.14, 1.26], [0.01, 0.48, 0]),
      each([-0.44, 0.44], (x) =>
        put(cushion(linen, [0.84, 0.16, 1.1], { seam: 0.4, uneven: 0.05, seed: `s${x}` }), [
          x,
          0.62,
          0,
        ]),
      ),
      box(fabric(accent, { size: 0.2 }), [0.16, 0.86, 1.36], [0, 0, 0.01], 0.06),
    );
  },
  { detail: { azimuth: -26, elevation: 22, zoom: 1.9, at: [0.4, 0.6, 0.95] } },
);

export const pillows = kind(
  { white: { color: '#f5f3ee' } },
  ({ color }) => {
    const linen = cloth(color, { bumpScale: 5, size: 1.1 });
    return group(
      cushion(linen, [2, 0.56, 1.3], { seam: 0.16, uneven: 0.06, seed: 'one' }),
      put(
        cushion(linen, [2, 0.56, 1.3], { seam: 0.16, uneven: 0.06, seed: 'two' }),
        [0.06, 0.46, -0.06],
        [3, 8, -2],
      ),
    );
  },
  {
    corner: { azimuth: -28, elevation: 24 },
    detail: { azimuth: -34, elevation: 22, zoom: 2, at: [0.25, 0.6, 0.8] },
  },
);

export const mattress = kind(
  { white: {} },
  () => {
    const quilt = fabric('#f2f0ea', { size: 0.3 });
    const side = fabric('#b9bdc1', { size: 0.2 });
    return group(
      box(side, [2.4, 0.3, 1.7], [0, 0, 0], 0.08),
      each(spread(8, -1.16, 1.16), (x) =>
        each(spread(6, -0.82, 0.82), (z) =>
          cushion(quilt, [0.3, 0.16, 0.28], { at: [x, 0.25, z], seam: 0.3, uneven: 0 }),
        ),
      ),
      box(fabric('#e4e2dc', { size: 0.2 }), [2.42, 0.05, 1.72], [0, 0.26, 0], 0.024),
      put(
        cylinder(
          fabric('#f5f2e8', { size: 0.3 }),
          { radius: 0.24, height: 1.6 },
          { along: 'z', edge: 0.05 },
        ),
        [-0.9, 0.62, 0],
      ),
    );
  },
  {
    corner: { azimuth: -32, elevation: 26 },
    front: { azimuth: 0, elevation: 20 },
    detail: { azimuth: -34, elevation: 24, zoom: 2, at: [0.25, 0.5, 0.9] },
  },
);

export const bathMats = kind(
  { gray: { color: '#9aa0a4' } },
  ({ color }) =>
    group(
      cushion(plush(color, { size: 0.7 }), [2.1, 0.14, 1.3], { seam: 0.5, uneven: 0.04 }),
      put(
        cushion(plush(color, { size: 0.7 }), [1.9, 0.14, 1.2], {
          seam: 0.5,
          uneven: 0.04,
          seed: 'top',
        }),
        [0.2, 0.12, -0.14],
        [0, 16, 0],
      ),
    ),
  {
    corner: { azimuth: -30, elevation: 36 },
    front: { azimuth: 0, elevation: 34 },
    detail: { azimuth: -30, elevation: 26, zoom: 2.1, at: [0.3, 0.6, 0.85] },
  },
);

export const bathShelf = kind(
  { bamboo: {} },
  () => {
    const boards = wood('bamboo', { size: 0.8 });
    return group(
      each(corners(0.62, 0.25), ([x, z]) => box(boards, [0.07, 3, 0.07], [x, 0, z], 0.02)),
      each([1.5, 2.12, 2.74], (y) =>
        group(
          each(spread(6, -0.23, 0.23), (z) => box(boards, [1.26, 0.035, 0.065], [0, y, z], 0.012)),
          rod(boards, [-0.6, y + 0.16, 0.26], [0.6, y + 0.16, 0.26], 0.018),
        ),
      ),
      each([0.2, -0.1], (y, index) =>
        rod(boards, [-0.6, 0.2 + index * 0.1, -0.25], [0.6, 0.2 + y, -0.25], 0.02),
      ),
      each([0, 1, 2], (index) =>
        folded(plush('#f1eee6', { size: 0.4 }), [0.5, 0.12, 0.36], [-0.28, 1.54 + index * 0.12, 0]),
      ),
      body(
        plush('#c9b28d', { size: 0.25 }),
        [
          { at: [0.3, 2.16, 0], width: 0.2, height: 0.16, power: 3 },
          { at: [0.3, 2.42, 0], width: 0.23, height: 0.19, power: 3 },
        ],
        { along: 'y' },
      ),
    );
  },
  { detail: { azimuth: -26, elevation: 12, zoom: 2.2, at: [0.4, 0.72, 0.7] } },
);

export const comforter = kind(
  {
    sage: { color: '#aab5a2', lining: '#efe9db' },
    indigo: { color: '#3f5080', lining: '#e9e4d6' },
  },
  ({ color, lining }) => {
    const shell = cloth(color, { bumpScale: 6, size: 1.2 });
    const layer = (y: number, seed: string) =>
      each(spread(4, -0.95, 0.95), (x) =>
        each(spread(3, -0.66, 0.66), (z) =>
          cushion(shell, [0.53, 0.4, 0.5], {
            at: [x, y, z],
            seam: 0.42,
            uneven: 0.05,
            seed: `${seed}${x}${z}`,
          }),
        ),
      );
    return group(
      layer(0, 'low'),
      cushion(fabric(lining, { size: 0.3 }), [2.0, 0.2, 1.44], { at: [0, 0.3, 0], seam: 0.7 }),
      layer(0.42, 'high'),
    );
  },
  { detail: { azimuth: -28, elevation: 24, zoom: 1.9, at: [0.35, 0.7, 0.9] } },
);
