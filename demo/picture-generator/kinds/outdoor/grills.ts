import { glossy, metal, painted, rubber, wood } from '../../scene/materials.ts';
import { box, cylinder, each, group, put, ring, rod, tube, turned } from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { wheel } from './yard-work.ts';

export const gasGrill = kind(
  { stainless: {} },
  () => {
    const steel = metal('steel', { roughness: 0.28 });
    const black = painted('#1d1e20');
    return group(
      box(black, [1.7, 1.1, 0.9], [0, 0.14, 0], 0.03),
      each([-0.42, 0.42], (x) =>
        group(
          box(steel, [0.8, 0.96, 0.04], [x, 0.2, 0.46], 0.02),
          rod(
            steel,
            [x - Math.sign(x) * 0.3, 0.5, 0.54],
            [x - Math.sign(x) * 0.3, 0.96, 0.54],
            0.02,
          ),
        ),
      ),
      box(steel, [1.8, 0.26, 1.0], [0, 1.26, 0.02], 0.03),
      each([-0.5, 0, 0.5], (x) =>
        group(
          cylinder(black, { radius: 0.12, height: 0.1 }, { at: [x, 1.39, 0.56], along: 'z' }),
          cylinder(
            metal('chrome'),
            { radius: 0.14, height: 0.02 },
            { at: [x, 1.39, 0.52], along: 'z' },
          ),
        ),
      ),
      put(
        body(
          black,
          [
            { at: [-0.9, 1.54, 0], width: 0.46, height: 0.34, power: 2.6 },
            { at: [0.9, 1.54, 0], width: 0.46, height: 0.34, power: 2.6 },
          ],
          { along: 'x', steps: 2 },
        ),
        [0, 0.08, -0.02],
      ),
      rod(steel, [-0.6, 1.7, 0.52], [0.6, 1.7, 0.52], 0.035),
      cylinder(
        metal('chrome'),
        { radius: 0.11, height: 0.04 },
        { at: [0, 1.84, 0.38], along: 'z' },
      ),
      each([-1, 1], (side) => box(steel, [0.72, 0.06, 0.86], [side * 1.26, 1.42, 0], 0.02)),
      each([-0.74, 0.74], (x) =>
        cylinder(rubber(), { radius: 0.14, height: 0.08 }, { at: [x, 0.14, 0.3], along: 'x' }),
      ),
    );
  },
  { detail: { azimuth: -26, elevation: 18, zoom: 1.9, at: [0.45, 0.75, 0.9] } },
);

export const kettleGrill = kind({ black: {} }, () => {
  const enamel = glossy('#141517', { roughness: 0.1 });
  const leg = metal('aluminum');
  return group(
    turned(
      enamel,
      [
        [0.02, 0.9],
        [0.4, 0.98],
        [0.74, 1.2],
        [0.88, 1.52],
        [0.9, 1.56],
      ],
      { smooth: true },
    ),
    turned(
      enamel,
      [
        [0.92, 1.57],
        [0.86, 1.8],
        [0.62, 2.06],
        [0.3, 2.18],
        [0.01, 2.2],
      ],
      { smooth: true },
    ),
    ring(metal('chrome'), { radius: 0.91, thickness: 0.018 }, [0, 1.57, 0], [90, 0, 0]),
    tube(
      wood('walnut', { size: 0.3 }),
      [
        [-0.2, 2.3, 0],
        [0, 2.36, 0],
        [0.2, 2.3, 0],
      ],
      0.045,
    ),
    each([-0.2, 0.2], (x) => rod(metal('steel'), [x, 2.16, 0], [x, 2.31, 0], 0.02)),
    each([30, 150, 270], (turn) =>
      put(rod(leg, [0.45, 1.06, 0], [0.82, 0.06, 0], 0.035), [0, 0, 0], [0, turn, 0]),
    ),
    each([30, 150], (turn) =>
      put(put(wheel(0.2, 0.1), [0.84, 0.2, 0], [0, 90, 0]), [0, 0, 0], [0, turn, 0]),
    ),
    cylinder(metal('aluminum'), { radius: 0.4, height: 0.03 }, { at: [0, 0.5, 0] }),
    put(
      tube(
        wood('walnut', { size: 0.3 }),
        [
          [0, 0, -0.2],
          [0.12, 0, 0],
          [0, 0, 0.2],
        ],
        0.04,
      ),
      [0.92, 1.46, 0],
    ),
  );
});
