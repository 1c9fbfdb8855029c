import {
  fabric,
  glossy,
  glowing,
  leather,
  metal,
  plastic,
  plush,
  rubber,
  wood,
} from '../../scene/materials.ts';
import {
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
} from '../../scene/parts.ts';
import { body, cushion } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const stroller = kind(
  { gray: { color: '#5a5f66' } },
  ({ color }) => {
    const frame = metal('aluminum');
    const stuff = fabric(color, { size: 0.15 });
    const wheelAt = (x: number, z: number, radius: number) =>
      group(
        put(ring(rubber(), { radius, thickness: 0.07 }), [x, radius + 0.07, z], [0, 90, 0]),
        put(
          ring(metal('steel'), { radius: radius * 0.8, thickness: 0.02 }),
          [x, radius + 0.07, z],
          [0, 90, 0],
        ),
        each([0, 60, 120], (turn) =>
          put(
            rod(plastic('#2a2b2e'), [0, -radius, 0], [0, radius, 0], 0.022),
            [x, radius + 0.07, z],
            [turn, 0, 0],
          ),
        ),
        cylinder(
          plastic('#2a2b2e'),
          { radius: 0.07, height: 0.12 },
          { at: [x, radius + 0.07, z], along: 'x' },
        ),
      );
    return group(
      wheelAt(-0.62, -0.6, 0.38),
      wheelAt(0.62, -0.6, 0.38),
      wheelAt(0, 1.2, 0.3),
      each([-0.5, 0.5], (x) =>
        group(
          rod(frame, [x, 0.46, -0.6], [x, 2.1, -1.1], 0.035),
          rod(frame, [x, 1.0, -0.8], [x * 0.2, 0.42, 1.16], 0.035),
          rod(frame, [x, 0.46, -0.6], [x, 0.9, 0.2], 0.03),
        ),
      ),
      tube(
        rubber(),
        [
          [-0.5, 2.1, -1.1],
          [-0.46, 2.18, -1.14],
          [0.46, 2.18, -1.14],
          [0.5, 2.1, -1.1],
        ],
        0.05,
      ),
      body(stuff, [
        { at: [0, 0.86, 0.5], width: 0.36, height: 0.08, power: 3 },
        { at: [0, 0.84, 0.1], width: 0.42, height: 0.14, power: 3 },
        { at: [0, 1.06, -0.36], width: 0.42, height: 0.34, power: 3 },
        { at: [0, 1.34, -0.62], width: 0.38, height: 0.46, power: 3 },
      ]),
      put(
        body(stuff, [
          { at: [0, 0, 0.56], width: 0.46, height: 0.3 },
          { at: [0, 0.1, 0.2], width: 0.5, height: 0.38 },
          { at: [0, 0, -0.3], width: 0.46, height: 0.3 },
        ]),
        [0, 1.72, -0.56],
        [14, 0, 0],
      ),
      tube(
        rubber(),
        [
          [-0.44, 1.06, 0.0],
          [-0.4, 1.14, 0.46],
          [0.4, 1.14, 0.46],
          [0.44, 1.06, 0.0],
        ],
        0.04,
      ),
      body(fabric('#33363b', { size: 0.15 }), [
        { at: [0, 0.5, -0.5], width: 0.4, height: 0.1, power: 3 },
        { at: [0, 0.5, 0.2], width: 0.34, height: 0.1, power: 3 },
      ]),
    );
  },
  { corner: { azimuth: -42, elevation: 12 }, front: { azimuth: -86, elevation: 6 } },
);

export const carSeat = kind(
  { gray: {} },
  () => {
    const shell = plastic('#2a2b2f', { roughness: 0.5 });
    const pad = fabric('#6d7278', { size: 0.2 });
    return group(
      body(shell, [
        { at: [0, 0.3, 0.75], width: 0.44, height: 0.2, power: 3 },
        { at: [0, 0.34, 0.3], width: 0.56, height: 0.34, power: 3 },
        { at: [0, 0.6, -0.4], width: 0.58, height: 0.56, power: 3 },
        { at: [0, 0.95, -0.8], width: 0.5, height: 0.62, power: 3 },
        { at: [0, 1.2, -0.98], width: 0.3, height: 0.4 },
      ]),
      put(cushion(pad, [0.8, 0.3, 0.8], { seam: 0.5 }), [0, 0.52, 0.3]),
      put(cushion(pad, [0.84, 0.3, 1.2], { seam: 0.5 }), [0, 0.95, -0.38], [52, 0, 0]),
      put(cushion(plush('#8b9096'), [0.6, 0.2, 0.4], { seam: 0.4 }), [0, 1.34, -0.5], [56, 0, 0]),
      each([-0.14, 0.14], (x) =>
        tube(
          fabric('#1e1f22', { size: 0.1 }),
          [
            [x * 1.3, 1.3, -0.48],
            [x, 0.95, 0.1],
            [x * 0.4, 0.84, 0.3],
          ],
          0.04,
        ),
      ),
      box(plastic('#b0392f'), [0.14, 0.12, 0.06], [0, 0.78, 0.36], 0.02),
      tube(
        shell,
        [
          [-0.58, 0.7, 0],
          [-0.6, 1.5, 0.1],
          [0, 1.84, 0.16],
          [0.6, 1.5, 0.1],
          [0.58, 0.7, 0],
        ],
        0.055,
      ),
    );
  },
  { corner: { azimuth: -36, elevation: 16 }, front: { azimuth: -60, elevation: 12 } },
);

