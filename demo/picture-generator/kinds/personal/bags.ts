import { fabric, metal, plastic, rubber } from '../../scene/materials.ts';
import {
  box,
  corners,
  cutout,
  cylinder,
  each,
  group,
  put,
  rod,
  roundedRectangle,
  spread,
  tube,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const backpack = kind(
  { blue: { color: '#35597a', accent: '#e0a33c' }, green: { color: '#5c6b4a', accent: '#c96f3b' } },
  ({ color, accent }) => {
    const stuff = fabric(color, { size: 0.14, bumpScale: 1.2 });
    const trim = fabric(accent, { size: 0.1 });
    const dark = fabric('#25272a', { size: 0.1 });
    return group(
      body(
        stuff,
        [
          { at: [0, 0.02, 0], width: 0.52, height: 0.34, power: 4 },
          { at: [0, 0.4, 0.02], width: 0.66, height: 0.42, power: 3.4 },
          { at: [0, 1.2, 0], width: 0.64, height: 0.4, power: 3.2 },
          { at: [0, 1.7, -0.02], width: 0.54, height: 0.34, power: 3 },
          { at: [0, 1.92, -0.05], width: 0.36, height: 0.24, power: 2.6 },
        ],
        { along: 'y' },
      ),
      body(
        stuff,
        [
          { at: [0, 0.16, 0.36], width: 0.4, height: 0.12, power: 4 },
          { at: [0, 0.5, 0.42], width: 0.46, height: 0.16, power: 4 },
          { at: [0, 0.84, 0.38], width: 0.42, height: 0.12, power: 4 },
        ],
        { along: 'y' },
      ),
      tube(
        trim,
        [
          [-0.4, 0.8, 0.5],
          [-0.2, 0.86, 0.54],
          [0.2, 0.86, 0.54],
          [0.4, 0.8, 0.5],
        ],
        0.018,
      ),
      tube(
        dark,
        [
          [-0.6, 1.0, 0.2],
          [-0.5, 1.66, 0.26],
          [0, 1.86, 0.24],
          [0.5, 1.66, 0.26],
          [0.6, 1.0, 0.2],
        ],
        0.016,
      ),
      each([-0.24, 0.24], (x) =>
        group(
          box(dark, [0.07, 0.9, 0.02], [x, 0.9, 0.41], 0.008),
          box(plastic('#1d1e20'), [0.13, 0.09, 0.05], [x, 1.2, 0.42], 0.02),
        ),
      ),
      each([-1, 1], (side) =>
        group(
          put(
            cylinder(
              fabric('#2c2f33', { size: 0.08 }),
              { radius: 0.17, height: 0.5 },
              { edge: 0.05 },
            ),
            [side * 0.64, 0.1, 0.02],
          ),
          cylinder(
            plastic(side < 0 ? '#d8e2e6' : accent),
            { radius: 0.12, height: 0.7 },
            { at: [side * 0.64, 0.16, 0.02], edge: 0.05 },
          ),
        ),
      ),
      tube(
        dark,
        [
          [-0.16, 1.9, -0.16],
          [0, 2.12, -0.2],
          [0.16, 1.9, -0.16],
        ],
        0.035,
      ),
      each([-1, 1], (side) =>
        tube(
          dark,
          [
            [side * 0.2, 1.78, -0.3],
            [side * 0.42, 1.3, -0.52],
            [side * 0.5, 0.6, -0.46],
            [side * 0.46, 0.2, -0.3],
          ],
          0.06,
        ),
      ),
    );
  },
  {
    corner: { azimuth: -30, elevation: 10 },
    detail: { azimuth: 22, elevation: 12, zoom: 1.9, at: [0.5, 0.4, 0.9] },
  },
);

export const luggage = kind({ black: { color: '#2b2d31' } }, ({ color }) =>
  group(
    put(
      cutout(plastic(color, { roughness: 0.4 }), roundedRectangle(1.4, 1.9, 0.22), {
        thickness: 0.8,
        edge: 0.14,
      }),
      [0, 1.1, 0],
    ),
    each(spread(6, -0.5, 0.5), (x) =>
      box(plastic(color, { roughness: 0.4 }), [0.06, 1.6, 0.04], [x, 0.3, 0.39], 0.02),
    ),
    each(corners(0.5, 0.26), ([x, z]) =>
      group(
        cylinder(rubber(), { radius: 0.1, height: 0.08 }, { at: [x, 0.1, z], along: 'x' }),
        box(plastic('#1c1d1f'), [0.12, 0.1, 0.12], [x, 0.12, z], 0.03),
      ),
    ),
    each([-0.26, 0.26], (x) => rod(metal('aluminum'), [x, 2.0, -0.28], [x, 2.6, -0.28], 0.025)),
    box(rubber(), [0.66, 0.1, 0.12], [0, 2.56, -0.28], 0.05),
    tube(
      rubber(),
      [
        [-0.22, 2.06, 0.05],
        [-0.14, 2.16, 0.05],
        [0.14, 2.16, 0.05],
        [0.22, 2.06, 0.05],
      ],
      0.03,
    ),
  ),
);
