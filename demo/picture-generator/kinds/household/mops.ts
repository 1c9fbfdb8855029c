import { fabric, glass, glossy, grained, metal, plastic, rubber } from '../../scene/materials.ts';
import {
  ball,
  box,
  cylinder,
  each,
  group,
  panel,
  put,
  rod,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const steamMop = kind({ white: {} }, () =>
  put(
    group(
      box(plastic('#3b7f8a'), [0.9, 0.09, 0.42], [0, 0.05, 0], 0.04),
      box(fabric('#eceae3', { size: 0.15 }), [0.96, 0.06, 0.48], [0, 0, 0], 0.03),
      rod(plastic('#e9e9e6'), [0, 0.12, 0], [0, 0.4, -0.1], 0.06),
      body(
        plastic('#f0f0ed', { roughness: 0.3 }),
        [
          { at: [0, 0.38, -0.1], width: 0.1, height: 0.09 },
          { at: [0, 0.8, -0.22], width: 0.2, height: 0.18 },
          { at: [0, 1.3, -0.34], width: 0.18, height: 0.17 },
          { at: [0, 1.6, -0.42], width: 0.07, height: 0.07 },
        ],
        { along: 'y' },
      ),
      put(
        cylinder(glass('#a9d3df', { opacity: 0.5 }), { radius: 0.13, height: 0.5 }, { edge: 0.05 }),
        [0, 0.8, -0.12],
        [-14, 0, 0],
      ),
      rod(plastic('#d9d9d5'), [0, 1.58, -0.42], [0, 2.5, -0.66], 0.045),
      tube(
        plastic('#3b7f8a'),
        [
          [0, 2.45, -0.64],
          [0, 2.76, -0.78],
          [0, 2.72, -1.0],
          [0, 2.4, -0.86],
        ],
        0.05,
      ),
    ),
    [0, 0, 0],
    [0, -20, 0],
  ),
);

export const shopVac = kind({ black: {} }, () =>
  group(
    turned(
      grained('#2a2b2e'),
      [
        [0, 0.16],
        [0.66, 0.16],
        [0.74, 0.26],
        [0.78, 1.0],
        [0.82, 1.06],
        [0, 1.06],
      ],
      { edge: 0.05 },
    ),
    turned(
      plastic('#c7462f', { roughness: 0.35 }),
      [
        [0, 1.62],
        [0.4, 1.6],
        [0.66, 1.42],
        [0.8, 1.16],
        [0.84, 1.04],
        [0, 1.04],
      ],
      { edge: 0.08 },
    ),
    tube(
      plastic('#222326'),
      [
        [-0.3, 1.55, 0],
        [-0.22, 1.84, 0],
        [0.22, 1.84, 0],
        [0.3, 1.55, 0],
      ],
      0.06,
    ),
    each([-1, 1], (side) => box(metal('steel'), [0.05, 0.26, 0.2], [side * 0.83, 0.92, 0], 0.02)),
    cylinder(plastic('#1c1d1f'), { radius: 0.16, height: 0.2 }, { at: [0, 0.8, 0.84], along: 'z' }),
    tube(
      rubber('#2c2d30'),
      [
        [0, 0.8, 0.9],
        [0.1, 0.7, 1.3],
        [0.7, 0.3, 1.5],
        [1.3, 0.2, 1.0],
        [1.3, 0.5, 0.3],
        [1.24, 1.0, 0.1],
        [1.2, 1.5, 0.0],
      ],
      0.085,
    ),
    rod(plastic('#1c1d1f'), [1.2, 1.45, 0], [1.16, 2.1, -0.1], 0.075),
    each([45, 135, 225, 315], (turn) =>
      put(
        group(
          rod(plastic('#1c1d1f'), [0.6, 0.2, 0], [0.86, 0.14, 0], 0.07),
          ball(rubber(), 0.09, [0.88, 0.09, 0]),
        ),
        [0, 0, 0],
        [0, turn, 0],
      ),
    ),
    panel(glossy('#f0f0ee'), [0.5, 0.2], [0, 1.2, 0.79]),
  ),
);
