import {
  ceramic,
  glossy,
  glowing,
  grained,
  metal,
  plastic,
  rubber,
} from '../../scene/materials.ts';
import {
  box,
  cutout,
  cylinder,
  each,
  group,
  panel,
  put,
  rod,
  roundedRectangle,
  spread,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { randomFor } from '../../scene/random.ts';
import { digits } from '../kitchen/large-appliances.ts';

export const gadget = kind(
  { black: {} },
  () =>
    put(
      group(
        put(
          cutout(grained('#2b2c30'), roundedRectangle(0.9, 1.9, 0.16), {
            thickness: 0.36,
            edge: 0.1,
          }),
          [0, 0.96, 0],
        ),
        put(
          cutout(rubber('#d09a2a'), roundedRectangle(1.0, 1.0, 0.2), { thickness: 0.3, edge: 0.1 }),
          [0, 0.5, -0.02],
        ),
        box(glossy('#0d0e10'), [0.7, 0.56, 0.03], [0, 1.22, 0.17], 0.04),
        panel(digits('24.81', '#9fe8b0'), [0.62, 0.34], [0, 1.34, 0.19]),
        cylinder(
          plastic('#b5392d'),
          { radius: 0.13, height: 0.04 },
          { at: [0, 0.96, 0.18], along: 'z' },
        ),
        each([-0.24, 0, 0.24], (x) =>
          each([0.4, 0.64], (y) => box(rubber('#45484d'), [0.17, 0.13, 0.05], [x, y, 0.16], 0.04)),
        ),
      ),
      [0, 0, 0],
      [-12, 0, 0],
    ),
  { corner: { azimuth: -32, elevation: 14 } },
);

export const pens = kind(
  { assorted: {} },
  () => {
    const random = randomFor('pens');
    const tones = [
      '#c8402f',
      '#2f6ea8',
      '#3f8f5a',
      '#8a4f9a',
      '#e0a92e',
      '#26272a',
      '#d8608c',
      '#2a9a9f',
    ];
    return group(
      turned(
        ceramic('#e9e6df'),
        [
          [0, 0],
          [0.42, 0],
          [0.46, 0.05],
          [0.48, 1.0],
          [0.44, 1.0],
          [0.42, 0.08],
          [0, 0.06],
        ],
        { edge: 0.04 },
      ),
      each(
        Array.from({ length: 22 }, (_, index) => index),
        (index) => {
          const [turn, lean] = [random.between(0, 6.28), random.between(0.1, 0.42)];
          const [x, z] = [Math.cos(turn) * lean, Math.sin(turn) * lean];
          const color = glossy(tones[index % 8] ?? '#333');
          return group(
            rod(color, [x * 0.6, 0.1, z * 0.6], [x * 1.3, 1.5, z * 1.3], 0.04),
            rod(plastic('#f4f3ef'), [x * 1.3, 1.5, z * 1.3], [x * 1.5, 1.9, z * 1.5], 0.042),
          );
        },
      ),
      each([0, 1, 2, 3], (index) =>
        rod(
          glossy(tones[index + 2] ?? '#333'),
          [0.8 + index * 0.12, 0.05, 0.9],
          [0.5 + index * 0.16, 0.05, -0.6],
          0.045,
        ),
      ),
    );
  },
  { corner: { azimuth: -20, elevation: 20 } },
);

export const paperReams = kind({ white: {} }, () =>
  group(
    each([0, 1, 2, 3, 4], (index) =>
      each([-0.75, 0.75], (x) =>
        put(
          group(
            box(plastic('#f5f4f0', { roughness: 0.7 }), [1.4, 0.3, 1.0], [0, 0, 0], 0.02),
            box(plastic('#2f6ea8', { roughness: 0.5 }), [1.405, 0.1, 1.005], [0, 0.1, 0], 0.01),
          ),
          [x, index * 0.302, 0],
          [0, ((index * 7) % 3) - 1, 0],
        ),
      ),
    ),
  ),
);

export const shredder = kind({ black: {} }, () =>
  group(
    box(
      plastic('#34363a', { transparent: true, opacity: 0.85 }),
      [1.3, 1.4, 0.9],
      [0, 0.06, 0],
      0.08,
    ),
    box(grained('#232427'), [1.5, 0.5, 1.05], [0, 1.4, 0], 0.12),
    box(plastic('#0c0c0d'), [1.0, 0.02, 0.07], [0, 1.89, 0], 0.008),
    put(
      box(plastic('#fbfaf6', { roughness: 0.9 }), [0.8, 0.7, 0.008], [0, 0, 0], 0.002),
      [0, 1.88, 0],
      [-8, 0, 0],
    ),
    panel(glowing('#7fe08a', 1.2), [0.05, 0.03], [0.5, 1.7, 0.53]),
    box(plastic('#16171a'), [0.9, 0.8, 0.03], [0, 0.36, 0.44], 0.05),
    each(spread(50, -0.4, 0.4), (x, index) =>
      rod(
        plastic('#f4f2ec', { roughness: 0.9 }),
        [x, 0.42 + (index % 7) * 0.05, 0.46],
        [x + 0.05, 0.5 + (index % 5) * 0.07, 0.47],
        0.008,
      ),
    ),
  ),
);

export const whiteboard = kind({ white: {} }, () =>
  group(
    put(
      group(
        box(metal('aluminum'), [2.6, 1.8, 0.07], [0, 0, 0], 0.02),
        box(glossy('#fafaf8', { roughness: 0.12 }), [2.48, 1.68, 0.02], [0, 0.06, 0.03], 0.004),
      ),
      [0, 0.95, 0],
    ),
    each([-1.36, 1.36], (x) =>
      group(
        rod(metal('aluminum'), [x, 0.12, 0], [x, 2.1, 0], 0.04),
        rod(metal('aluminum'), [x, 0.14, -0.6], [x, 0.14, 0.6], 0.04),
        each([-0.55, 0.55], (z) =>
          cylinder(rubber(), { radius: 0.07, height: 0.05 }, { at: [x, 0.07, z], along: 'x' }),
        ),
      ),
    ),
    rod(metal('aluminum'), [-1.36, 0.3, 0], [1.36, 0.3, 0], 0.03),
    box(metal('aluminum'), [2.4, 0.04, 0.16], [0, 0.9, 0.1], 0.015),
    each([-0.3, 0, 0.3], (x, index) =>
      rod(
        plastic(['#c8402f', '#2f6ea8', '#26272a'][index] ?? '#333'),
        [x, 0.97, 0.12],
        [x + 0.24, 0.97, 0.12],
        0.03,
      ),
    ),
  ),
);

export const oilBottles = kind({ black: {} }, () =>
  group(
    each([0, 1, 2, 3, 4, 5], (index) =>
      put(
        group(
          body(
            plastic('#232529', { roughness: 0.35 }),
            [
              { at: [0, 0.02, 0], width: 0.3, height: 0.2, power: 5 },
              { at: [0, 0.8, 0], width: 0.3, height: 0.2, power: 5 },
              { at: [0, 1.05, 0], width: 0.2, height: 0.15, power: 3 },
              { at: [0.08, 1.2, 0], width: 0.09, height: 0.09 },
            ],
            { along: 'y' },
          ),
          cylinder(plastic('#d0a02c'), { radius: 0.11, height: 0.16 }, { at: [0.08, 1.18, 0] }),
          panel(plastic('#d0a02c', { roughness: 0.4 }), [0.42, 0.5], [0, 0.2, 0.204]),
          panel(plastic('#f6f3ea', { roughness: 0.4 }), [0.34, 0.12], [0, 0.42, 0.207]),
        ),
        [-0.75 + (index % 3) * 0.75, 0, index < 3 ? -0.3 : 0.3],
      ),
    ),
  ),
);
