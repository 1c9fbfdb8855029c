import { glossy, metal, plastic, plush, rubber, wood } from '../../scene/materials.ts';
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
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { bikeWheel } from '../outdoor/cycling.ts';

export const rockCrawler = kind(
  { orange: {} },
  () => {
    const shell = glossy('#cf6a26');
    const dark = plastic('#232427');
    return group(
      box(dark, [1.0, 0.2, 2.0], [0, 0.6, 0], 0.06),
      body(shell, [
        { at: [0, 0.9, 1.05], width: 0.46, height: 0.12, power: 4 },
        { at: [0, 0.95, 0.4], width: 0.52, height: 0.2, power: 4 },
        { at: [0, 0.95, -0.9], width: 0.54, height: 0.2, power: 4 },
        { at: [0, 0.9, -1.1], width: 0.46, height: 0.14, power: 4 },
      ]),
      body(plastic('#17181b', { roughness: 0.1 }), [
        { at: [0, 1.1, 0.36], width: 0.46, height: 0.06, power: 4 },
        { at: [0, 1.28, 0.0], width: 0.44, height: 0.22, power: 4 },
        { at: [0, 1.28, -0.6], width: 0.44, height: 0.22, power: 4 },
      ]),
      box(shell, [0.84, 0.05, 0.8], [0, 1.49, -0.32], 0.02),
      each(corners(0.72, 0.8), ([x, z]) =>
        group(
          cylinder(
            rubber(),
            { radius: 0.46, height: 0.42 },
            { at: [x, 0.46, z], along: 'x', edge: 0.1 },
          ),
          each(around(14), (turn) =>
            put(
              box(rubber(), [0.44, 0.08, 0.1], [0, 0.44, 0], 0.02),
              [x, 0.46, z],
              [(turn * 180) / Math.PI, 0, 0],
            ),
          ),
          cylinder(
            metal('steel'),
            { radius: 0.22, height: 0.44 },
            { at: [x, 0.46, z], along: 'x' },
          ),
        ),
      ),
      each(corners(0.45, 0.7), ([x, z]) =>
        rod(metal('brass'), [x, 0.5, z], [x * 0.8, 0.95, z * 0.8], 0.06),
      ),
      rod(dark, [-0.5, 0.66, 1.16], [0.5, 0.66, 1.16], 0.06),
      each([-0.34, 0.34], (x) =>
        cylinder(
          glossy('#fff6dd'),
          { radius: 0.09, height: 0.05 },
          { at: [x, 0.94, 1.06], along: 'z' },
        ),
      ),
    );
  },
  { corner: { azimuth: -36, elevation: 18 } },
);

export const plushFoxes = kind(
  { orange: {} },
  () => {
    const fox = (x: number, z: number, size: number, turn: number) => {
      const [fur, cream, dark] = [
        plush('#c8702f', { size: 0.5 }),
        plush('#f1e6d2', { size: 0.5 }),
        plush('#3b2a20', { size: 0.3 }),
      ];
      const made = group(
        ball(fur, 0.5, [0, 0.5, 0], [1, 1.05, 0.9]),
        ball(cream, 0.34, [0, 0.46, 0.24], [0.9, 1.05, 0.7]),
        ball(fur, 0.44, [0, 1.24, 0.06], [1.1, 0.92, 0.95]),
        each([-1, 1], (side) =>
          group(
            ball(cream, 0.22, [side * 0.24, 1.12, 0.26], [1, 0.8, 0.8]),
            cylinder(
              fur,
              { radius: 0.17, top: 0.02, height: 0.36 },
              { at: [side * 0.28, 1.5, 0], edge: 0.02 },
            ),
            cylinder(
              dark,
              { radius: 0.09, top: 0.01, height: 0.2 },
              { at: [side * 0.29, 1.6, 0.06], edge: 0.01 },
            ),
            ball(glossy('#17120f'), 0.05, [side * 0.17, 1.32, 0.42]),
            ball(dark, 0.17, [side * 0.28, 0.14, 0.42], [1, 0.8, 1.2]),
            ball(fur, 0.15, [side * 0.46, 0.66, 0.2], [0.8, 1.5, 0.9]),
          ),
        ),
        ball(glossy('#17120f'), 0.06, [0, 1.18, 0.52]),
        body(
          fur,
          [
            { at: [0.3, 0.2, -0.4], width: 0.1, height: 0.1 },
            { at: [0.6, 0.24, -0.3], width: 0.2, height: 0.2 },
            { at: [0.9, 0.34, -0.1], width: 0.17, height: 0.17 },
            { at: [1.08, 0.42, 0.05], width: 0.04, height: 0.04 },
          ],
          { along: 'x' },
        ),
      );
      made.scale.setScalar(size);
      return put(made, [x, 0, z], [0, turn, 0]);
    };
    return group(fox(-0.7, 0, 1, 14), fox(0.75, -0.1, 0.85, -12), fox(0.1, 0.75, 0.6, 4));
  },
  { corner: { azimuth: -20, elevation: 12 } },
);

