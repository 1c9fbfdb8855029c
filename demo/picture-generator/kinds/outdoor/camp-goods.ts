import {
  cloth,
  fabric,
  glossy,
  glowing,
  grained,
  metal,
  painted,
  plastic,
  rubber,
} from '../../scene/materials.ts';
import { box, corners, cylinder, each, group, put, ring, rod, tube } from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const cooler = kind(
  { blue: { color: '#3b7796' }, white: { color: '#ecebe5' } },
  ({ color }) => {
    const shell = plastic(color, { roughness: 0.45 });
    const dark = grained('#2a2c2f');
    return group(
      box(shell, [2.2, 1.0, 1.2], [0, 0.1, 0], 0.14),
      box(dark, [2.16, 0.04, 1.16], [0, 1.08, 0], 0.02),
      box(shell, [2.26, 0.26, 1.26], [0, 1.11, 0], 0.11),
      box(plastic('#f3f2ee'), [1.0, 0.02, 0.5], [0, 1.37, 0], 0.01),
      each([-0.6, 0.6], (x) => box(rubber(), [0.16, 0.34, 0.06], [x, 0.96, 0.63], 0.03)),
      each([-1, 1], (side) =>
        tube(
          dark,
          [
            [side * 1.1, 0.8, -0.3],
            [side * 1.3, 0.74, -0.26],
            [side * 1.3, 0.74, 0.26],
            [side * 1.1, 0.8, 0.3],
          ],
          0.05,
        ),
      ),
      each([-0.45, 0.45], (z) =>
        cylinder(rubber(), { radius: 0.18, height: 0.12 }, { at: [-1.02, 0.18, z], along: 'z' }),
      ),
      cylinder(dark, { radius: 0.07, height: 0.05 }, { at: [0.9, 0.26, 0.62], along: 'z' }),
    );
  },
);

export const campStove = kind(
  { green: {} },
  () => {
    const shell = painted('#3f5a3c');
    return group(
      box(shell, [2.1, 0.3, 1.1], [0, 0.06, 0], 0.04),
      box(metal('dark'), [1.98, 0.03, 0.98], [0, 0.35, 0], 0.01),
      each([-0.5, 0.5], (x) =>
        group(
          cylinder(metal('brass'), { radius: 0.17, height: 0.08 }, { at: [x, 0.37, 0] }),
          ring(
            glowing('#5aa7ff', 1.6),
            { radius: 0.18, thickness: 0.016 },
            [x, 0.43, 0],
            [90, 0, 0],
          ),
          each([0, 45, 90, 135], (turn) =>
            put(
              rod(metal('steel'), [-0.42, 0.5, 0], [0.42, 0.5, 0], 0.014),
              [x, 0, 0],
              [0, turn, 0],
            ),
          ),
        ),
      ),
      put(box(shell, [2.1, 1.0, 0.05], [0, 0, 0], 0.02), [0, 0.32, -0.55], [-12, 0, 0]),
      each([-1, 1], (side) =>
        put(box(shell, [0.04, 0.7, 0.8], [0, 0, 0], 0.015), [side * 1.03, 0.34, -0.12]),
      ),
      each([-0.6, 0.6], (x) =>
        cylinder(
          plastic('#1d1e20'),
          { radius: 0.1, height: 0.1 },
          { at: [x, 0.2, 0.58], along: 'z' },
        ),
      ),
    );
  },
  { corner: { azimuth: -26, elevation: 26 } },
);

export const kayak = kind(
  { yellow: {} },
  () =>
    group(
      put(
        body(glossy('#dba521', { roughness: 0.35 }), [
          { at: [0, 0.3, -2.0], width: 0.04, height: 0.05 },
          { at: [0, 0.26, -1.5], width: 0.34, height: 0.22, power: 3 },
          { at: [0, 0.24, 0], width: 0.54, height: 0.26, power: 3.4 },
          { at: [0, 0.26, 1.5], width: 0.34, height: 0.22, power: 3 },
          { at: [0, 0.3, 2.0], width: 0.04, height: 0.05 },
        ]),
        [0, 0, 0],
      ),
      each([-0.4, 0.4], (x) =>
        tube(
          glossy('#c6901a', { roughness: 0.4 }),
          [
            [x * 0.4, 0.42, -1.5],
            [x, 0.48, -0.7],
            [x, 0.48, 0.7],
            [x * 0.4, 0.42, 1.5],
          ],
          0.1,
        ),
      ),
      each([-0.5, 0.6], (z) =>
        group(
          box(fabric('#2a2c30', { size: 0.15 }), [0.5, 0.06, 0.46], [0, 0.46, z], 0.03),
          put(
            box(fabric('#2a2c30', { size: 0.15 }), [0.5, 0.46, 0.08], [0, 0, 0], 0.04),
            [0, 0.5, z - 0.26],
            [-12, 0, 0],
          ),
        ),
      ),
      rod(metal('aluminum'), [0.8, 0.05, -1.3], [0.8, 0.05, 1.3], 0.035),
      each([-1.45, 1.45], (z) =>
        put(
          body(plastic('#26272a'), [
            { at: [0, 0, -0.26], width: 0.05, height: 0.03 },
            { at: [0, 0, 0], width: 0.15, height: 0.04 },
            { at: [0, 0, 0.26], width: 0.08, height: 0.03 },
          ]),
          [0.8, 0.06, z],
        ),
      ),
    ),
  { corner: { azimuth: -44, elevation: 20 }, front: { azimuth: -86, elevation: 14 } },
);

export const wagon = kind(
  { red: {} },
  () => {
    const frame = metal('black', { roughness: 0.5 });
    const stuff = cloth('#a6362c', { bumpScale: 3 });
    return group(
      box(stuff, [1.2, 0.06, 2.0], [0, 0.5, 0], 0.03),
      each([-0.6, 0.6], (x) => box(stuff, [0.05, 0.6, 2.0], [x, 0.54, 0], 0.025)),
      each([-1, 1], (z) => box(stuff, [1.2, 0.6, 0.05], [0, 0.54, z], 0.025)),
      each([-0.62, 0.62], (x) =>
        group(
          rod(frame, [x, 1.15, -1.02], [x, 1.15, 1.02], 0.03),
          rod(frame, [x, 0.46, -1.0], [x, 1.15, 1.0], 0.022),
          rod(frame, [x, 0.46, 1.0], [x, 1.15, -1.0], 0.022),
        ),
      ),
      each(corners(0.72, 0.8), ([x, z]) =>
        group(
          cylinder(
            rubber(),
            { radius: 0.32, height: 0.18 },
            { at: [x, 0.32, z], along: 'x', edge: 0.06 },
          ),
          cylinder(
            plastic('#8d9196'),
            { radius: 0.17, height: 0.2 },
            { at: [x, 0.32, z], along: 'x' },
          ),
        ),
      ),
      rod(frame, [0, 0.5, 1.0], [0, 1.5, 2.0], 0.03),
      tube(
        rubber(),
        [
          [-0.2, 1.5, 2.0],
          [-0.16, 1.66, 2.1],
          [0.16, 1.66, 2.1],
          [0.2, 1.5, 2.0],
          [-0.2, 1.5, 2.0],
        ],
        0.03,
      ),
    );
  },
  { corner: { azimuth: -42, elevation: 18 } },
);
