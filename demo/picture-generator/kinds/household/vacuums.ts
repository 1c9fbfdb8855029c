import { glass, glossy, glowing, metal, plastic, rubber } from '../../scene/materials.ts';
import { box, cylinder, each, group, put, ring, rod, tube, turned } from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const robotVacuum = kind(
  { black: { shell: '#212225' }, white: { shell: '#efeeea' } },
  ({ shell }) =>
    group(
      turned(
        plastic(shell, { roughness: 0.34 }),
        [
          [0, 0.06],
          [0.96, 0.06],
          [1, 0.1],
          [1, 0.3],
          [0.96, 0.34],
          [0, 0.35],
        ],
        { edge: 0.04 },
      ),
      ring(metal('steel'), { radius: 0.88, thickness: 0.012 }, [0, 0.348, 0], [90, 0, 0]),
      cylinder(
        plastic('#2c2e32'),
        { radius: 0.24, height: 0.12 },
        { at: [0, 0.34, -0.3], edge: 0.03 },
      ),
      cylinder(glossy('#131418'), { radius: 0.2, height: 0.03 }, { at: [0, 0.44, -0.3] }),
      each([-0.16, 0.16], (x) =>
        cylinder(plastic('#d9dadb'), { radius: 0.08, height: 0.02 }, { at: [x, 0.345, 0.3] }),
      ),
      ring(
        glowing('#8fe3ff', 1.4),
        { radius: 0.085, thickness: 0.008 },
        [-0.16, 0.362, 0.3],
        [90, 0, 0],
      ),
      each([0, 120, 240], (turn) =>
        put(
          rod(plastic('#c9863b'), [0, 0.03, 0], [0.36, 0.01, 0], 0.012),
          [0.72, 0.02, 0.62],
          [0, turn, 0],
        ),
      ),
      put(
        group(
          box(plastic(shell), [0.7, 0.72, 0.3], [0, 0, 0], 0.08),
          box(plastic('#3a3c40'), [0.5, 0.1, 0.02], [0, 0.14, 0.15], 0.02),
        ),
        [0, 0, -1.35],
      ),
    ),
  {
    corner: { azimuth: -28, elevation: 30 },
    front: { azimuth: 0, elevation: 24 },
    detail: { azimuth: 22, elevation: 30, zoom: 2, at: [0.5, 0.4, 0.7] },
  },
);

export const stickVacuum = kind(
  { red: { accent: '#b03238' }, purple: { accent: '#6a4a92' } },
  ({ accent }) => {
    const gray = plastic('#5a5d62');
    const bright = glossy(accent, { roughness: 0.25 });
    return put(
      group(
        body(
          plastic('#35373b'),
          [
            { at: [-0.5, 0.1, 0], width: 0.16, height: 0.1, power: 3 },
            { at: [0, 0.11, 0], width: 0.19, height: 0.11, power: 3 },
            { at: [0.5, 0.1, 0], width: 0.16, height: 0.1, power: 3 },
          ],
          { along: 'x' },
        ),
        cylinder(
          bright,
          { radius: 0.09, height: 0.9 },
          { at: [0, 0.1, 0.12], along: 'x', edge: 0.03 },
        ),
        rod(gray, [0, 0.12, -0.06], [0, 0.42, -0.18], 0.075),
        rod(metal('steel'), [0, 0.36, -0.15], [0, 2.1, -0.5], 0.062),
        put(
          group(
            cylinder(
              glass('#dfe6ea', { opacity: 0.35 }),
              { radius: 0.19, height: 0.5 },
              { edge: 0.04 },
            ),
            cylinder(bright, { radius: 0.15, height: 0.42 }, { at: [0, 0.04, 0], edge: 0.05 }),
            cylinder(gray, { radius: 0.205, height: 0.26 }, { at: [0, 0.48, 0], edge: 0.05 }),
            each([0, 60, 120, 180, 240, 300], (turn) =>
              put(
                cylinder(
                  bright,
                  { radius: 0.05, top: 0.035, height: 0.24 },
                  { at: [0.14, 0.66, 0] },
                ),
                [0, 0, 0],
                [0, turn, 0],
              ),
            ),
            cylinder(plastic('#26272a'), { radius: 0.16, height: 0.1 }, { at: [0, 0.88, 0] }),
            tube(
              gray,
              [
                [0, 0.9, -0.14],
                [0, 0.98, -0.42],
                [0, 0.7, -0.56],
                [0, 0.3, -0.5],
                [0, 0.24, -0.36],
              ],
              0.06,
            ),
            box(plastic('#2c2d31'), [0.2, 0.3, 0.28], [0, 0.02, -0.42], 0.05),
          ),
          [0, 2.02, -0.46],
          [-12, 0, 0],
        ),
      ),
      [0, 0, 0],
      [0, -24, 0],
    );
  },
  { detail: { azimuth: -38, elevation: 12, zoom: 2.4, at: [0.5, 0.8, 0.4] } },
);

export const uprightCleaner = kind({ blue: { accent: '#2d5f96' } }, ({ accent }) => {
  const shell = glossy(accent, { roughness: 0.24 });
  return group(
    body(plastic('#26272b'), [
      { at: [0, 0.14, -0.6], width: 0.36, height: 0.14, power: 3 },
      { at: [0, 0.2, -0.2], width: 0.5, height: 0.2, power: 3 },
      { at: [0, 0.16, 0.4], width: 0.54, height: 0.16, power: 3 },
      { at: [0, 0.1, 0.66], width: 0.5, height: 0.1, power: 3 },
    ]),
    body(
      shell,
      [
        { at: [0, 0.3, -0.3], width: 0.3, height: 0.22, power: 3 },
        { at: [0, 0.9, -0.42], width: 0.32, height: 0.26, power: 3 },
        { at: [0, 1.5, -0.54], width: 0.26, height: 0.2, power: 3 },
        { at: [0, 1.9, -0.66], width: 0.1, height: 0.09, power: 2.4 },
      ],
      { along: 'y' },
    ),
    put(
      box(glass('#cfe0ea', { opacity: 0.4 }), [0.5, 0.66, 0.3], [0, 0, 0], 0.1),
      [0, 0.62, -0.16],
      [-12, 0, 0],
    ),
    rod(plastic('#2c2d31'), [0, 1.86, -0.64], [0, 2.6, -0.82], 0.05),
    tube(
      plastic('#2c2d31'),
      [
        [0, 2.55, -0.8],
        [0, 2.86, -0.98],
        [0, 2.78, -1.2],
        [0, 2.5, -1.04],
      ],
      0.055,
    ),
    each([-0.46, 0.46], (x) =>
      cylinder(rubber(), { radius: 0.16, height: 0.1 }, { at: [x, 0.16, -0.5], along: 'x' }),
    ),
    tube(
      rubber('#3a3b3f'),
      [
        [0.28, 0.7, -0.6],
        [0.46, 1.3, -0.8],
        [0.3, 1.9, -0.86],
        [0.1, 1.7, -0.8],
      ],
      0.055,
    ),
  );
});
