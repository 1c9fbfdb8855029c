import {
  fabric,
  glossy,
  grained,
  metal,
  painted,
  plastic,
  rubber,
  wood,
} from '../../scene/materials.ts';
import { box, cylinder, each, group, put, ring, rod, tube, turned } from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const wheel = (radius: number, width: number) =>
  group(
    cylinder(rubber(), { radius, height: width }, { along: 'x', edge: 0.04 }),
    cylinder(plastic('#d8d9d8'), { radius: radius * 0.6, height: width * 1.06 }, { along: 'x' }),
    cylinder(plastic('#3a3c40'), { radius: radius * 0.2, height: width * 1.12 }, { along: 'x' }),
  );

export const mower = kind(
  { green: { color: '#3f7a35' } },
  ({ color }) => {
    const deck = glossy(color, { roughness: 0.28 });
    const dark = grained('#26272a');
    return group(
      body(deck, [
        { at: [0, 0.36, -1.0], width: 0.5, height: 0.16, power: 4 },
        { at: [0, 0.44, -0.7], width: 0.72, height: 0.24, power: 4 },
        { at: [0, 0.44, 0.5], width: 0.74, height: 0.24, power: 4 },
        { at: [0, 0.36, 1.0], width: 0.5, height: 0.16, power: 3 },
      ]),
      body(
        dark,
        [
          { at: [0, 0.6, 0], width: 0.46, height: 0.56, power: 3 },
          { at: [0, 0.9, 0], width: 0.42, height: 0.5, power: 3 },
          { at: [0, 1.06, -0.05], width: 0.24, height: 0.3, power: 3 },
        ],
        { along: 'y' },
      ),
      box(deck, [0.5, 0.05, 0.3], [0, 1.02, 0.1], 0.02),
      each([-0.78, 0.78], (x) =>
        group(put(wheel(0.27, 0.2), [x, 0.27, 0.72]), put(wheel(0.34, 0.2), [x, 0.34, -0.74])),
      ),
      each([-0.5, 0.5], (x) => rod(metal('dark'), [x, 0.56, -0.8], [x, 2.0, -1.9], 0.036)),
      tube(
        metal('dark'),
        [
          [-0.5, 1.98, -1.88],
          [-0.48, 2.1, -1.98],
          [0.48, 2.1, -1.98],
          [0.5, 1.98, -1.88],
        ],
        0.04,
      ),
      box(dark, [0.4, 0.2, 0.16], [0, 1.7, -1.7], 0.05),
      body(fabric('#2b2d30', { size: 0.2 }), [
        { at: [0, 0.7, -0.95], width: 0.4, height: 0.2, power: 3 },
        { at: [0, 0.75, -1.5], width: 0.44, height: 0.34, power: 3 },
        { at: [0, 0.8, -1.8], width: 0.3, height: 0.24, power: 3 },
      ]),
    );
  },
  {
    corner: { azimuth: -38, elevation: 18 },
    detail: { azimuth: -34, elevation: 20, zoom: 1.9, at: [0.4, 0.3, 0.75] },
  },
);

export const gardenHose = kind(
  { green: {} },
  () => {
    const hose = rubber('#3d7a4c');
    return group(
      each([0, 1, 2, 3, 4], (row) =>
        each([0.82, 0.98], (radius) =>
          ring(
            hose,
            { radius: radius - (row % 2) * 0.04, thickness: 0.075 },
            [0.01 * row, 0.08 + row * 0.135, 0],
            [90, 0, row * 30],
          ),
        ),
      ),
      tube(
        hose,
        [
          [0.9, 0.7, 0.2],
          [1.3, 0.5, 0.7],
          [1.2, 0.12, 1.2],
          [0.6, 0.1, 1.5],
        ],
        0.075,
      ),
      cylinder(metal('brass'), { radius: 0.1, height: 0.2 }, { at: [0.5, 0.1, 1.55], along: 'x' }),
      put(
        group(
          cylinder(metal('brass'), { radius: 0.1, top: 0.14, height: 0.24 }, { along: 'x' }),
          rod(plastic('#26272a'), [-0.1, 0, 0], [-0.7, 0.06, 0], 0.09),
          rod(plastic('#d48a22'), [-0.3, 0, 0], [-0.5, -0.36, 0.1], 0.06),
        ),
        [-0.1, 0.16, 1.55],
        [90, 30, 0],
      ),
    );
  },
  { corner: { azimuth: -24, elevation: 30 } },
);

