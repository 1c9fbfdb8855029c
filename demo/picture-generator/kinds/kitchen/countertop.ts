import { glossy, metal, plastic, rubber } from '../../scene/materials.ts';
import {
  ball,
  box,
  corners,
  cylinder,
  each,
  group,
  panel,
  put,
  ring,
  rod,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { digits } from './large-appliances.ts';

const feet = (x: number, z: number) =>
  each(corners(x, z), ([footX, footZ]) =>
    cylinder(rubber(), { radius: 0.06, height: 0.05 }, { at: [footX, 0, footZ] }),
  );

export const airFryer = kind(
  { black: { shell: '#1d1e21' }, white: { shell: '#eeece7' } },
  ({ shell }) => {
    const cover = plastic(shell, { roughness: 0.36 });
    const chrome = metal('chrome');
    return group(
      body(
        cover,
        [
          { at: [0, 0.04, 0], width: 0.62, height: 0.64, power: 4 },
          { at: [0, 0.5, 0], width: 0.68, height: 0.7, power: 3.6 },
          { at: [0, 1.15, -0.01], width: 0.67, height: 0.69, power: 3.4 },
          { at: [0, 1.5, -0.05], width: 0.6, height: 0.6, power: 3 },
          { at: [0, 1.62, -0.08], width: 0.4, height: 0.4, power: 2.6 },
        ],
        { along: 'y' },
      ),
      put(
        box(plastic(shell, { roughness: 0.3 }), [0.86, 0.66, 0.1], [0, 0, 0], 0.06),
        [0, 0.16, 0.66],
      ),
      box(glossy('#0e0f11'), [0.5, 0.26, 0.03], [0, 0.36, 0.69], 0.04),
      group(
        box(plastic('#26272a'), [0.2, 0.12, 0.5], [0, 0.56, 0.86], 0.05),
        box(chrome, [0.12, 0.02, 0.34], [0, 0.675, 0.9], 0.01),
      ),
      put(
        panel(digits('400', '#ffb36b'), [0.46, 0.22], [0, 0, 0.019]),
        [0, 1.06, 0.69],
        [-4, 0, 0],
      ),
      cylinder(chrome, { radius: 0.1, height: 0.03 }, { at: [0, 1.62, -0.08] }),
      feet(0.4, 0.4),
    );
  },
  { detail: { azimuth: 18, elevation: 20, zoom: 1.8, at: [0.5, 0.6, 0.9] } },
);

export const standMixer = kind(
  { pistachio: { paint: '#a9c29b' }, red: { paint: '#a82528' } },
  ({ paint }) => {
    const shell = glossy(paint, { roughness: 0.2 });
    const steel = metal('chrome', { roughness: 0.18 });
    return put(
      group(
        body(shell, [
          { at: [0, 0.1, -0.75], width: 0.42, height: 0.1, power: 3 },
          { at: [0, 0.1, 0.1], width: 0.45, height: 0.1, power: 3 },
          { at: [0, 0.09, 0.85], width: 0.5, height: 0.08, power: 2.6 },
        ]),
        body(
          shell,
          [
            { at: [0, 0.1, -0.6], width: 0.3, height: 0.24, power: 2.6 },
            { at: [0, 0.7, -0.66], width: 0.2, height: 0.2, power: 2.4 },
            { at: [0, 1.3, -0.6], width: 0.24, height: 0.28, power: 2.4 },
          ],
          { along: 'y' },
        ),
        body(shell, [
          { at: [0, 1.62, -1.02], width: 0.1, height: 0.12 },
          { at: [0, 1.6, -0.9], width: 0.27, height: 0.29 },
          { at: [0, 1.56, -0.2], width: 0.33, height: 0.34 },
          { at: [0, 1.56, 0.5], width: 0.3, height: 0.31 },
          { at: [0, 1.57, 0.74], width: 0.22, height: 0.23 },
          { at: [0, 1.57, 0.78], width: 0.1, height: 0.1 },
        ]),
        cylinder(steel, { radius: 0.13, height: 0.1 }, { at: [0, 1.57, 0.8], along: 'z' }),
        put(ring(steel, { radius: 0.315, thickness: 0.018 }), [0, 1.56, 0.2]),
        cylinder(steel, { radius: 0.15, height: 0.12 }, { at: [0, 1.16, 0.45] }),
        cylinder(steel, { radius: 0.035, height: 0.4 }, { at: [0, 0.8, 0.45] }),
        ball(steel, 0.05, [0.34, 1.5, -0.3]),
        turned(
          metal('steel', { roughness: 0.25 }),
          [
            [0.22, 0.2],
            [0.3, 0.24],
            [0.5, 0.55],
            [0.58, 0.95],
            [0.6, 1.0],
            [0.56, 0.96],
          ],
          { at: [0, 0, 0.35], edge: 0.08 },
        ),
        tube(
          metal('steel'),
          [
            [0.56, 0.85, 0.35],
            [0.84, 0.8, 0.35],
            [0.78, 0.5, 0.35],
            [0.48, 0.48, 0.35],
          ],
          0.035,
        ),
      ),
      [0, 0, 0],
      [0, 62, 0],
    );
  },
  { detail: { azimuth: -20, elevation: 18, zoom: 1.9, at: [0.5, 0.75, 0.6] } },
);

export const pressureCooker = kind(
  { steel: {} },
  () => {
    const steel = metal('steel', { size: 0.5, roughness: 0.32 });
    const black = plastic('#1b1c1e');
    return group(
      turned(
        steel,
        [
          [0, 0.06],
          [0.66, 0.06],
          [0.7, 0.14],
          [0.7, 0.98],
          [0.66, 1.02],
          [0, 1.02],
        ],
        { edge: 0.06 },
      ),
      turned(
        black,
        [
          [0, 0],
          [0.62, 0],
          [0.68, 0.1],
          [0.7, 0.16],
          [0.7, 0.2],
          [0.6, 0.2],
        ],
        { edge: 0.03 },
      ),
      turned(
        black,
        [
          [0, 1.42],
          [0.3, 1.4],
          [0.58, 1.26],
          [0.74, 1.08],
          [0.74, 0.98],
          [0.6, 0.98],
        ],
        { edge: 0.06 },
      ),
      box(black, [0.5, 0.08, 0.14], [0, 1.46, 0], 0.04),
      each([-0.2, 0.2], (x) => box(black, [0.07, 0.12, 0.12], [x, 1.37, 0], 0.03)),
      cylinder(metal('chrome'), { radius: 0.06, height: 0.12 }, { at: [0.3, 1.32, -0.3] }),
      each([-1, 1], (side) => box(black, [0.2, 0.12, 0.4], [side * 0.76, 0.8, 0], 0.05)),
      put(box(glossy('#121315'), [0.72, 0.56, 0.1], [0, 0, 0], 0.08), [0, 0.26, 0.66]),
      panel(digits('8:00'), [0.36, 0.15], [0, 0.58, 0.724]),
      each([-0.22, 0, 0.22], (x) =>
        each([0.34, 0.46], (y) => box(plastic('#4a4d51'), [0.15, 0.07, 0.02], [x, y, 0.705], 0.02)),
      ),
    );
  },
  { detail: { azimuth: 18, elevation: 28, zoom: 1.7, at: [0.5, 0.65, 0.8] } },
);

export const toasterOven = kind(
  { stainless: {} },
  () => {
    const steel = metal('steel', { size: 0.5, roughness: 0.32 });
    const rack = metal('chrome');
    return group(
      box(steel, [2, 1.15, 1.2], [0, 0.08, 0], 0.08),
      box(plastic('#121314'), [1.42, 0.86, 0.06], [-0.22, 0.22, 0.585], 0.03),
      each([0.42, 0.5, 0.72], (y) => rod(rack, [-0.84, y, 0.634], [0.4, y, 0.634], 0.008)),
      box(glossy('#2b1c12', { roughness: 0.05 }), [1.24, 0.62, 0.02], [-0.22, 0.33, 0.615], 0.01),
      rod(metal('steel'), [-0.8, 1.03, 0.72], [0.36, 1.03, 0.72], 0.032),
      each([-0.74, 0.3], (x) => rod(metal('steel'), [x, 1.03, 0.6], [x, 1.03, 0.72], 0.022)),
      each([0.36, 0.66, 0.96], (y) =>
        group(
          cylinder(
            plastic('#1d1e20'),
            { radius: 0.11, height: 0.09 },
            { at: [0.76, y, 0.64], along: 'z' },
          ),
          box(plastic('#eee'), [0.012, 0.08, 0.01], [0.76, y + 0.01, 0.682], 0.003),
        ),
      ),
      feet(0.85, 0.45),
    );
  },
  { detail: { azimuth: 22, elevation: 16, zoom: 1.9, at: [0.75, 0.55, 0.9] } },
);
