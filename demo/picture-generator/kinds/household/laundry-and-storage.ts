import { cloth, fabric, metal, plastic, rubber, wood } from '../../scene/materials.ts';
import {
  ball,
  box,
  corners,
  cylinder,
  each,
  group,
  put,
  rod,
  spread,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body, drape } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const trashCan = kind(
  { stainless: {} },
  () => {
    const steel = metal('steel', { roughness: 0.26 });
    return group(
      body(
        steel,
        [
          { at: [0, 0.1, 0], width: 0.62, height: 0.46, power: 4 },
          { at: [0, 1.9, 0], width: 0.64, height: 0.48, power: 4 },
        ],
        { along: 'y', steps: 2 },
      ),
      box(plastic('#1f2023'), [1.28, 0.12, 0.96], [0, 0, 0], 0.06),
      box(plastic('#232427'), [1.3, 0.07, 0.98], [0, 1.88, 0], 0.03),
      box(steel, [1.24, 0.1, 0.92], [0, 1.94, 0], 0.045),
      box(metal('dark'), [0.5, 0.04, 0.24], [0, 0.06, 0.55], 0.02),
    );
  },
  { detail: { azimuth: -26, elevation: 24, zoom: 1.9, at: [0.5, 0.85, 0.8] } },
);

export const storageBins = kind({ clear: {} }, () => {
  const bin = (x: number, y: number, z: number) =>
    put(
      group(
        box(
          plastic('#dfe7ea', { transparent: true, opacity: 0.55, roughness: 0.3 }),
          [1.3, 0.62, 0.95],
          [0, 0, 0],
          0.07,
        ),
        box(plastic('#f4f5f4', { roughness: 0.4 }), [1.4, 0.1, 1.04], [0, 0.6, 0], 0.04),
        each([-1, 1], (side) =>
          box(plastic('#4f7f96'), [0.06, 0.24, 0.3], [side * 0.7, 0.44, 0], 0.025),
        ),
        box(cloth('#8fa3ac'), [1.1, 0.4, 0.8], [0, 0.05, 0], 0.12),
      ),
      [x, y, z],
    );
  return group(
    bin(-0.78, 0, 0),
    bin(0.78, 0, 0),
    bin(-0.78, 0.71, 0),
    bin(0.78, 0.71, 0),
    bin(0, 1.42, 0),
  );
});

export const wireShelf = kind(
  { chrome: {} },
  () => {
    const chrome = metal('chrome');
    return group(
      each(corners(0.95, 0.4), ([x, z]) => rod(chrome, [x, 0, z], [x, 2.9, z], 0.03)),
      each([0.2, 0.86, 1.52, 2.18, 2.84], (y) =>
        group(
          each([-0.4, 0.4], (z) =>
            group(
              rod(chrome, [-0.95, y, z], [0.95, y, z], 0.016),
              rod(chrome, [-0.95, y - 0.08, z], [0.95, y - 0.08, z], 0.012),
            ),
          ),
          each([-0.95, 0.95], (x) => rod(chrome, [x, y, -0.4], [x, y, 0.4], 0.016)),
          each(spread(17, -0.94, 0.94), (x) => rod(chrome, [x, y, -0.4], [x, y, 0.4], 0.007)),
        ),
      ),
    );
  },
  {
    corner: { azimuth: -34, elevation: 12 },
    detail: { azimuth: -30, elevation: 16, zoom: 2.2, at: [0.3, 0.7, 0.8] },
  },
);

export const garmentRack = kind({ black: {} }, () => {
  const steel = metal('black', { roughness: 0.45 });
  const garments = ['#7b8c98', '#c9b79c', '#44505e', '#a4574d'];
  return group(
    each([-1.15, 1.15], (x) =>
      group(
        rod(steel, [x, 0.12, 0], [x, 2.3, 0], 0.032),
        rod(steel, [x, 0.14, -0.42], [x, 0.14, 0.42], 0.032),
        each([-0.4, 0.4], (z) =>
          cylinder(rubber(), { radius: 0.07, height: 0.05 }, { at: [x, 0.07, z], along: 'x' }),
        ),
      ),
    ),
    rod(steel, [-1.3, 2.28, 0], [1.3, 2.28, 0], 0.032),
    each([-0.2, 0.2], (z) => rod(steel, [-1.15, 0.3, z], [1.15, 0.3, z], 0.024)),
    each(garments, (color, index) => {
      const x = -0.7 + index * 0.28;
      return group(
        tube(
          metal('chrome'),
          [
            [x, 2.3, 0],
            [x, 2.22, 0.03],
            [x, 2.16, 0],
          ],
          0.01,
        ),
        drape(
          cloth(color, { bumpScale: 4 }),
          (u, v) => [
            x + 0.05 * Math.sin(u * 9 + v * 4),
            0.8 + v * 1.34,
            (u - 0.5) * (v > 0.86 ? 0.7 - (v - 0.86) * 3 : 0.72 + 0.1 * Math.sin(u * 20)),
          ],
          30,
        ),
      );
    }),
  );
});