export const wheelbarrow = kind(
  { steel: {} },
  () => {
    const tray = painted('#2f6b4a', { roughness: 0.4 });
    const grip = wood('beech', { size: 0.5 });
    return group(
      put(
        body(
          tray,
          [
            { at: [0, 0.62, 0.3], width: 0.42, height: 0.5, power: 4 },
            { at: [0, 0.9, 0.25], width: 0.6, height: 0.78, power: 4 },
            { at: [0, 1.16, 0.2], width: 0.74, height: 1.0, power: 4 },
          ],
          { along: 'y', open: true },
        ),
        [0, 0, 0],
      ),
      box(tray, [0.8, 0.04, 0.9], [0, 0.6, 0.3], 0.02),
      each([-0.4, 0.4], (x) =>
        group(
          rod(grip, [x * 0.5, 0.42, 1.4], [x * 1.3, 0.86, -1.7], 0.06),
          rod(metal('dark'), [x, 0.7, -0.5], [x * 1.2, 0, -0.7], 0.035),
        ),
      ),
      put(wheel(0.38, 0.24), [0, 0.38, 1.4]),
      rod(metal('dark'), [-0.44, 0, -0.7], [0.44, 0, -0.7], 0.03),
    );
  },
  { corner: { azimuth: -46, elevation: 20 }, front: { azimuth: -80, elevation: 14 } },
);

export const pressureWasher = kind({ green: {} }, () => {
  const shell = plastic('#3f8f4a', { roughness: 0.36 });
  const dark = grained('#232427');
  return group(
    body(
      shell,
      [
        { at: [0, 0.3, 0], width: 0.44, height: 0.4, power: 3 },
        { at: [0, 0.9, 0], width: 0.42, height: 0.38, power: 3 },
        { at: [0, 1.4, -0.04], width: 0.3, height: 0.26, power: 3 },
      ],
      { along: 'y' },
    ),
    box(dark, [0.7, 0.5, 0.06], [0, 0.5, 0.38], 0.05),
    each([-0.5, 0.5], (x) => put(wheel(0.32, 0.14), [x, 0.32, -0.26])),
    tube(
      metal('dark'),
      [
        [-0.3, 1.2, -0.3],
        [-0.3, 2.1, -0.46],
        [0.3, 2.1, -0.46],
        [0.3, 1.2, -0.3],
      ],
      0.035,
    ),
    each([0, 1, 2, 3], (row) =>
      ring(rubber(), { radius: 0.3 + row * 0.03, thickness: 0.035 }, [
        0.0,
        1.5,
        -0.56 - row * 0.05,
      ]),
    ),
    rod(dark, [0.62, 0.5, 0.1], [0.66, 1.1, 0.0], 0.07),
    rod(metal('steel'), [0.66, 1.1, 0], [0.74, 2.3, -0.14], 0.03),
  );
});

export const trimmer = kind({ yellow: {} }, () =>
  put(
    group(
      rod(metal('aluminum'), [0, 0.3, 0.2], [0, 2.6, -0.9], 0.04),
      body(
        grained('#d39a1c'),
        [
          { at: [0, 2.5, -0.86], width: 0.1, height: 0.12 },
          { at: [0, 2.8, -1.0], width: 0.17, height: 0.2, power: 3 },
          { at: [0, 3.1, -1.14], width: 0.14, height: 0.2, power: 3 },
        ],
        { along: 'y' },
      ),
      box(grained('#232427'), [0.3, 0.34, 0.3], [0, 3.0, -1.2], 0.06),
      tube(
        rubber(),
        [
          [0, 1.9, -0.56],
          [0.3, 2.1, -0.4],
          [0, 2.3, -0.3],
          [-0.3, 2.1, -0.4],
          [0, 1.9, -0.56],
        ],
        0.04,
      ),
      cylinder(grained('#232427'), { radius: 0.16, height: 0.2 }, { at: [0, 0.1, 0.26] }),
      put(
        turned(plastic('#d39a1c'), [
          [0.12, 0.3],
          [0.46, 0.1],
          [0.48, 0.06],
          [0.44, 0.1],
        ]),
        [0, 0.06, 0.16],
        [8, 0, 0],
      ),
    ),
    [0, 0, 0],
    [0, -50, 0],
  ),
);
