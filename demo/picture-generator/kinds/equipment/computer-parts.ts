import { glossy, glowing, grained, metal, plastic, rubber } from '../../scene/materials.ts';
import {
  box,
  cylinder,
  each,
  group,
  panel,
  put,
  ring,
  spread,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const mouse = kind(
  { black: {} },
  () => {
    const shell = grained('#26272b');
    return group(
      body(shell, [
        { at: [0, 0.1, -0.85], width: 0.2, height: 0.1 },
        { at: [0.02, 0.28, -0.7], width: 0.5, height: 0.27, power: 2.6 },
        { at: [0.06, 0.42, -0.2], width: 0.62, height: 0.41, power: 2.6 },
        { at: [0.03, 0.34, 0.35], width: 0.55, height: 0.33, power: 2.6 },
        { at: [0, 0.2, 0.8], width: 0.46, height: 0.19, power: 2.6 },
        { at: [0, 0.15, 0.93], width: 0.24, height: 0.1 },
        { at: [0, 0.15, 0.95], width: 0.01, height: 0.01 },
      ]),
      put(
        cylinder(rubber('#5c5f64'), { radius: 0.15, height: 0.1 }, { along: 'x' }),
        [0.02, 0.5, 0.5],
      ),
      box(plastic('#101113'), [0.014, 0.03, 0.5], [0.02, 0.5, 0.62], 0.004),
      box(plastic('#6b6e73'), [0.1, 0.03, 0.18], [0.06, 0.77, 0.12], 0.014),
    );
  },
  {
    corner: { azimuth: -36, elevation: 26 },
    detail: { azimuth: 26, elevation: 34, zoom: 1.7, at: [0.5, 0.7, 0.75] },
  },
);

export const printer = kind(
  { white: { shell: '#eeeeec' }, black: { shell: '#2a2b2e' } },
  ({ shell }) => {
    const hull = plastic(shell, { roughness: 0.42 });
    const dark = plastic('#232427');
    return group(
      box(hull, [2.2, 0.86, 1.5], [0, 0.05, 0], 0.09),
      box(dark, [2.1, 0.1, 1.44], [0, 0.9, -0.02], 0.03),
      box(hull, [2.16, 0.16, 1.46], [0, 0.98, -0.02], 0.07),
      box(plastic('#141517'), [1.5, 0.26, 0.1], [-0.1, 0.3, 0.71], 0.03),
      put(box(dark, [1.4, 0.03, 0.7], [0, 0, 0.3], 0.012), [-0.1, 0.3, 0.68], [6, 0, 0]),
      put(
        box(plastic('#fbfbf9', { roughness: 0.9 }), [1.2, 0.012, 0.8], [0, 0, 0.26], 0.004),
        [-0.1, 0.35, 0.66],
        [5, 0, 0],
      ),
      put(
        group(
          box(glossy('#131416'), [0.62, 0.34, 0.05], [0, 0, 0], 0.04),
          panel(glowing('#5aa7d8', 0.6), [0.4, 0.24], [-0.06, 0.05, 0.03]),
        ),
        [0.66, 0.66, 0.74],
        [-24, 0, 0],
      ),
      box(plastic('#cfd0ce'), [2.14, 0.008, 0.01], [0, 0.62, 0.75], 0.003),
    );
  },
  { detail: { azimuth: 22, elevation: 22, zoom: 1.9, at: [0.65, 0.6, 1] } },
);

export const router = kind(
  { white: {} },
  () => {
    const shell = plastic('#f3f2ee', { roughness: 0.36 });
    const node = (x: number, z: number, size: number) =>
      put(
        group(
          turned(
            shell,
            [
              [0, 0.02],
              [0.42 * size, 0.02],
              [0.46 * size, 0.08],
              [0.44 * size, 0.9 * size],
              [0.38 * size, 0.98 * size],
              [0, 0.95 * size],
            ],
            { edge: 0.06 },
          ),
          each(spread(5, 0.16, 0.4), (y) =>
            ring(
              plastic('#d5d4cf'),
              { radius: 0.455 * size, thickness: 0.006 },
              [0, y * size, 0],
              [90, 0, 0],
            ),
          ),
          ring(
            glowing('#8fdcff', 1.3),
            { radius: 0.2 * size, thickness: 0.012 },
            [0, 0.965 * size, 0],
            [90, 0, 0],
          ),
        ),
        [x, 0, z],
      );
    return group(node(-0.9, 0.1, 1), node(0.1, -0.3, 1.15), node(1.0, 0.25, 1));
  },
  { detail: { azimuth: -10, elevation: 34, zoom: 2, at: [0.5, 0.85, 0.5] } },
);

export const drive = kind(
  { black: {} },
  () =>
    group(
      put(
        group(
          box(grained('#232428'), [1.3, 0.2, 0.9], [0, 0, 0], 0.06),
          box(metal('dark'), [0.3, 0.08, 0.02], [0.2, 0.06, 0.45], 0.02),
          panel(glowing('#7fd7ff', 1.4), [0.03, 0.02], [-0.4, 0.09, 0.453]),
          each(spread(9, -0.5, 0.5), (x) =>
            box(plastic('#33353a'), [0.03, 0.012, 0.6], [x, 0.196, 0], 0.005),
          ),
        ),
        [0, 0, 0],
        [0, -12, 0],
      ),
      tube(
        rubber('#2b2c2f'),
        [
          [0.24, 0.1, 0.5],
          [0.3, 0.06, 0.8],
          [0.9, 0.03, 0.86],
          [1.1, 0.03, 0.3],
          [0.9, 0.03, -0.3],
        ],
        0.032,
      ),
    ),
  {
    corner: { azimuth: -20, elevation: 28 },
    front: { azimuth: 6, elevation: 20 },
    detail: { azimuth: 14, elevation: 30, zoom: 2, at: [0.35, 0.6, 0.6] },
  },
);
