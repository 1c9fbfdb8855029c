import { ceramic, glass, glossy, metal, painted, plastic, wood } from '../../scene/materials.ts';
import {
  around,
  ball,
  box,
  cylinder,
  each,
  group,
  put,
  rod,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const espressoMachine = kind(
  { stainless: {} },
  () => {
    const steel = metal('steel', { size: 0.4, roughness: 0.3 });
    const chrome = metal('chrome');
    const black = plastic('#1a1b1d');
    return group(
      box(steel, [1.5, 0.22, 1.3], [0, 0.05, 0], 0.05),
      box(black, [1.3, 0.03, 0.6], [0, 0.26, 0.28], 0.02),
      each([-0.5, -0.3, -0.1, 0.1, 0.3, 0.5], (x) =>
        box(chrome, [0.1, 0.02, 0.5], [x, 0.285, 0.28], 0.01),
      ),
      box(steel, [1.5, 1.3, 0.6], [0, 0.25, -0.35], 0.06),
      box(steel, [1.5, 0.46, 1.2], [0, 1.3, -0.05], 0.07),
      box(black, [1.5, 0.05, 1.1], [0, 1.76, -0.08], 0.02),
      cylinder(chrome, { radius: 0.25, height: 0.16 }, { at: [-0.2, 1.15, 0.22] }),
      cylinder(black, { radius: 0.2, height: 0.1 }, { at: [-0.2, 1.06, 0.22] }),
      rod(black, [-0.2, 1.11, 0.4], [-0.2, 1.06, 0.98], 0.06),
      tube(
        chrome,
        [
          [0.5, 1.3, 0.3],
          [0.54, 1.0, 0.36],
          [0.56, 0.62, 0.46],
        ],
        0.028,
      ),
      cylinder(chrome, { radius: 0.16, height: 0.03 }, { at: [-0.38, 1.52, 0.56], along: 'z' }),
      put(
        cylinder(ceramic('#fafafa'), { radius: 0.135, height: 0.012 }, { along: 'z' }),
        [-0.38, 1.52, 0.58],
      ),
      rod(plastic('#c33'), [-0.38, 1.52, 0.59], [-0.3, 1.58, 0.59], 0.008),
      each([0.1, 0.34, 0.58], (x) =>
        group(
          cylinder(chrome, { radius: 0.085, height: 0.05 }, { at: [x, 1.52, 0.57], along: 'z' }),
          cylinder(black, { radius: 0.06, height: 0.05 }, { at: [x, 1.52, 0.59], along: 'z' }),
        ),
      ),
      turned(
        ceramic('#f6f5f2'),
        [
          [0.1, 0.3],
          [0.14, 0.31],
          [0.19, 0.5],
          [0.2, 0.56],
          [0.18, 0.54],
        ],
        { at: [-0.2, 0, 0.22] },
      ),
      turned(
        metal('steel', { roughness: 0.22 }),
        [
          [0.16, 0.3],
          [0.2, 0.31],
          [0.19, 0.5],
          [0.15, 0.62],
          [0.17, 0.7],
        ],
        { at: [0.48, 0, 0.3] },
      ),
    );
  },
  { detail: { azimuth: -24, elevation: 14, zoom: 1.8, at: [0.4, 0.62, 0.9] } },
);

export const blender = kind(
  { black: { base: '#222326' }, white: { base: '#efeeea' } },
  ({ base }) =>
    group(
      body(
        plastic(base, { roughness: 0.34 }),
        [
          { at: [0, 0.02, 0], width: 0.55, height: 0.55, power: 3.4 },
          { at: [0, 0.25, 0], width: 0.53, height: 0.53, power: 3.2 },
          { at: [0, 0.66, 0], width: 0.38, height: 0.38, power: 2.8 },
          { at: [0, 0.72, 0], width: 0.36, height: 0.36, power: 2.4 },
        ],
        { along: 'y' },
      ),
      cylinder(
        metal('chrome'),
        { radius: 0.15, height: 0.08 },
        { at: [0, 0.32, 0.52], along: 'z' },
      ),
      each([-0.26, 0.26], (x) => box(metal('steel'), [0.12, 0.05, 0.04], [x, 0.3, 0.5], 0.02)),
      cylinder(plastic('#1b1c1e'), { radius: 0.36, height: 0.16 }, { at: [0, 0.72, 0] }),
      turned(
        glass('#e9f1f2', { opacity: 0.3 }),
        [
          [0.3, 0.88],
          [0.33, 0.9],
          [0.46, 1.9],
          [0.48, 2.02],
          [0.46, 2.0],
          [0.31, 0.94],
        ],
        { edge: 0.05 },
      ),
      each([1.15, 1.4, 1.65], (y, index) =>
        box(plastic('#8d9396'), [0.1, 0.012, 0.01], [0, y, 0.375 + index * 0.031], 0.003),
      ),
      turned(plastic('#1d1e20'), [
        [0, 2.2],
        [0.2, 2.2],
        [0.2, 2.12],
        [0.5, 2.1],
        [0.5, 1.98],
        [0, 1.98],
      ]),
      tube(
        plastic('#1d1e20'),
        [
          [0.4, 1.86, 0],
          [0.76, 1.84, 0],
          [0.76, 1.2, 0],
          [0.4, 1.1, 0],
        ],
        0.06,
      ),
      each(around(4), (turn) =>
        put(
          box(metal('chrome'), [0.2, 0.012, 0.05], [0.1, 0, 0], 0.004),
          [0, 0.98, 0],
          [0, (turn * 180) / Math.PI, 16],
        ),
      ),
    ),
  { detail: { azimuth: 24, elevation: 20, zoom: 1.9, at: [0.5, 0.35, 0.7] } },
);

export const coffeeMaker = kind(
  { glass: {} },
  () =>
    group(
      turned(
        glass('#eef4f4', { opacity: 0.32 }),
        [
          [0.02, 0.03],
          [0.56, 0.03],
          [0.6, 0.12],
          [0.24, 0.86],
          [0.22, 1.0],
          [0.5, 1.62],
          [0.49, 1.62],
          [0.2, 1.0],
        ],
        { edge: 0.05 },
      ),
      turned(
        glossy('#2c170b', { roughness: 0.08 }),
        [
          [0, 0.05],
          [0.54, 0.05],
          [0.57, 0.12],
          [0.45, 0.36],
          [0, 0.36],
        ],
        { edge: 0.03 },
      ),
      turned(
        wood('beech', { size: 0.4 }),
        [
          [0.235, 0.78],
          [0.3, 0.78],
          [0.27, 0.94],
          [0.3, 1.12],
          [0.27, 1.12],
          [0.235, 0.96],
        ],
        { edge: 0.02 },
      ),
      tube(
        plastic('#6d4527'),
        [
          [0.16, 0.96, 0.26],
          [0.05, 0.9, 0.33],
          [0.12, 0.82, 0.32],
        ],
        0.022,
      ),
      ball(wood('beech', { size: 0.3 }), 0.07, [0.05, 0.86, 0.38]),
      turned(plastic('#f4efe4', { roughness: 0.95 }), [
        [0.22, 1.08],
        [0.46, 1.58],
        [0.53, 1.72],
        [0.52, 1.72],
        [0.2, 1.1],
      ]),
    ),
  { detail: { azimuth: 14, elevation: 26, zoom: 1.8, at: [0.5, 0.62, 0.8] } },
);

export const kettle = kind(
  { black: { shell: '#1c1d1f', rough: 0.62 }, copper: { shell: '#b9683c', rough: 0.25 } },
  ({ shell, rough }) => {
    const coat =
      shell === '#b9683c'
        ? metal('copper', { roughness: rough })
        : painted(shell, { roughness: rough, clearcoat: 0 });
    return group(
      turned(
        coat,
        [
          [0, 0.02],
          [0.68, 0.02],
          [0.72, 0.08],
          [0.5, 0.74],
          [0.42, 0.8],
          [0.4, 0.84],
          [0, 0.84],
        ],
        { edge: 0.05 },
      ),
      turned(
        coat,
        [
          [0, 0.98],
          [0.12, 0.97],
          [0.36, 0.88],
          [0.4, 0.84],
          [0, 0.83],
        ],
        { edge: 0.03 },
      ),
      ball(wood('walnut', { size: 0.4 }), 0.085, [0, 1.04, 0]),
      tube(
        coat,
        [
          [0.58, 0.22, 0],
          [0.86, 0.26, 0],
          [0.94, 0.52, 0],
          [0.98, 0.86, 0],
          [1.14, 0.98, 0],
        ],
        0.048,
      ),
      tube(
        metal('dark'),
        [
          [-0.44, 0.76, 0],
          [-0.72, 0.96, 0],
        ],
        0.03,
      ),
      tube(
        wood('walnut', { size: 0.4 }),
        [
          [-0.68, 0.95, 0],
          [-0.92, 0.88, 0],
          [-0.98, 0.6, 0],
          [-0.9, 0.32, 0],
        ],
        0.056,
      ),
    );
  },
  { detail: { azimuth: -24, elevation: 26, zoom: 1.7, at: [0.5, 0.7, 0.6] } },
);