export const highChair = kind({ beech: {} }, () => {
  const frame = wood('beech', { size: 0.6 });
  return group(
    each(corners(0.62, 0.6), ([x, z]) =>
      rod(frame, [x * 1.1, 0, z * 1.1], [x * 0.66, 1.4, z * 0.62], 0.05),
    ),
    each([-1, 1], (side) => rod(frame, [side * 0.62, 0.4, -0.58], [side * 0.62, 0.4, 0.58], 0.032)),
    box(frame, [0.94, 0.08, 0.84], [0, 1.36, 0], 0.035),
    cushion(fabric('#c9cfc8', { size: 0.2 }), [0.84, 0.16, 0.76], { at: [0, 1.44, 0], seam: 0.5 }),
    each([-0.42, 0.42], (x) => rod(frame, [x, 1.4, -0.38], [x, 2.3, -0.56], 0.045)),
    each([1.66, 1.92, 2.18], (y) =>
      box(frame, [0.84, 0.14, 0.05], [0, y, -0.5 - (y - 1.66) * 0.12], 0.025),
    ),
    box(plastic('#f3f1ec', { roughness: 0.4 }), [1.16, 0.07, 0.7], [0, 1.86, 0.5], 0.035),
    each([-0.46, 0.46], (x) => rod(frame, [x, 1.86, 0.2], [x, 1.9, -0.46], 0.035)),
    box(frame, [0.8, 0.05, 0.3], [0, 0.62, 0.62], 0.02),
  );
});

export const babyMonitor = kind(
  { white: {} },
  () => {
    const shell = plastic('#f2f1ed', { roughness: 0.36 });
    const eye = (x: number) =>
      put(
        group(
          cylinder(shell, { radius: 0.3, height: 0.12 }, { edge: 0.05 }),
          cylinder(shell, { radius: 0.1, height: 0.3 }, { at: [0, 0.1, 0] }),
          body(
            shell,
            [
              { at: [0, 0.36, 0], width: 0.2, height: 0.2 },
              { at: [0, 0.6, 0], width: 0.32, height: 0.3 },
              { at: [0, 0.86, 0], width: 0.2, height: 0.2 },
            ],
            { along: 'y' },
          ),
          cylinder(
            glossy('#14151a'),
            { radius: 0.16, height: 0.05 },
            { at: [0, 0.6, 0.28], along: 'z' },
          ),
        ),
        [x, 0, -0.3],
      );
    return group(
      eye(-1.1),
      eye(1.15),
      put(
        group(
          box(shell, [1.4, 0.9, 0.16], [0, 0, 0], 0.08),
          box(glossy('#101114'), [1.0, 0.7, 0.02], [-0.12, 0.1, 0.075], 0.02),
          panel(glowing('#4d6a86', 0.5), [0.92, 0.62], [-0.12, 0.14, 0.09]),
          each([0.3, 0.5], (y) =>
            cylinder(
              plastic('#c9c8c2'),
              { radius: 0.06, height: 0.02 },
              { at: [0.56, y, 0.085], along: 'z' },
            ),
          ),
        ),
        [0, 0.02, 0.3],
        [-14, 0, 0],
      ),
      rod(rubber(), [0.6, 0.86, 0.12], [0.6, 1.3, 0.02], 0.035),
    );
  },
  { corner: { azimuth: -22, elevation: 16 } },
);

export const bouncer = kind(
  { sage: {} },
  () => {
    const frame = metal('steel');
    return group(
      tube(
        frame,
        [
          [-0.6, 0.05, 0.9],
          [-0.66, 0.05, 0],
          [-0.6, 0.05, -0.9],
          [0.6, 0.05, -0.9],
          [0.66, 0.05, 0],
          [0.6, 0.05, 0.9],
        ],
        0.04,
      ),
      each([-0.58, 0.58], (x) =>
        tube(
          frame,
          [
            [x, 0.06, 0.9],
            [x, 0.5, 0.7],
            [x, 0.86, -0.4],
            [x * 0.9, 1.3, -0.9],
          ],
          0.035,
        ),
      ),
      body(fabric('#93a88c', { size: 0.2 }), [
        { at: [0, 0.5, 0.7], width: 0.46, height: 0.06, power: 3 },
        { at: [0, 0.48, 0.3], width: 0.54, height: 0.1, power: 3 },
        { at: [0, 0.72, -0.3], width: 0.55, height: 0.14, power: 3 },
        { at: [0, 1.12, -0.74], width: 0.5, height: 0.16, power: 3 },
        { at: [0, 1.3, -0.94], width: 0.36, height: 0.08, power: 3 },
      ]),
      tube(
        plastic('#e9e4d8'),
        [
          [-0.56, 0.8, 0.1],
          [-0.4, 1.36, 0.3],
          [0, 1.5, 0.36],
          [0.4, 1.36, 0.3],
          [0.56, 0.8, 0.1],
        ],
        0.04,
      ),
      each(
        [
          [-0.24, '#d98b4a'],
          [0, '#e6c557'],
          [0.24, '#6d9aa8'],
        ] as const,
        ([x, color]) =>
          group(
            rod(fabric('#fff'), [x, 1.46, 0.34], [x, 1.26, 0.34], 0.008),
            cylinder(
              plush(color, { size: 0.2 }),
              { radius: 0.1, height: 0.16 },
              { at: [x, 1.12, 0.34], edge: 0.07 },
            ),
          ),
      ),
      box(leather('#55604f'), [0.3, 0.06, 0.2], [0, 0.62, 0.34], 0.03),
    );
  },
  { corner: { azimuth: -40, elevation: 18 }, front: { azimuth: -75, elevation: 12 } },
);
