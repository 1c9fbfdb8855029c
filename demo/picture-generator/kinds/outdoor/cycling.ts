import { glossy, leather, metal, rubber, type Material } from '../../scene/materials.ts';
import {
  around,
  box,
  cylinder,
  each,
  group,
  put,
  ring,
  rod,
  tube,
  type Vec,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

/** Rim, tyre, spokes and hub, in the plane of the frame. */
export const bikeWheel = (radius: number, tyre: number) =>
  group(
    ring(rubber('#1d1e20'), { radius, thickness: tyre }),
    ring(metal('aluminum'), { radius: radius - tyre * 1.1, thickness: tyre * 0.35 }),
    each(around(18), (turn) =>
      rod(
        metal('steel'),
        [Math.cos(turn) * 0.05, Math.sin(turn) * 0.05, (turn * 7) % 2 > 1 ? 0.05 : -0.05],
        [Math.cos(turn + 0.3) * (radius - tyre), Math.sin(turn + 0.3) * (radius - tyre), 0],
        0.006,
      ),
    ),
    cylinder(metal('chrome'), { radius: 0.06, height: 0.2 }, { along: 'z' }),
  );

const bar = (material: Material, from: Vec, to: Vec, radius = 0.045) =>
  rod(material, from, to, radius);

export const bike = kind(
  { blue: { color: '#2b5f88' }, red: { color: '#a8342b' } },
  ({ color }) => {
    const frame = glossy(color, { roughness: 0.2 });
    const dark = rubber('#1c1d1f');
    const [head, seat, crank, rear, front]: readonly Vec[] = [
      [0.74, 1.36, 0],
      [-0.42, 1.34, 0],
      [-0.16, 0.52, 0],
      [-1.06, 0.62, 0],
      [1.12, 0.62, 0],
    ] as const;
    if (!head || !seat || !crank || !rear || !front) throw new Error('a frame has five ends');
    return group(
      put(bikeWheel(0.56, 0.058), rear),
      put(bikeWheel(0.56, 0.058), front),
      bar(frame, head, seat),
      bar(frame, [head[0] + 0.03, head[1] - 0.16, 0], crank, 0.056),
      bar(frame, seat, crank),
      each([-0.09, 0.09], (z) =>
        group(
          bar(frame, [seat[0], seat[1] - 0.06, z * 0.4], [rear[0], rear[1], z], 0.026),
          bar(frame, [crank[0], crank[1], z * 0.6], [rear[0], rear[1], z], 0.028),
          bar(dark, [head[0] + 0.1, head[1] - 0.24, z], [front[0], front[1], z], 0.042),
        ),
      ),
      bar(frame, [head[0] - 0.03, head[1] + 0.1, 0], [head[0] + 0.09, head[1] - 0.26, 0], 0.062),
      bar(metal('chrome'), seat, [seat[0] - 0.07, seat[1] + 0.3, 0], 0.034),
      body(
        leather('#1b1c1e'),
        [
          { at: [-0.78, 1.66, 0], width: 0.13, height: 0.05 },
          { at: [-0.6, 1.7, 0], width: 0.13, height: 0.06 },
          { at: [-0.22, 1.68, 0], width: 0.03, height: 0.04 },
        ],
        { along: 'x' },
      ),
      bar(dark, [head[0] - 0.04, head[1] + 0.12, 0], [head[0] + 0.02, head[1] + 0.3, 0], 0.04),
      tube(
        dark,
        [
          [0.7, 1.68, -0.5],
          [0.78, 1.66, 0],
          [0.7, 1.68, 0.5],
        ],
        0.034,
      ),
      each([-0.44, 0.44], (z) =>
        cylinder(rubber(), { radius: 0.05, height: 0.24 }, { at: [0.7, 1.68, z], along: 'z' }),
      ),
      ring(metal('dark'), { radius: 0.17, thickness: 0.018 }, [crank[0], crank[1], 0.1]),
      bar(
        metal('steel'),
        [crank[0], crank[1], 0.14],
        [crank[0] + 0.22, crank[1] - 0.2, 0.16],
        0.03,
      ),
      bar(
        metal('steel'),
        [crank[0], crank[1], -0.14],
        [crank[0] - 0.22, crank[1] + 0.2, -0.16],
        0.03,
      ),
      box(dark, [0.16, 0.05, 0.16], [crank[0] + 0.22, crank[1] - 0.24, 0.26], 0.015),
      box(dark, [0.16, 0.05, 0.16], [crank[0] - 0.22, crank[1] + 0.18, -0.26], 0.015),
      tube(
        metal('dark'),
        [
          [crank[0], crank[1] + 0.17, 0.1],
          [rear[0], rear[1] + 0.07, 0.1],
          [rear[0] - 0.06, rear[1], 0.1],
          [rear[0], rear[1] - 0.08, 0.1],
          [crank[0], crank[1] - 0.17, 0.1],
        ],
        0.012,
        { closed: true },
      ),
    );
  },
  {
    corner: { azimuth: -30, elevation: 10 },
    front: { azimuth: 0, elevation: 5 },
    detail: { azimuth: 22, elevation: 12, zoom: 2.1, at: [0.4, 0.35, 0.8] },
  },
);