export const dollhouse = kind(
  { pink: {} },
  () => {
    const wall = plastic('#f3efe6', { roughness: 0.7 });
    const floorBoards = wood('pine', { size: 0.5 });
    const papers = ['#e7c9c4', '#c9d7d2', '#e9dfb8', '#cfd0e2', '#dcc9d8', '#cfe0c9'];
    return group(
      each([0, 0.9, 1.8], (y) => box(floorBoards, [2.4, 0.06, 0.9], [0, y, 0], 0.01)),
      each([-1.2, 0, 1.2], (x) => box(wall, [0.06, 2.6, 0.9], [x, 0, 0], 0.01)),
      each([0, 1, 2], (row) =>
        each([-0.6, 0.6], (x, column) =>
          box(
            plastic(papers[row * 2 + column] ?? '#eee', { roughness: 0.9 }),
            [1.16, 0.84, 0.03],
            [x, row * 0.9 + 0.06, -0.44],
            0.005,
          ),
        ),
      ),
      put(
        box(plastic('#c4706d', { roughness: 0.5 }), [1.75, 0.07, 1.06], [0, 0, 0], 0.015),
        [-0.66, 2.94, 0],
        [0, 0, 30],
      ),
      put(
        box(plastic('#c4706d', { roughness: 0.5 }), [1.75, 0.07, 1.06], [0, 0, 0], 0.015),
        [0.66, 2.94, 0],
        [0, 0, -30],
      ),
      box(plastic('#7f9fb0'), [0.7, 0.2, 0.36], [-0.6, 0.06, -0.1], 0.06),
      box(plastic('#7f9fb0'), [0.7, 0.3, 0.1], [-0.6, 0.2, -0.3], 0.05),
      cylinder(wood('oak'), { radius: 0.24, height: 0.03 }, { at: [0.6, 0.34, 0] }),
      cylinder(wood('oak'), { radius: 0.05, height: 0.3 }, { at: [0.6, 0.06, 0] }),
      box(plastic('#f6f3ec'), [0.5, 0.2, 0.66], [-0.7, 0.96, 0], 0.06),
      box(plastic('#c88aa0'), [0.52, 0.14, 0.4], [-0.7, 1.06, 0.12], 0.05),
      box(wood('white'), [0.4, 0.56, 0.22], [0.9, 0.96, -0.26], 0.02),
      box(plastic('#e6b94f'), [0.4, 0.16, 0.5], [0.5, 1.86, 0], 0.05),
      ball(plush('#b5835a', { size: 0.2 }), 0.14, [-0.6, 2.0, 0]),
    );
  },
  { corner: { azimuth: -24, elevation: 12 } },
);

