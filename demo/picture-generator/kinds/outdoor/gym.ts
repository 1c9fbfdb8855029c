import {
  glossy,
  grained,
  leather,
  metal,
  painted,
  plastic,
  rubber,
} from '../../scene/materials.ts';
import {
  box,
  cylinder,
  each,
  group,
  panel,
  put,
  ring,
  rod,
  spread,
  tube,
  type Vec,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { digits } from '../kitchen/large-appliances.ts';

const dumbbell = (at: Vec, turn: number) =>
  put(
    group(
      cylinder(metal('chrome'), { radius: 0.09, height: 1.5 }, { at: [0, 0.4, 0], along: 'x' }),
      cylinder(
        rubber('#2a2b2e'),
        { radius: 0.12, height: 0.5 },
        { at: [0, 0.4, 0], along: 'x', edge: 0.05 },
      ),
      each([-1, 1], (side) =>
        each([0, 1, 2, 3, 4], (plate) =>
          cylinder(
            grained('#242528'),
            { radius: 0.4 - plate * 0.018, height: 0.085 },
            { at: [side * (0.38 + plate * 0.1), 0.4, 0], along: 'x', edge: 0.02 },
          ),
        ),
      ),
      each([-1, 1], (side) =>
        cylinder(
          plastic('#b03a2c'),
          { radius: 0.15, height: 0.06 },
          { at: [side * 0.9, 0.4, 0], along: 'x' },
        ),
      ),
      box(plastic('#1c1d1f'), [2.0, 0.14, 0.74], [0, 0, 0], 0.05),
    ),
    at,
    [0, turn, 0],
  );

export const dumbbells = kind(
  { black: {} },
  () => group(dumbbell([0, 0, -0.5], 8), dumbbell([0.15, 0, 0.6], 8)),
  {
    corner: { azimuth: -34, elevation: 24 },
  },
);

export const treadmill = kind(
  { black: {} },
  () => {
    const frame = painted('#2a2b2e');
    return group(
      box(frame, [1.2, 0.16, 2.9], [0, 0.12, 0], 0.05),
      box(rubber('#1a1b1d'), [0.92, 0.03, 2.6], [0, 0.275, 0.1], 0.012),
      each([-0.54, 0.54], (x) =>
        box(plastic('#6c7075'), [0.12, 0.04, 2.8], [x, 0.27, 0.04], 0.015),
      ),
      box(plastic('#1f2023'), [1.16, 0.26, 0.6], [0, 0.16, -1.2], 0.1),
      each([-0.54, 0.54], (x) =>
        group(
          rod(frame, [x, 0.2, -1.1], [x, 2.1, -1.5], 0.06),
          rod(rubber(), [x, 1.86, -1.44], [x, 1.84, -0.6], 0.05),
        ),
      ),
      put(
        group(
          box(plastic('#232427'), [1.2, 0.56, 0.12], [0, 0, 0], 0.06),
          panel(digits('3.5'), [0.44, 0.22], [0, 0.2, 0.066]),
          each([-0.4, 0.4], (x) =>
            cylinder(
              plastic('#4a4d52'),
              { radius: 0.08, height: 0.02 },
              { at: [x, 0.3, 0.06], along: 'z' },
            ),
          ),
        ),
        [0, 1.98, -1.46],
        [-30, 0, 0],
      ),
      rod(frame, [-0.54, 1.6, -1.4], [0.54, 1.6, -1.4], 0.05),
    );
  },
  {
    corner: { azimuth: -42, elevation: 16 },
    front: { azimuth: -90, elevation: 8 },
    detail: { azimuth: -20, elevation: 30, zoom: 2, at: [0.5, 0.85, 0.2] },
  },
);

export const exerciseBike = kind(
  { black: {} },
  () => {
    const frame = painted('#26272a');
    return group(
      rod(frame, [-0.45, 0.06, 1.1], [0.45, 0.06, 1.1], 0.07),
      rod(frame, [-0.45, 0.06, -1.0], [0.45, 0.06, -1.0], 0.07),
      rod(frame, [0, 0.1, 1.1], [0, 0.62, 0.5], 0.08),
      rod(frame, [0, 0.1, -1.0], [0, 0.66, 0.1], 0.08),
      cylinder(
        metal('dark'),
        { radius: 0.62, height: 0.16 },
        { at: [0, 0.74, 0.62], along: 'x', edge: 0.04 },
      ),
      cylinder(metal('chrome'), { radius: 0.5, height: 0.18 }, { at: [0, 0.74, 0.62], along: 'x' }),
      cylinder(
        plastic('#a4312a'),
        { radius: 0.2, height: 0.22 },
        { at: [0, 0.74, 0.62], along: 'x' },
      ),
      rod(frame, [0, 0.7, 0.5], [0, 1.66, 0.7], 0.07),
      rod(frame, [0, 0.6, -0.1], [0, 1.5, -0.5], 0.07),
      body(leather('#1d1e20'), [
        { at: [0, 1.56, -0.9], width: 0.26, height: 0.08 },
        { at: [0, 1.6, -0.6], width: 0.2, height: 0.08 },
        { at: [0, 1.58, -0.16], width: 0.06, height: 0.05 },
      ]),
      tube(
        rubber(),
        [
          [-0.34, 1.9, 1.1],
          [-0.36, 1.76, 0.72],
          [0, 1.7, 0.7],
          [0.36, 1.76, 0.72],
          [0.34, 1.9, 1.1],
        ],
        0.05,
      ),
      put(box(glossy('#101114'), [0.4, 0.3, 0.06], [0, 0, 0], 0.03), [0, 1.86, 0.78], [20, 0, 0]),
      each([-1, 1], (side) =>
        group(
          rod(
            metal('chrome'),
            [side * 0.14, 0.66, 0.1],
            [side * 0.16, 0.66 - side * 0.3, 0.2],
            0.035,
          ),
          box(rubber(), [0.24, 0.05, 0.3], [side * 0.3, 0.64 - side * 0.3, 0.2], 0.02),
        ),
      ),
    );
  },
  { corner: { azimuth: -56, elevation: 12 }, front: { azimuth: -90, elevation: 6 } },
);

export const yogaMat = kind(
  { purple: { color: '#6f5a8c' } },
  ({ color }) =>
    group(
      box(rubber(color), [1.3, 0.04, 1.7], [0.7, 0, 0], 0.015),
      each(spread(9, 0.05, 0.4), (radius, index) =>
        ring(
          rubber(index % 2 === 0 ? color : '#8a77a5'),
          { radius, thickness: 0.02 },
          [0, 0.42, 0.852],
        ),
      ),
      cylinder(
        rubber(color),
        { radius: 0.42, height: 1.7 },
        { at: [0, 0.42, 0], along: 'z', edge: 0.02 },
      ),
      box(plastic('#e4dcec'), [1.24, 0.004, 0.012], [0.7, 0.04, 0.3], 0.002),
      box(plastic('#e4dcec'), [1.24, 0.004, 0.012], [0.7, 0.04, -0.3], 0.002),
    ),
  { corner: { azimuth: 30, elevation: 26 }, front: { azimuth: 8, elevation: 20 } },
);

export const weightBench = kind(
  { black: {} },
  () => {
    const frame = painted('#2a2b2e');
    const pad = leather('#1c1d1f');
    return group(
      rod(frame, [-0.6, 0.06, 1.2], [0.6, 0.06, 1.2], 0.06),
      rod(frame, [-0.5, 0.06, -1.3], [0.5, 0.06, -1.3], 0.06),
      rod(frame, [0, 0.06, 1.2], [0, 0.7, 0.6], 0.07),
      rod(frame, [0, 0.06, -1.3], [0, 0.72, 0.5], 0.07),
      box(pad, [0.7, 0.18, 0.8], [0, 0.8, 0.7], 0.08),
      put(box(pad, [0.7, 0.18, 1.9], [0, 0, 0], 0.08), [0, 1.28, -0.72], [32, 0, 0]),
      rod(metal('chrome'), [0, 0.5, -0.4], [0, 1.2, -0.8], 0.045),
      each([0.35, 1.0], (y) =>
        cylinder(
          rubber('#b1382c'),
          { radius: 0.1, height: 0.9 },
          { at: [0, y, 1.25], along: 'x', edge: 0.04 },
        ),
      ),
      rod(frame, [0, 0.2, 1.2], [0, 1.0, 1.25], 0.05),
    );
  },
  { corner: { azimuth: -44, elevation: 16 } },
);
