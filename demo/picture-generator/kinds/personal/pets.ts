import {
  ceramic,
  fabric,
  glass,
  glossy,
  glowing,
  metal,
  plastic,
  plush,
  rubber,
} from '../../scene/materials.ts';
import {
  box,
  cylinder,
  each,
  group,
  panel,
  put,
  rod,
  spread,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body, cushion } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { digits } from '../kitchen/large-appliances.ts';

export const petBed = kind(
  { gray: { color: '#8b8f93', inner: '#e6e1d6' } },
  ({ color, inner }) =>
    group(
      box(fabric(color), [2.3, 0.3, 1.7], [0, 0, 0], 0.12),
      cushion(plush(inner, { size: 0.6 }), [1.9, 0.3, 1.4], { at: [0, 0.2, 0.08], seam: 0.5 }),
      tube(
        fabric(color),
        [
          [-1.0, 0.42, 0.72],
          [-1.04, 0.46, 0],
          [-0.9, 0.48, -0.7],
          [0, 0.5, -0.76],
          [0.9, 0.48, -0.7],
          [1.04, 0.46, 0],
          [1.0, 0.42, 0.72],
        ],
        0.22,
      ),
    ),
  { corner: { azimuth: -28, elevation: 28 } },
);

export const catTree = kind(
  { beige: {} },
  () => {
    const carpet = plush('#d9cbb2', { size: 0.5 });
    const sisal = fabric('#bb9a6b', { size: 0.16, bumpScale: 6 });
    const post = (x: number, z: number, from: number, height: number) =>
      cylinder(sisal, { radius: 0.11, height }, { at: [x, from, z] });
    return group(
      box(carpet, [1.7, 0.12, 1.3], [0, 0, 0], 0.05),
      post(-0.5, -0.3, 0.1, 1.4),
      post(0.55, -0.35, 0.1, 2.3),
      post(0.5, 0.4, 0.1, 0.8),
      box(carpet, [0.9, 0.7, 0.8], [-0.3, 0.12, 0.12], 0.1),
      put(
        cylinder(
          plastic('#3a2f24', { roughness: 1 }),
          { radius: 0.24, height: 0.02 },
          { along: 'z' },
        ),
        [-0.3, 0.5, 0.53],
      ),
      box(carpet, [1.4, 0.1, 0.9], [0, 0.88, -0.1], 0.045),
      cylinder(carpet, { radius: 0.48, height: 0.12 }, { at: [-0.5, 1.5, -0.3], edge: 0.05 }),
      turned(
        carpet,
        [
          [0, 2.4],
          [0.44, 2.4],
          [0.52, 2.46],
          [0.52, 2.66],
          [0.4, 2.66],
          [0.38, 2.52],
          [0, 2.5],
        ],
        { at: [0.55, 0, -0.35], edge: 0.06 },
      ),
      rod(fabric('#e8dcc4'), [-0.2, 1.5, -0.05], [-0.2, 1.16, -0.05], 0.012),
      cylinder(
        plush('#a8543f', { size: 0.2 }),
        { radius: 0.08, height: 0.14 },
        { at: [-0.2, 1.02, -0.05], edge: 0.06 },
      ),
    );
  },
  { detail: { azimuth: -24, elevation: 18, zoom: 2, at: [0.4, 0.4, 0.7] } },
);

export const dogCrate = kind({ black: {} }, () => {
  const wire = metal('black', { roughness: 0.45 });
  return group(
    box(plastic('#3b3d41'), [2.1, 0.08, 1.3], [0, 0.03, 0], 0.03),
    each([-0.65, 0.65], (z) =>
      group(
        each(spread(18, -1.05, 1.05), (x) => rod(wire, [x, 0.05, z], [x, 1.5, z], 0.011)),
        each([0.3, 0.75, 1.2, 1.5], (y) => rod(wire, [-1.05, y, z], [1.05, y, z], 0.016)),
      ),
    ),
    each([-1.05, 1.05], (x) =>
      group(
        each(spread(11, -0.65, 0.65), (z) => rod(wire, [x, 0.05, z], [x, 1.5, z], 0.011)),
        each([0.3, 0.75, 1.2, 1.5], (y) => rod(wire, [x, y, -0.65], [x, y, 0.65], 0.016)),
      ),
    ),
    each(spread(14, -1.05, 1.05), (x) => rod(wire, [x, 1.5, -0.65], [x, 1.5, 0.65], 0.009)),
    cushion(plush('#c8bda8', { size: 0.5 }), [1.8, 0.2, 1.1], { at: [0, 0.1, 0], seam: 0.5 }),
    tube(
      rubber(),
      [
        [-0.2, 1.5, 0],
        [-0.16, 1.68, 0],
        [0.16, 1.68, 0],
        [0.2, 1.5, 0],
      ],
      0.025,
    ),
  );
});