export const balanceBike = kind(
  { red: {} },
  () => {
    const frame = glossy('#b8342b');
    return group(
      put(bikeWheel(0.42, 0.07), [-0.75, 0.49, 0]),
      put(bikeWheel(0.42, 0.07), [0.8, 0.49, 0]),
      tube(
        frame,
        [
          [-0.75, 0.49, 0.1],
          [-0.4, 0.9, 0.06],
          [0.2, 0.74, 0],
          [0.56, 1.14, 0],
        ],
        0.06,
      ),
      tube(
        frame,
        [
          [-0.75, 0.49, -0.1],
          [-0.4, 0.9, -0.06],
          [0.2, 0.74, 0],
        ],
        0.06,
      ),
      rod(frame, [0.8, 0.49, 0], [0.52, 1.36, 0], 0.055),
      tube(
        metal('chrome'),
        [
          [0.44, 1.5, -0.36],
          [0.5, 1.4, 0],
          [0.44, 1.5, 0.36],
        ],
        0.035,
      ),
      each([-0.34, 0.34], (z) =>
        cylinder(
          rubber('#26272a'),
          { radius: 0.06, height: 0.2 },
          { at: [0.44, 1.5, z], along: 'z' },
        ),
      ),
      rod(metal('chrome'), [-0.38, 0.86, 0], [-0.46, 1.1, 0], 0.04),
      body(
        rubber('#26272a'),
        [
          { at: [-0.72, 1.16, 0], width: 0.14, height: 0.06 },
          { at: [-0.5, 1.16, 0], width: 0.13, height: 0.06 },
          { at: [-0.24, 1.14, 0], width: 0.05, height: 0.04 },
        ],
        { along: 'x' },
      ),
    );
  },
  { corner: { azimuth: -26, elevation: 12 }, front: { azimuth: 0, elevation: 6 } },
);

export const playKitchen = kind({ white: {} }, () => {
  const board = wood('white', { size: 1 });
  return group(
    box(board, [1.9, 1.2, 0.8], [0, 0, 0], 0.03),
    box(wood('beech'), [1.96, 0.07, 0.86], [0, 1.2, 0], 0.02),
    box(board, [1.9, 0.5, 0.3], [0, 2.0, -0.26], 0.03),
    each([-0.92, 0.92], (x) => box(board, [0.06, 0.8, 0.3], [x, 1.24, -0.26], 0.01)),
    box(plastic('#9fc0bd', { roughness: 0.5 }), [1.8, 0.76, 0.03], [0, 1.26, -0.4], 0.01),
    box(board, [0.8, 0.9, 0.05], [-0.46, 0.14, 0.4], 0.03),
    box(plastic('#24292c', { roughness: 0.1 }), [0.56, 0.42, 0.03], [-0.46, 0.4, 0.42], 0.05),
    box(board, [0.8, 0.9, 0.05], [0.46, 0.14, 0.4], 0.03),
    each([-0.46, 0.46], (x) =>
      rod(wood('beech'), [x - 0.2, 0.94, 0.48], [x + 0.2, 0.94, 0.48], 0.025),
    ),
    each([-0.66, -0.28], (x) =>
      ring(plastic('#3a3c40'), { radius: 0.15, thickness: 0.02 }, [x, 1.28, 0.1], [90, 0, 0]),
    ),
    turned(
      metal('steel'),
      [
        [0, 1.16],
        [0.2, 1.18],
        [0.26, 1.28],
        [0.28, 1.28],
      ],
      { at: [0.5, 0, 0.06] },
    ),
    tube(
      metal('chrome'),
      [
        [0.5, 1.26, -0.26],
        [0.5, 1.56, -0.26],
        [0.5, 1.6, -0.1],
        [0.5, 1.5, 0.02],
      ],
      0.03,
    ),
    each([-0.75, -0.5, -0.25], (x) =>
      cylinder(
        glossy('#c8583c'),
        { radius: 0.055, height: 0.05 },
        { at: [x, 1.1, 0.42], along: 'z' },
      ),
    ),
    turned(
      glossy('#e0a92e'),
      [
        [0, 1.29],
        [0.14, 1.29],
        [0.16, 1.44],
        [0.17, 1.46],
      ],
      { at: [-0.66, 0, 0.1] },
    ),
  );
});
