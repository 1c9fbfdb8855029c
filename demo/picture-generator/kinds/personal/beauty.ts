import { fabric, glossy, glowing, leather, metal, plastic, rubber } from '../../scene/materials.ts';
import {
  ball,
  box,
  cutout,
  cylinder,
  each,
  group,
  panel,
  put,
  ring,
  rod,
  roundedRectangle,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { digits } from '../kitchen/large-appliances.ts';

export const hairDryer = kind(
  { black: { color: '#232427' } },
  ({ color }) => {
    const shell = plastic(color, { roughness: 0.32 });
    return group(
      body(
        shell,
        [
          { at: [-0.5, 1.5, 0], width: 0.3, height: 0.3 },
          { at: [-0.36, 1.5, 0], width: 0.36, height: 0.36 },
          { at: [0.2, 1.5, 0], width: 0.32, height: 0.33 },
          { at: [0.8, 1.5, 0], width: 0.23, height: 0.24 },
        ],
        { along: 'x' },
      ),
      cylinder(metal('gold'), { radius: 0.25, height: 0.08 }, { at: [0.84, 1.5, 0], along: 'x' }),
      put(
        turned(
          plastic('#2c2d31'),
          [
            [0.22, 0],
            [0.26, 0.1],
            [0.5, 0.42],
            [0.52, 0.46],
            [0, 0.4],
          ],
          { edge: 0.03 },
        ),
        [0.86, 1.5, 0],
        [0, 0, -90],
      ),
      each([0.1, 0.17, 0.24], (radius) =>
        ring(metal('steel'), { radius, thickness: 0.012 }, [-0.53, 1.5, 0], [0, 90, 0]),
      ),
      body(
        shell,
        [
          { at: [-0.1, 1.3, 0], width: 0.15, height: 0.14, power: 3 },
          { at: [-0.2, 0.8, 0], width: 0.14, height: 0.14, power: 3 },
          { at: [-0.3, 0.3, 0], width: 0.13, height: 0.13, power: 3 },
        ],
        { along: 'y' },
      ),
      each([0.7, 0.95], (y) =>
        box(plastic('#55585d'), [0.06, 0.12, 0.08], [-0.05 - (1 - y) * 0.2, y, 0.11], 0.02),
      ),
      tube(
        rubber(),
        [
          [-0.3, 0.3, 0],
          [-0.36, 0.06, 0.1],
          [0.1, 0.04, 0.5],
          [0.9, 0.04, 0.4],
          [1.2, 0.04, 0.1],
        ],
        0.04,
      ),
    );
  },
  { corner: { azimuth: -24, elevation: 10 } },
);

export const curlingIron = kind(
  { black: {} },
  () =>
    group(
      rod(metal('chrome'), [-1.4, 0.2, 0], [0.1, 0.2, 0], 0.16),
      cylinder(
        plastic('#1d1e20'),
        { radius: 0.12, top: 0.17, height: 0.16 },
        { at: [-1.46, 0.2, 0], along: 'x' },
      ),
      rod(plastic('#1d1e20'), [0.1, 0.2, 0], [1.4, 0.22, 0], 0.17),
      put(box(metal('chrome'), [1.3, 0.05, 0.24], [0, 0, 0], 0.024), [-0.66, 0.36, 0], [0, 0, 1.5]),
      put(box(plastic('#2a2b2e'), [0.5, 0.06, 0.16], [0, 0, 0], 0.03), [0.3, 0.42, 0], [0, 0, 16]),
      cylinder(
        plastic('#c79a5a'),
        { radius: 0.175, height: 0.04 },
        { at: [0.16, 0.2, 0], along: 'x' },
      ),
      panel(glowing('#ff7043', 1.4), [0.06, 0.03], [0.7, 0.24, 0.175]),
      tube(
        rubber(),
        [
          [1.4, 0.22, 0],
          [1.7, 0.1, 0.1],
          [1.6, 0.04, 0.6],
          [0.8, 0.04, 0.8],
          [-0.2, 0.04, 0.7],
        ],
        0.04,
      ),
    ),
  { corner: { azimuth: -30, elevation: 26 } },
);

export const vanityMirror = kind(
  { white: {} },
  () =>
    group(
      cylinder(plastic('#f1efea'), { radius: 0.5, height: 0.1 }, { edge: 0.04 }),
      rod(metal('chrome'), [0, 0.08, 0], [0, 0.7, 0], 0.05),
      put(
        group(
          cylinder(plastic('#f1efea'), { radius: 0.86, height: 0.1 }, { along: 'z', edge: 0.04 }),
          ring(glowing('#fff6e2', 1.3), { radius: 0.76, thickness: 0.045 }, [0, 0, 0.04]),
          cylinder(
            metal('chrome', { roughness: 0.02 }),
            { radius: 0.71, height: 0.02 },
            { at: [0, 0, 0.05], along: 'z' },
          ),
        ),
        [0, 1.5, 0],
        [-8, 0, 0],
      ),
    ),
  { corner: { azimuth: -28, elevation: 10 } },
);

export const scale = kind(
  { white: {} },
  () =>
    group(
      put(
        cutout(glossy('#f6f6f3', { roughness: 0.06 }), roundedRectangle(2, 2, 0.3), {
          thickness: 0.1,
          edge: 0.03,
        }),
        [0, 0.13, 0],
        [-90, 0, 0],
      ),
      put(
        cutout(plastic('#c9cac8'), roundedRectangle(1.8, 1.8, 0.3), {
          thickness: 0.08,
          edge: 0.02,
        }),
        [0, 0.05, 0],
        [-90, 0, 0],
      ),
      put(panel(digits('154.2', '#ffffff'), [0.62, 0.26]), [0, 0.185, -0.5], [-90, 0, 0]),
      each([-0.45, 0.45], (x) =>
        put(
          cutout(metal('steel'), roundedRectangle(0.3, 0.9, 0.14), {
            thickness: 0.012,
            edge: 0.004,
          }),
          [x, 0.185, 0.2],
          [-90, 0, 0],
        ),
      ),
    ),
  { corner: { azimuth: -28, elevation: 34 }, front: { azimuth: 0, elevation: 40 } },
);

export const massager = kind(
  { gray: {} },
  () =>
    group(
      tube(
        leather('#55595f', { size: 0.4 }),
        [
          [-0.9, 0.3, 0.9],
          [-1.0, 0.36, 0.2],
          [-0.7, 0.5, -0.5],
          [0, 0.56, -0.75],
          [0.7, 0.5, -0.5],
          [1.0, 0.36, 0.2],
          [0.9, 0.3, 0.9],
        ],
        0.3,
      ),
      each([-0.55, -0.2, 0.2, 0.55], (x) =>
        ball(plastic('#b0613f', { roughness: 0.4 }), 0.14, [
          x,
          0.6 - Math.abs(x) * 0.1,
          -0.44 + Math.abs(x) * 0.24,
        ]),
      ),
      each([-1, 1], (side) =>
        tube(
          fabric('#3a3d42'),
          [
            [side * 0.88, 0.28, 1.0],
            [side * 0.84, 0.16, 1.5],
            [side * 0.5, 0.1, 1.7],
            [side * 0.34, 0.12, 1.3],
          ],
          0.08,
        ),
      ),
      box(plastic('#232427'), [0.3, 0.08, 0.16], [0.98, 0.62, 0.3], 0.03),
    ),
  { corner: { azimuth: -24, elevation: 26 } },
);