export const petFeeder = kind({ white: {} }, () =>
  group(
    body(
      plastic('#f0efeb', { roughness: 0.36 }),
      [
        { at: [0, 0.02, 0], width: 0.52, height: 0.5, power: 3.6 },
        { at: [0, 0.7, -0.05], width: 0.5, height: 0.46, power: 3.6 },
        { at: [0, 0.9, -0.06], width: 0.49, height: 0.45, power: 3.6 },
      ],
      { along: 'y' },
    ),
    body(
      plastic('#3a3c40', { transparent: true, opacity: 0.72, roughness: 0.1 }),
      [
        { at: [0, 0.9, -0.06], width: 0.48, height: 0.44, power: 3.6 },
        { at: [0, 1.6, -0.06], width: 0.47, height: 0.43, power: 3.6 },
      ],
      { along: 'y', steps: 2 },
    ),
    body(
      plastic('#26282c'),
      [
        { at: [0, 1.6, -0.06], width: 0.49, height: 0.45, power: 3.6 },
        { at: [0, 1.74, -0.06], width: 0.44, height: 0.4, power: 3.2 },
      ],
      { along: 'y', steps: 3 },
    ),
    turned(
      metal('steel', { roughness: 0.25 }),
      [
        [0, 0.05],
        [0.3, 0.05],
        [0.44, 0.22],
        [0.46, 0.24],
        [0.4, 0.22],
        [0, 0.08],
      ],
      { at: [0, 0, 0.82], edge: 0.04 },
    ),
    box(plastic('#e2e1dc'), [1.0, 0.06, 1.0], [0, 0, 0.75], 0.03),
    cylinder(
      glossy('#14151a'),
      { radius: 0.09, height: 0.03 },
      { at: [0, 0.72, 0.42], along: 'z' },
    ),
    panel(digits('7:30'), [0.3, 0.12], [0, 0.46, 0.455]),
  ),
);

export const petFountain = kind(
  { white: {} },
  () =>
    group(
      turned(
        ceramic('#f3f1ec'),
        [
          [0, 0],
          [0.72, 0],
          [0.82, 0.1],
          [0.86, 0.62],
          [0.82, 0.66],
          [0.76, 0.6],
          [0, 0.56],
        ],
        { edge: 0.06 },
      ),
      cylinder(
        glass('#bfe2ee', { opacity: 0.5 }),
        { radius: 0.76, height: 0.02 },
        { at: [0, 0.6, 0] },
      ),
      turned(
        metal('steel', { roughness: 0.25 }),
        [
          [0, 0.84],
          [0.1, 0.84],
          [0.16, 0.7],
          [0.42, 0.64],
          [0.4, 0.6],
          [0, 0.6],
        ],
        { edge: 0.04 },
      ),
      panel(glowing('#7fd7ff', 1.4), [0.05, 0.03], [0, 0.16, 0.83]),
    ),
  { corner: { azimuth: -20, elevation: 26 } },
);

export const aquarium = kind({ glass: {} }, () =>
  group(
    box(plastic('#1b1c1e'), [2.3, 0.1, 1.1], [0, 0, 0], 0.02),
    box(glass('#d6ecf2', { opacity: 0.22 }), [2.24, 1.3, 1.04], [0, 0.08, 0], 0.01),
    box(plastic('#c9b48f', { roughness: 1 }), [2.18, 0.16, 0.98], [0, 0.1, 0], 0.04),
    box(plastic('#1b1c1e'), [2.3, 0.16, 1.1], [0, 1.36, 0], 0.03),
    box(glowing('#e8f6ff', 1), [1.9, 0.02, 0.3], [0, 1.345, 0], 0.005),
    each(spread(22, -0.95, 0.95), (x, index) =>
      tube(
        plastic(index % 2 === 0 ? '#4f8a4c' : '#79a854', { roughness: 0.6 }),
        [
          [x, 0.22, -0.2 + (index % 4) * 0.08],
          [x + 0.05, 0.5, -0.18],
          [x - 0.04, 0.66 + (index % 5) * 0.1, -0.14],
        ],
        0.025,
      ),
    ),
    each(
      [
        [-0.5, 0.8, '#e8792d'],
        [0.2, 0.95, '#e8792d'],
        [0.66, 0.7, '#3f7fc0'],
      ] as const,
      ([x, y, color]) =>
        body(
          glossy(color),
          [
            { at: [x - 0.2, y, 0.2], width: 0.01, height: 0.09 },
            { at: [x - 0.12, y, 0.2], width: 0.02, height: 0.03 },
            { at: [x, y, 0.2], width: 0.04, height: 0.08 },
            { at: [x + 0.14, y, 0.2], width: 0.01, height: 0.01 },
          ],
          { along: 'x' },
        ),
    ),
  ),
);