export const ironingBoard = kind({ blue: {} }, () => {
  const steel = metal('aluminum');
  return group(
    put(
      body(
        fabric('#7f9db0', { size: 0.3 }),
        [
          { at: [-1.5, 1.42, 0], width: 0.08, height: 0.04, power: 3 },
          { at: [-1.3, 1.42, 0], width: 0.2, height: 0.05, power: 3 },
          { at: [-0.6, 1.42, 0], width: 0.34, height: 0.05, power: 3 },
          { at: [1.2, 1.42, 0], width: 0.36, height: 0.05, power: 3 },
          { at: [1.28, 1.42, 0], width: 0.3, height: 0.03, power: 3 },
        ],
        { along: 'x' },
      ),
      [0, 0, 0],
    ),
    each([-0.22, 0.22], (z) => rod(steel, [-0.8, 1.38, z * 0.6], [0.9, 0.05, z * 1.5], 0.03)),
    rod(steel, [0.9, 1.38, 0], [-0.9, 0.05, 0], 0.035),
    rod(rubber(), [0.9, 0.05, -0.42], [0.9, 0.05, 0.42], 0.045),
    rod(rubber(), [-0.9, 0.05, -0.36], [-0.9, 0.05, 0.36], 0.045),
    tube(
      steel,
      [
        [1.25, 1.4, -0.25],
        [1.6, 1.4, -0.25],
        [1.6, 1.4, 0.25],
        [1.25, 1.4, 0.25],
      ],
      0.018,
    ),
  );
});

export const mopBucket = kind({ blue: {} }, () =>
  group(
    turned(
      plastic('#2f6f9f', { roughness: 0.38 }),
      [
        [0, 0.04],
        [0.52, 0.04],
        [0.6, 0.1],
        [0.74, 0.8],
        [0.78, 0.84],
        [0.7, 0.84],
        [0.58, 0.14],
      ],
      { edge: 0.04 },
    ),
    turned(
      metal('steel'),
      [
        [0.3, 0.5],
        [0.36, 0.5],
        [0.4, 0.92],
        [0.36, 0.92],
      ],
      { at: [0.22, 0, 0] },
    ),
    tube(
      metal('steel'),
      [
        [-0.74, 0.78, 0],
        [-0.6, 1.1, 0.5],
        [0, 1.2, 0.72],
        [0.6, 1.1, 0.5],
        [0.74, 0.78, 0],
      ],
      0.02,
    ),
    rod(metal('chrome'), [0.22, 0.7, 0], [0.5, 2.8, -0.3], 0.035),
    rod(plastic('#2f6f9f'), [0.47, 2.4, -0.26], [0.52, 2.85, -0.32], 0.05),
    each(
      Array.from({ length: 26 }, (_, index) => index),
      (index) => {
        const turn = (index / 26) * Math.PI * 2;
        return tube(
          fabric('#f0eee6', { size: 0.1 }),
          [
            [0.24, 0.96, 0],
            [0.22 + Math.cos(turn) * 0.24, 0.98, Math.sin(turn) * 0.24],
            [0.22 + Math.cos(turn) * 0.42, 0.8, Math.sin(turn) * 0.42],
          ],
          0.03,
        );
      },
    ),
    each(corners(0.4, 0.4), ([x, z]) => ball(rubber(), 0.07, [x, 0.07, z])),
  ),
);

export const hamper = kind({ gray: {} }, () => {
  const frame = wood('bamboo', { size: 0.5 });
  return group(
    each([-0.66, 0, 0.66], (x, index) =>
      body(
        fabric(['#c9c5ba', '#8f9296', '#5d6166'][index] ?? '#999', { size: 0.25 }),
        [
          { at: [x, 0.14, 0], width: 0.29, height: 0.4, power: 5 },
          { at: [x, 0.8, 0], width: 0.31, height: 0.43, power: 5 },
          { at: [x, 1.5, 0], width: 0.3, height: 0.42, power: 5 },
        ],
        { along: 'y' },
      ),
    ),
    each([-0.46, 0.46], (z) => rod(frame, [-1.05, 1.54, z], [1.05, 1.54, z], 0.03)),
    each([-1.02, 1.02], (x) =>
      group(
        rod(frame, [x, 0, -0.44], [x, 1.56, 0.44], 0.03),
        rod(frame, [x, 0, 0.44], [x, 1.56, -0.44], 0.03),
      ),
    ),
  );
});
