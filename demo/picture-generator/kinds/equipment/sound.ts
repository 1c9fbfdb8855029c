import {
  fabric,
  glossy,
  glowing,
  grained,
  leather,
  metal,
  plastic,
  rubber,
  wood,
} from '../../scene/materials.ts';
import {
  ball,
  box,
  corners,
  cylinder,
  each,
  group,
  panel,
  put,
  ring,
  rod,
  spread,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const soundbar = kind(
  { black: {} },
  () => {
    const cloth = fabric('#26272a', { size: 0.25 });
    const shell = grained('#18191b');
    return group(
      box(shell, [3, 0.25, 0.36], [0, 0.03, 0.2], 0.06),
      box(cloth, [2.92, 0.2, 0.06], [0, 0.055, 0.36], 0.03),
      panel(glowing('#dfeaff', 1.4), [0.05, 0.02], [0, 0.14, 0.394]),
      box(shell, [0.75, 1.15, 0.9], [1.5, 0.04, -0.7], 0.06),
      box(cloth, [0.68, 1.06, 0.04], [1.5, 0.08, -0.25], 0.02),
      group(
        body(grained('#1f2023'), [
          { at: [-1.0, 0.06, 0.9], width: 0.11, height: 0.05, power: 4 },
          { at: [-0.95, 0.06, 0.7], width: 0.11, height: 0.05, power: 4 },
          { at: [-0.9, 0.06, 0.55], width: 0.1, height: 0.05, power: 4 },
        ]),
      ),
    );
  },
  { detail: { azimuth: 30, elevation: 18, zoom: 2.2, at: [0.75, 0.35, 0.7] } },
);

const cup = (x: number, cover: ReturnType<typeof leather>, shell: ReturnType<typeof plastic>) =>
  put(
    group(
      put(
        turned(
          shell,
          [
            [0, 0.16],
            [0.24, 0.15],
            [0.34, 0.08],
            [0.36, 0],
          ],
          { edge: 0.04 },
        ),
        [0, 0, 0],
        [0, 0, -90],
      ),
      put(ring(cover, { radius: 0.24, thickness: 0.11 }), [-0.08, 0, 0], [0, 90, 0]),
      put(
        turned(fabric('#1a1a1c', { size: 0.2 }), [
          [0, 0.01],
          [0.2, 0.01],
        ]),
        [-0.06, 0, 0],
        [0, 0, 90],
      ),
    ),
    [x, 0.46, 0],
    [0, x > 0 ? 12 : 168, x > 0 ? -4 : 4],
  );

export const headphones = kind(
  { black: { shell: '#1c1d20', pad: '#232427' }, silver: { shell: '#c9c6c0', pad: '#b8b3ab' } },
  ({ shell, pad }) => {
    const cover = leather(pad, { size: 0.25 });
    const hard = plastic(shell, { roughness: 0.4 });
    const band = metal('dark');
    return group(
      cup(0.56, cover, hard),
      cup(-0.56, cover, hard),
      tube(
        band,
        [
          [0.66, 0.62, 0],
          [0.7, 0.95, 0],
          [0.52, 1.36, 0],
          [0, 1.58, 0],
          [-0.52, 1.36, 0],
          [-0.7, 0.95, 0],
          [-0.66, 0.62, 0],
        ],
        0.03,
      ),
      tube(
        cover,
        [
          [0.6, 1.18, 0],
          [0.4, 1.4, 0],
          [0, 1.53, 0],
          [-0.4, 1.4, 0],
          [-0.6, 1.18, 0],
        ],
        0.085,
      ),
    );
  },
  {
    corner: { azimuth: -36, elevation: 12 },
    detail: { azimuth: -58, elevation: 10, zoom: 1.8, at: [0.2, 0.35, 0.6] },
  },
);

export const earbuds = kind(
  { white: {} },
  () => {
    const shell = glossy('#f4f3f0');
    const bud = (x: number, turn: number) =>
      put(
        group(
          ball(shell, 0.16, [0, 0, 0], [1, 0.9, 1.1]),
          put(
            turned(
              rubber('#e9e7e2'),
              [
                [0.05, 0.05],
                [0.12, 0.08],
                [0.1, 0.2],
                [0.05, 0.22],
              ],
              { smooth: true },
            ),
            [0, 0, 0.06],
            [70, 0, 0],
          ),
          rod(shell, [0, 0, -0.05], [0, -0.42, -0.12], 0.065),
          cylinder(metal('chrome'), { radius: 0.05, height: 0.02 }, { at: [0, -0.46, -0.13] }),
        ),
        [x, 0.2, 0.62],
        [-80, turn, 0],
      );
    return group(
      body(shell, [
        { at: [0, 0.2, -0.62], width: 0.5, height: 0.12, power: 2.6 },
        { at: [0, 0.23, -0.42], width: 0.62, height: 0.22, power: 3 },
        { at: [0, 0.23, 0.02], width: 0.62, height: 0.22, power: 3 },
        { at: [0, 0.2, 0.2], width: 0.5, height: 0.12, power: 2.6 },
      ]),
      ring(plastic('#cfcdc8'), { radius: 0.4, thickness: 0.006 }, [0, 0.25, -0.2], [90, 0, 0]),
      panel(glowing('#5fd17c', 1.2), [0.03, 0.03], [0, 0.26, 0.21]),
      bud(-0.3, 24),
      bud(0.34, -30),
    );
  },
  {
    corner: { azimuth: -28, elevation: 32 },
    front: { azimuth: 0, elevation: 40 },
    detail: { azimuth: 20, elevation: 36, zoom: 2, at: [0.4, 0.4, 0.85] },
  },
);

export const speaker = kind(
  { blue: { color: '#2f5d7c' }, black: { color: '#232427' } },
  ({ color }) => {
    const mesh = fabric(color, { size: 0.16 });
    const shell = rubber('#1c1d1f');
    return group(
      cylinder(mesh, { radius: 0.5, height: 1.7 }, { at: [0, 0.52, 0], along: 'x', edge: 0.05 }),
      each([-0.86, 0.86], (x) =>
        group(
          cylinder(
            shell,
            { radius: 0.48, height: 0.14 },
            { at: [x, 0.52, 0], along: 'x', edge: 0.06 },
          ),
          cylinder(
            metal('steel'),
            { radius: 0.3, height: 0.04 },
            { at: [x * 1.08, 0.52, 0], along: 'x' },
          ),
        ),
      ),
      box(shell, [1.2, 0.06, 0.3], [0, 0.99, 0], 0.03),
      each([-0.35, 0, 0.35], (x) =>
        box(plastic('#d7d9da'), [0.11, 0.02, 0.035], [x, 1.045, 0], 0.01),
      ),
      box(shell, [1.1, 0.08, 0.4], [0, 0, 0], 0.03),
      tube(
        shell,
        [
          [0.92, 0.86, 0.2],
          [1.12, 0.8, 0.32],
          [1.14, 0.5, 0.4],
          [0.94, 0.36, 0.36],
        ],
        0.035,
      ),
    );
  },
  { detail: { azimuth: 30, elevation: 26, zoom: 1.9, at: [0.7, 0.7, 0.6] } },
);

export const turntable = kind(
  { walnut: {} },
  () => {
    const vinyl = glossy('#121214', { roughness: 0.25 });
    const chrome = metal('chrome');
    return group(
      box(wood('walnut', { size: 1.2 }), [2.2, 0.34, 1.7], [0, 0.08, 0], 0.05),
      box(grained('#1e1f21'), [2.1, 0.03, 1.6], [0, 0.415, 0], 0.02),
      cylinder(metal('dark'), { radius: 0.74, height: 0.08 }, { at: [-0.22, 0.44, 0] }),
      turned(
        vinyl,
        [
          [0, 0.52],
          [0.7, 0.52],
          [0.72, 0.53],
          [0.7, 0.545],
          [0, 0.545],
        ],
        { at: [-0.22, 0, 0], edge: 0.004 },
      ),
      each(spread(7, 0.3, 0.68), (radius) =>
        ring(glossy('#0b0b0c'), { radius, thickness: 0.004 }, [-0.22, 0.546, 0], [90, 0, 0]),
      ),
      cylinder(plastic('#c8583c'), { radius: 0.24, height: 0.008 }, { at: [-0.22, 0.545, 0] }),
      cylinder(chrome, { radius: 0.02, height: 0.08 }, { at: [-0.22, 0.55, 0] }),
      cylinder(chrome, { radius: 0.14, height: 0.16 }, { at: [0.8, 0.43, -0.5] }),
      tube(
        chrome,
        [
          [0.8, 0.66, -0.72],
          [0.8, 0.66, -0.4],
          [0.74, 0.63, 0.2],
          [0.5, 0.6, 0.42],
        ],
        0.026,
      ),
      put(
        box(plastic('#1d1e20'), [0.09, 0.07, 0.2], [0, 0, 0], 0.015),
        [0.43, 0.56, 0.48],
        [0, 50, 0],
      ),
      cylinder(chrome, { radius: 0.08, height: 0.1 }, { at: [0.8, 0.62, -0.74], along: 'z' }),
      each([0.62, 0.86], (x) =>
        cylinder(chrome, { radius: 0.075, height: 0.07 }, { at: [x, 0.44, 0.62] }),
      ),
      each(corners(0.9, 0.65), ([x, z]) =>
        cylinder(rubber(), { radius: 0.11, height: 0.09 }, { at: [x, 0, z] }),
      ),
    );
  },
  {
    corner: { azimuth: -28, elevation: 32 },
    front: { azimuth: 0, elevation: 24 },
    detail: { azimuth: 30, elevation: 34, zoom: 2, at: [0.7, 1, 0.5] },
  },
);
