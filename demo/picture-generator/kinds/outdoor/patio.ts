import {
  fabric,
  glossy,
  glowing,
  metal,
  painted,
  plastic,
  plush,
  rubber,
  wood,
} from '../../scene/materials.ts';
import {
  around,
  ball,
  box,
  corners,
  cylinder,
  each,
  group,
  put,
  ring,
  rod,
  turned,
} from '../../scene/parts.ts';
import { drape } from '../../scene/soft-parts.ts';
import { randomFor } from '../../scene/random.ts';
import { kind } from '../../scene/kind.ts';

export const patioUmbrella = kind(
  { terracotta: { color: '#b5603f' } },
  ({ color }) => {
    const pole = metal('dark');
    const rim = (turn: number) => [Math.cos(turn) * 1.6, 2.5, Math.sin(turn) * 1.6] as const;
    return group(
      each(around(8), (turn, index) => {
        const next = ((index + 1) / 8) * Math.PI * 2;
        return drape(
          fabric(color, { size: 0.2 }),
          (u, v) => {
            const at = turn + (next - turn) * u;
            const sag = 1 - 0.045 * Math.sin(u * Math.PI) * v;
            return [
              Math.cos(at) * 1.62 * v * sag,
              3.1 - 0.62 * v ** 1.25 - 0.06 * Math.sin(u * Math.PI) * v,
              Math.sin(at) * 1.62 * v * sag,
            ];
          },
          14,
        );
      }),
      rod(pole, [0, 0.2, 0], [0, 3.16, 0], 0.045),
      ball(pole, 0.06, [0, 3.18, 0]),
      each(around(8), (turn) => rod(metal('steel'), [0, 2.3, 0], rim(turn), 0.014)),
      cylinder(rubber(), { radius: 0.5, height: 0.14 }, { edge: 0.05 }),
      cylinder(pole, { radius: 0.08, height: 0.5 }, { at: [0, 0.12, 0] }),
      rod(plastic('#26272a'), [0, 1.2, 0], [0.16, 1.2, 0.06], 0.02),
    );
  },
  {
    corner: { azimuth: -20, elevation: 6 },
    front: { azimuth: 22, elevation: 2 },
    detail: { azimuth: -14, elevation: -2, zoom: 2, at: [0.5, 0.85, 0.6] },
  },
);

const flames = (count: number, at: readonly [number, number, number]) =>
  each(
    Array.from({ length: count }, (_, index) => index),
    (index) =>
      put(
        turned(
          glowing(index % 2 === 0 ? '#ff8a2b' : '#ffc04d', 1.7),
          [
            [0.01, 0],
            [0.09, 0.07],
            [0.07, 0.2],
            [0.004, 0.42 + (index % 3) * 0.1],
          ],
          { smooth: true },
        ),
        [
          at[0] + Math.cos(index * 2.4) * 0.1 * Math.sqrt(index),
          at[1],
          at[2] + Math.sin(index * 2.4) * 0.07 * Math.sqrt(index),
        ],
      ),
  );

export const firePit = kind(
  { bronze: {} },
  () => {
    const steel = painted('#3a332c', { roughness: 0.55 });
    const random = randomFor('stones');
    return group(
      box(steel, [2.3, 0.8, 1.5], [0, 0.02, 0], 0.03),
      each([-0.78, 0, 0.78], (x) =>
        box(painted('#463d34', { roughness: 0.5 }), [0.68, 0.6, 0.03], [x, 0.1, 0.75], 0.02),
      ),
      box(plastic('#4c4641', { roughness: 0.5 }), [2.6, 0.12, 1.8], [0, 0.8, 0], 0.03),
      box(metal('dark'), [1.3, 0.04, 0.56], [0, 0.9, 0], 0.01),
      each(
        Array.from({ length: 90 }, (_, index) => index),
        () =>
          put(ball(glossy('#6f97a8', { roughness: 0.1 }), 0.045, [0, 0, 0], [1, 0.7, 1]), [
            random.between(-0.6, 0.6),
            0.95 + random.between(0, 0.02),
            random.between(-0.23, 0.23),
          ]),
      ),
      flames(13, [0, 0.94, 0]),
    );
  },
  {
    corner: { azimuth: -30, elevation: 22 },
    detail: { azimuth: -24, elevation: 22, zoom: 2, at: [0.5, 0.75, 0.6] },
  },
);

export const planter = kind(
  { cedar: {} },
  () => {
    const boards = wood('cedar', { size: 0.7 });
    const random = randomFor('herbs');
    return group(
      each([0.04, 0.4, 0.76], (y) =>
        group(
          box(boards, [2.6, 0.33, 0.07], [0, y, 0.6], 0.015),
          box(boards, [2.6, 0.33, 0.07], [0, y, -0.6], 0.015),
          box(boards, [0.07, 0.33, 1.2], [1.27, y, 0], 0.015),
          box(boards, [0.07, 0.33, 1.2], [-1.27, y, 0], 0.015),
        ),
      ),
      each(corners(1.26, 0.6), ([x, z]) => box(boards, [0.16, 1.18, 0.16], [x, 0, z], 0.02)),
      box(plush('#3d2f23', { size: 0.4 }), [2.5, 0.1, 1.16], [0, 0.92, 0], 0.02),
      each(
        Array.from({ length: 150 }, (_, index) => index),
        (index) => {
          const [x, z] = [random.between(-1.1, 1.1), random.between(-0.45, 0.45)];
          const tone = ['#5f8a47', '#7aa05a', '#4c7440', '#8fae63'][index % 4] ?? '#5f8a47';
          const leaf = ball(
            plastic(tone, { roughness: 0.75 }),
            0.09,
            [0, 0, 0],
            [0.45, 1.6 + (x > 0 ? 0.8 : 0), 0.2],
          );
          return put(
            leaf,
            [x, 1.12 + random.between(0, 0.26), z],
            [random.between(-40, 40), random.between(0, 360), random.between(-40, 40)],
          );
        },
      ),
    );
  },
  { detail: { azimuth: -26, elevation: 26, zoom: 2, at: [0.4, 0.75, 0.8] } },
);

export const birdFeeder = kind({ copper: {} }, () =>
  group(
    turned(
      metal('copper', { roughness: 0.26 }),
      [
        [0, 1.86],
        [0.06, 1.82],
        [0.3, 1.62],
        [0.82, 1.4],
        [0.8, 1.38],
        [0.2, 1.5],
      ],
      { edge: 0.03 },
    ),
    ring(metal('copper'), { radius: 0.12, thickness: 0.016 }, [0, 1.96, 0]),
    cylinder(
      plastic('#b58a4a', { roughness: 1 }),
      { radius: 0.3, height: 0.8 },
      { at: [0, 0.36, 0] },
    ),
    cylinder(
      plastic('#eef2f2', { transparent: true, opacity: 0.25, roughness: 0.05 }),
      { radius: 0.36, height: 1.2 },
      { at: [0, 0.3, 0] },
    ),
    turned(
      metal('copper', { roughness: 0.3 }),
      [
        [0, 0.18],
        [0.3, 0.18],
        [0.74, 0.26],
        [0.78, 0.34],
        [0.74, 0.3],
        [0, 0.26],
      ],
      { edge: 0.03 },
    ),
    each([0, 90, 180, 270], (turn) =>
      put(
        rod(metal('dark'), [0.34, 0.62, 0], [0.66, 0.62, 0], 0.022),
        [0, 0, 0],
        [0, turn + 20, 0],
      ),
    ),
    cylinder(metal('dark'), { radius: 0.05, height: 0.2 }, { at: [0, 0, 0] }),
  ),
);
