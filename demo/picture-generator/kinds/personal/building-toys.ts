import { glossy, plastic, wood } from '../../scene/materials.ts';
import {
  ball,
  box,
  corners,
  cutout,
  cylinder,
  each,
  group,
  outline,
  put,
  spread,
  tube,
  turned,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';

const BRIGHT = ['#c8402f', '#e0a92e', '#3f8f5a', '#2f6ea8', '#8a4f9a', '#e27a33'];

export const tone = (index: number): string => BRIGHT[index % BRIGHT.length] ?? '#c8402f';

export const trainSet = kind(
  { wooden: {} },
  () => {
    const track = wood('beech', { size: 0.6 });
    const car = (turn: number, index: number) =>
      put(
        group(
          box(wood('pine', { size: 0.4 }), [0.26, 0.1, 0.5], [0, 0.2, 0], 0.03),
          box(
            glossy(tone(index)),
            [0.24, index === 0 ? 0.3 : 0.2, index === 0 ? 0.2 : 0.42],
            [0, 0.3, index === 0 ? -0.12 : 0],
            0.03,
          ),
          ...(index === 0
            ? [
                cylinder(
                  glossy(tone(3)),
                  { radius: 0.1, height: 0.28 },
                  { at: [0, 0.4, 0.1], along: 'z' as const },
                ),
                cylinder(
                  plastic('#222'),
                  { radius: 0.04, top: 0.06, height: 0.14 },
                  { at: [0, 0.48, 0.16] },
                ),
              ]
            : []),
          each(corners(0.13, 0.15), ([x, z]) =>
            cylinder(
              plastic('#2a2b2e'),
              { radius: 0.08, height: 0.05 },
              { at: [x, 0.17, z], along: 'x' },
            ),
          ),
        ),
        [Math.cos(turn) * 1.1, 0, Math.sin(turn) * 1.1],
        [0, (-turn * 180) / Math.PI, 0],
      );
    return group(
      turned(
        track,
        [
          [0.92, 0],
          [1.28, 0],
          [1.28, 0.1],
          [1.2, 0.1],
          [1.2, 0.07],
          [1.14, 0.07],
          [1.14, 0.1],
          [1.06, 0.1],
          [1.06, 0.07],
          [1.0, 0.07],
          [1.0, 0.1],
          [0.92, 0.1],
          [0.92, 0],
        ],
        { edge: 0.006 },
      ),
      car(1.0, 0),
      car(1.5, 1),
      car(2.0, 2),
      put(
        group(
          each([-0.3, 0.3], (x) => box(wood('beech'), [0.16, 0.5, 0.4], [x, 0, 0], 0.03)),
          box(wood('beech'), [0.9, 0.12, 0.42], [0, 0.5, 0], 0.03),
          put(
            cylinder(glossy('#c8402f'), { radius: 0.3, height: 0.4 }, { along: 'z' }),
            [0, 0.56, 0],
          ),
        ),
        [0, 0, -1.1],
        [0, 0, 0],
      ),
      each(
        [
          [0.3, 0.1],
          [-0.3, -0.2],
          [0.1, -0.35],
        ],
        ([x = 0, z = 0]) =>
          group(
            cylinder(wood('walnut'), { radius: 0.04, height: 0.2 }, { at: [x, 0, z] }),
            cylinder(
              plastic('#4f8a4c', { roughness: 0.7 }),
              { radius: 0.18, top: 0.02, height: 0.5 },
              { at: [x, 0.18, z] },
            ),
          ),
      ),
    );
  },
  { corner: { azimuth: -20, elevation: 30 } },
);

export const magneticTiles = kind(
  { bright: {} },
  () => {
    const tile = (color: string) =>
      group(
        box(
          plastic(color, { transparent: true, opacity: 0.62, roughness: 0.08 }),
          [0.56, 0.56, 0.05],
          [0, 0, 0],
          0.02,
        ),
        each([0, 1], (row) =>
          box(plastic(color, { roughness: 0.2 }), [0.58, 0.05, 0.07], [0, row * 0.52, 0], 0.02),
        ),
        each([-0.26, 0.26], (x) =>
          box(plastic(color, { roughness: 0.2 }), [0.05, 0.56, 0.07], [x, 0, 0], 0.02),
        ),
      );
    const cube = (x: number, y: number, z: number, index: number) =>
      put(
        group(
          put(tile(tone(index)), [0, 0, 0.29]),
          put(tile(tone(index + 1)), [0, 0, -0.29]),
          put(tile(tone(index + 2)), [0.29, 0, 0], [0, 90, 0]),
          put(tile(tone(index + 3)), [-0.29, 0, 0], [0, 90, 0]),
        ),
        [x, y, z],
      );
    return group(
      ...[-0.6, 0, 0.6].flatMap((x, index) => [cube(x, 0, 0, index), cube(x, 0, -0.6, index + 2)]),
      cube(-0.6, 0.6, -0.3, 4),
      cube(0.6, 0.6, -0.3, 1),
      cube(0, 0.6, -0.3, 0),
      cube(0, 1.2, -0.3, 3),
      each([-0.22, 0.22], (x) =>
        put(
          cutout(
            plastic('#c8402f', { transparent: true, opacity: 0.7 }),
            outline(
              [
                [-0.28, 0],
                [0.28, 0],
                [0, 0.5],
              ],
              false,
            ),
            { thickness: 0.05, edge: 0.02 },
          ),
          [0, 1.8, -0.3 + x],
          [x * 60, 0, 0],
        ),
      ),
      put(tile('#2f6ea8'), [-1.2, 0.04, 0.6], [-90, 0, 20]),
      put(tile('#e0a92e'), [0.9, 0.04, 0.8], [-90, 0, -14]),
    );
  },
  { corner: { azimuth: -28, elevation: 16 } },
);

export const marbleRun = kind(
  { bright: {} },
  () => {
    const pipe = (index: number) =>
      plastic(tone(index), { transparent: true, opacity: 0.78, roughness: 0.1 });
    return group(
      box(plastic('#e9e7e1'), [1.9, 0.08, 1.3], [0, 0, 0], 0.03),
      each(
        [
          [-0.7, -0.3, 2.2],
          [0.7, -0.3, 1.7],
          [-0.7, 0.4, 1.2],
          [0.7, 0.4, 0.8],
        ],
        ([x = 0, z = 0, height = 1], index) =>
          cylinder(pipe(index), { radius: 0.13, height }, { at: [x, 0.08, z] }),
      ),
      each(
        [
          [-0.7, 2.1, -0.3, 0.7, 1.7, -0.3],
          [0.7, 1.6, -0.3, -0.7, 1.2, 0.4],
          [-0.7, 1.1, 0.4, 0.7, 0.8, 0.4],
        ],
        ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], index) =>
          tube(
            pipe(index + 3),
            [
              [a, b, c],
              [(a + d) / 2, (b + e) / 2 - 0.08, (c + f) / 2 + 0.2],
              [d, e, f],
            ],
            0.085,
          ),
      ),
      turned(
        pipe(1),
        [
          [0.05, 2.2],
          [0.12, 2.3],
          [0.5, 2.6],
          [0.5, 2.62],
        ],
        { at: [-0.7, 0, -0.3], edge: 0.03 },
      ),
      each(spread(7, -0.8, 0.8), (x, index) =>
        ball(glossy(tone(index)), 0.07, [x, 0.15, 0.5 + (index % 2) * 0.1]),
      ),
    );
  },
  { corner: { azimuth: -24, elevation: 14 } },
);
