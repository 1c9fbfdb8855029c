import { glowing, grained, metal, plastic, rubber } from '../../scene/materials.ts';
import {
  box,
  cutout,
  cylinder,
  each,
  group,
  outline,
  panel,
  put,
  rod,
  spread,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

const TONES = { yellow: { color: '#e0a81e' }, teal: { color: '#1f7f86' } };

export const drill = kind(
  TONES,
  ({ color }) => {
    const shell = grained(color, { roughness: 0.5 });
    const dark = rubber('#232427');
    return group(
      body(
        shell,
        [
          { at: [-0.85, 1.72, 0], width: 0.2, height: 0.2 },
          { at: [-0.7, 1.72, 0], width: 0.29, height: 0.3, power: 2.4 },
          { at: [0, 1.72, 0], width: 0.3, height: 0.32, power: 2.6 },
          { at: [0.35, 1.72, 0], width: 0.26, height: 0.27 },
        ],
        { along: 'x' },
      ),
      cylinder(dark, { radius: 0.24, height: 0.26 }, { at: [0.46, 1.72, 0], along: 'x' }),
      cylinder(
        metal('dark'),
        { radius: 0.2, top: 0.14, height: 0.4 },
        { at: [0.78, 1.72, 0], along: 'x', edge: 0.05 },
      ),
      rod(metal('chrome'), [0.9, 1.72, 0], [1.5, 1.72, 0], 0.035),
      body(
        dark,
        [
          { at: [-0.22, 1.5, 0], width: 0.26, height: 0.2, power: 2.6 },
          { at: [-0.3, 1.1, 0], width: 0.2, height: 0.18, power: 2.6 },
          { at: [-0.4, 0.6, 0], width: 0.21, height: 0.18, power: 2.6 },
          { at: [-0.38, 0.44, 0], width: 0.3, height: 0.22, power: 3 },
        ],
        { along: 'y' },
      ),
      body(
        plastic('#8f2b22'),
        [
          { at: [0.02, 1.42, 0], width: 0.08, height: 0.07, power: 3 },
          { at: [-0.02, 1.22, 0], width: 0.07, height: 0.06, power: 3 },
        ],
        { along: 'y' },
      ),
      box(shell, [0.86, 0.16, 0.52], [-0.28, 0.34, 0], 0.06),
      box(dark, [0.92, 0.32, 0.56], [-0.26, 0.02, 0], 0.07),
      each([0, 1, 2], (index) =>
        panel(glowing('#7be08a', 1.2), [0.05, 0.03], [-0.45 + index * 0.08, 0.2, 0.283]),
      ),
      each(spread(4, -0.7, -0.3), (x) =>
        box(plastic('#1d1e20'), [0.04, 0.22, 0.02], [x, 1.62, 0.285], 0.008),
      ),
      box(dark, [0.7, 0.3, 0.5], [0.95, 0, -0.6], 0.06),
      box(grained(color), [0.66, 0.08, 0.46], [0.95, 0.28, -0.6], 0.03),
    );
  },
  {
    corner: { azimuth: -26, elevation: 14 },
    detail: { azimuth: -18, elevation: 12, zoom: 2, at: [0.4, 0.82, 0.7] },
  },
);

export const circularSaw = kind(
  TONES,
  ({ color }) => {
    const shell = grained(color, { roughness: 0.5 });
    const dark = rubber('#232427');
    const teeth = Array.from({ length: 96 }, (_, index) => {
      const turn = (index / 96) * Math.PI * 2;
      const reach = index % 2 === 0 ? 0.74 : 0.69;
      return [Math.cos(turn) * reach, Math.sin(turn) * reach] as const;
    });
    return group(
      box(metal('steel'), [2.3, 0.05, 1.1], [0, 0.16, 0.1], 0.015),
      put(
        cutout(metal('chrome', { roughness: 0.25 }), outline(teeth, false), {
          thickness: 0.03,
          edge: 0.006,
        }),
        [0.1, 0.62, 0.36],
      ),
      put(
        turned(
          shell,
          [
            [0, 0.16],
            [0.5, 0.16],
            [0.8, 0.1],
            [0.84, 0],
            [0.8, -0.04],
            [0.3, -0.04],
          ],
          { edge: 0.05 },
        ),
        [0.1, 0.66, 0.3],
        [-90, 0, 0],
      ),
      box(plastic('#202124'), [1.72, 0.5, 0.4], [0.1, 0.18, 0.12], 0.2),
      cylinder(
        dark,
        { radius: 0.3, height: 0.9 },
        { at: [0.1, 0.72, -0.3], along: 'z', edge: 0.07 },
      ),
      tube(
        dark,
        [
          [-0.3, 1.24, 0.1],
          [-0.7, 1.5, 0.1],
          [-1.2, 1.2, 0.1],
          [-1.1, 0.72, 0.1],
          [-0.7, 0.52, 0.1],
        ],
        0.12,
      ),
      tube(
        dark,
        [
          [0.3, 1.26, 0.1],
          [0.66, 1.42, 0.1],
          [0.9, 1.16, 0.1],
          [0.8, 0.86, 0.1],
        ],
        0.09,
      ),
      cylinder(
        metal('chrome'),
        { radius: 0.09, height: 0.06 },
        { at: [0.1, 0.62, 0.42], along: 'z' },
      ),
      box(dark, [0.6, 0.3, 0.4], [-1.05, 0.26, 0.1], 0.07),
    );
  },
  {
    corner: { azimuth: 30, elevation: 18 },
    front: { azimuth: 12, elevation: 10 },
    detail: { azimuth: 24, elevation: 12, zoom: 1.9, at: [0.55, 0.4, 0.9] },
  },
);

export const sander = kind(TONES, ({ color }) => {
  const shell = grained(color, { roughness: 0.5 });
  return group(
    cylinder(plastic('#6b5540', { roughness: 1 }), { radius: 0.72, height: 0.04 }),
    turned(
      rubber(),
      [
        [0, 0.04],
        [0.72, 0.04],
        [0.7, 0.18],
        [0.5, 0.24],
        [0, 0.24],
      ],
      { edge: 0.03 },
    ),
    body(
      shell,
      [
        { at: [0, 0.24, 0], width: 0.52, height: 0.52 },
        { at: [0, 0.6, 0], width: 0.48, height: 0.5 },
        { at: [0, 1.0, 0], width: 0.44, height: 0.5, power: 2.4 },
        { at: [0.02, 1.3, 0], width: 0.3, height: 0.36 },
      ],
      { along: 'y' },
    ),
    turned(
      rubber('#232427'),
      [
        [0.46, 1.0],
        [0.44, 1.2],
        [0.3, 1.36],
        [0, 1.42],
      ],
      { smooth: true },
    ),
    rod(plastic('#232427'), [-0.4, 0.42, 0], [-0.9, 0.5, 0], 0.12),
    box(grained('#34363a'), [0.6, 0.56, 0.5], [-1.1, 0.26, 0], 0.16),
    tube(
      rubber(),
      [
        [0.4, 0.8, 0],
        [0.9, 0.9, 0.1],
        [1.3, 0.3, 0.3],
        [1.7, 0.04, 0.1],
      ],
      0.05,
    ),
  );
});
