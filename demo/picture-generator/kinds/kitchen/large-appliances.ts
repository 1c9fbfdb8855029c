// Appliances that stand on the floor or the counter for good.
import {
  display,
  glossy,
  glowing,
  metal,
  painted,
  plastic,
  rubber,
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
  turned,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';
import { sheet } from '../../scene/textures.ts';

const STEEL = () => metal('steel', { size: 0.5, roughness: 0.36 });
const WHITE = () => painted('#f1f1ef');

const grip = (x: number, from: number, to: number, z: number) =>
  group(
    rod(metal('steel'), [x, from, z + 0.07], [x, to, z + 0.07], 0.022),
    rod(metal('steel'), [x, from + 0.06, z], [x, from + 0.06, z + 0.07], 0.014),
    rod(metal('steel'), [x, to - 0.06, z], [x, to - 0.06, z + 0.07], 0.014),
  );

const bar = (y: number, width: number, z: number) =>
  group(
    rod(metal('steel'), [-width / 2, y, z + 0.07], [width / 2, y, z + 0.07], 0.02),
    rod(metal('steel'), [-width / 2 + 0.08, y, z], [-width / 2 + 0.08, y, z + 0.07], 0.013),
    rod(metal('steel'), [width / 2 - 0.08, y, z], [width / 2 - 0.08, y, z + 0.07], 0.013),
  );

export const digits = (text: string, color = '#9fe8ff') =>
  display(
    sheet([256, 96], (pen) => {
      pen.fillStyle = '#07090b';
      pen.fillRect(0, 0, 256, 96);
      pen.fillStyle = color;
      pen.font = 'bold 62px monospace';
      pen.textAlign = 'center';
      pen.fillText(text, 128, 70);
    }),
  );

export const refrigerator = kind(
  { stainless: { face: STEEL } },
  ({ face }) => {
    const door = face();
    const gap = plastic('#2b2d30');
    return group(
      box(plastic('#55585c'), [1.8, 3.5, 1.3], [0, 0.06, -0.12], 0.03),
      box(gap, [1.76, 3.4, 0.1], [0, 0.1, 0.52], 0.02),
      box(door, [0.89, 2.22, 0.13], [-0.452, 1.33, 0.58], 0.035),
      box(door, [0.89, 2.22, 0.13], [0.452, 1.33, 0.58], 0.035),
      box(door, [1.794, 0.58, 0.13], [0, 0.72, 0.58], 0.035),
      box(door, [1.794, 0.6, 0.13], [0, 0.09, 0.58], 0.035),
      grip(-0.08, 1.5, 2.9, 0.64),
      grip(0.08, 1.5, 2.9, 0.64),
      bar(1.16, 1.3, 0.64),
      bar(0.56, 1.3, 0.64),
      box(display(), [0.34, 0.62, 0.02], [-0.5, 2.05, 0.637], 0.02),
      box(plastic('#101214'), [0.24, 0.34, 0.03], [-0.5, 2.07, 0.64], 0.02),
      each(corners(0.75, 0.45), ([x, z]) =>
        cylinder(rubber(), { radius: 0.05, height: 0.08 }, { at: [x, 0, z] }),
      ),
    );
  },
  { detail: { azimuth: -24, elevation: 12, zoom: 2, at: [0.4, 0.68, 1] } },
);

export const washer = kind(
  { white: { face: WHITE } },
  ({ face }) => {
    const shell = face();
    const chrome = metal('chrome');
    return group(
      box(shell, [1.7, 2.1, 1.6], [0, 0.06, 0], 0.07),
      box(plastic('#dfe1e2'), [1.6, 0.012, 0.02], [0, 1.72, 0.8], 0.004),
      put(
        group(
          ring(shell, { radius: 0.6, thickness: 0.09 }),
          ring(chrome, { radius: 0.55, thickness: 0.05 }, [0, 0, 0.05]),
          ring(rubber('#3a3c3f'), { radius: 0.44, thickness: 0.08 }, [0, 0, -0.02]),
          put(
            turned(glossy('#15181c', { roughness: 0.06 }), [
              [0, 0.1],
              [0.3, 0.07],
              [0.48, 0],
            ]),
            [0, 0, 0],
            [90, 0, 0],
          ),
          box(chrome, [0.09, 0.3, 0.05], [0.6, -0.15, 0.07], 0.03),
        ),
        [0, 0.92, 0.82],
      ),
      box(plastic('#e9eaea'), [0.5, 0.2, 0.02], [-0.52, 1.82, 0.8], 0.03),
      cylinder(chrome, { radius: 0.12, height: 0.08 }, { at: [0.02, 1.92, 0.83], along: 'z' }),
      panel(digits('0:48'), [0.5, 0.17], [0.5, 1.84, 0.814]),
      each(corners(0.7, 0.65), ([x, z]) =>
        cylinder(rubber(), { radius: 0.06, height: 0.08 }, { at: [x, 0, z] }),
      ),
    );
  },
  { detail: { azimuth: -22, elevation: 14, zoom: 1.8, at: [0.5, 0.55, 1] } },
);

export const range = kind(
  { stainless: { face: STEEL } },
  ({ face }) => {
    const steel = face();
    const black = glossy('#141518');
    const knobs = [-0.68, -0.48, 0.48, 0.68];
    return group(
      box(plastic('#3b3d40'), [1.8, 2.1, 1.5], [0, 0.05, -0.05], 0.03),
      box(black, [1.8, 0.03, 1.5], [0, 2.14, -0.05], 0.01),
      box(steel, [1.8, 0.3, 0.16], [0, 2.17, -0.74], 0.03),
      panel(digits('12:30'), [0.5, 0.14], [0, 2.25, -0.646]),
      box(steel, [1.8, 0.34, 0.12], [0, 1.78, 0.7], 0.03),
      box(steel, [1.8, 1.24, 0.1], [0, 0.52, 0.71], 0.03),
      box(display(), [1.3, 0.7, 0.02], [0, 0.74, 0.765], 0.03),
      box(steel, [1.8, 0.4, 0.1], [0, 0.1, 0.71], 0.03),
      bar(1.64, 1.6, 0.76),
      bar(0.42, 1.2, 0.76),
      each(knobs, (x) =>
        group(
          cylinder(
            metal('dark'),
            { radius: 0.085, height: 0.03 },
            { at: [x, 1.95, 0.775], along: 'z' },
          ),
          cylinder(steel, { radius: 0.065, height: 0.1 }, { at: [x, 1.95, 0.82], along: 'z' }),
          box(plastic('#e8e8e8'), [0.008, 0.05, 0.01], [x, 1.955, 0.868], 0.002),
        ),
      ),
      each(
        [
          [-0.45, 0.3, 0.3],
          [0.45, 0.3, 0.24],
          [-0.45, -0.35, 0.22],
          [0.45, -0.35, 0.28],
        ],
        ([x = 0, z = 0, radius = 0.2]) =>
          ring(plastic('#8a8d92'), { radius, thickness: 0.006 }, [x, 2.171, z], [90, 0, 0]),
      ),
    );
  },
  { detail: { azimuth: -28, elevation: 34, zoom: 1.8, at: [0.45, 0.95, 0.7] } },
);

export const microwave = kind(
  { stainless: { face: STEEL } },
  ({ face }) =>
    group(
      box(face(), [2.1, 1.15, 1.3], [0, 0.06, 0], 0.05),
      box(glossy('#101113'), [1.52, 0.98, 0.05], [-0.24, 0.14, 0.65], 0.03),
      box(display(), [1.06, 0.62, 0.02], [-0.3, 0.34, 0.672], 0.05),
      grip(0.42, 0.22, 1.04, 0.67),
      box(glossy('#141517'), [0.46, 0.98, 0.04], [0.77, 0.14, 0.65], 0.03),
      panel(digits('2:00', '#7dffb0'), [0.34, 0.13], [0.77, 0.92, 0.682]),
      each([0, 1, 2, 3], (row) =>
        each([-0.11, 0, 0.11], (x) =>
          box(plastic('#3a3c40'), [0.085, 0.085, 0.02], [0.77 + x, 0.36 + row * 0.13, 0.668], 0.02),
        ),
      ),
      box(metal('steel'), [0.34, 0.09, 0.03], [0.77, 0.2, 0.668], 0.02),
      each(corners(0.9, 0.5), ([x, z]) =>
        cylinder(rubber(), { radius: 0.06, height: 0.07 }, { at: [x, 0, z] }),
      ),
    ),
  { detail: { azimuth: 20, elevation: 16, zoom: 2, at: [0.75, 0.55, 1] } },
);

export const freezer = kind(
  { white: { face: WHITE } },
  ({ face }) => {
    const shell = face();
    return group(
      box(shell, [2.2, 1.6, 1.2], [0, 0.08, 0], 0.06),
      box(rubber('#8f9499'), [2.16, 0.05, 1.16], [0, 1.66, 0], 0.01),
      box(shell, [2.24, 0.16, 1.26], [0, 1.7, 0.01], 0.07),
      box(metal('steel'), [0.36, 0.07, 0.06], [0, 1.72, 0.63], 0.03),
      cylinder(
        plastic('#d5d7d9'),
        { radius: 0.08, height: 0.03 },
        { at: [0.86, 0.34, 0.61], along: 'z' },
      ),
      box(glowing('#57c46a', 0.9), [0.03, 0.03, 0.01], [0.7, 0.33, 0.6], 0.01),
      each([0, 1, 2, 3, 4], (row) =>
        box(plastic('#c9cccd'), [0.5, 0.014, 0.02], [-0.75, 0.2 + row * 0.05, 0.6], 0.004),
      ),
    );
  },
  { detail: { azimuth: -26, elevation: 22, zoom: 2, at: [0.5, 0.85, 1] } },
);

export const airConditioner = kind(
  { white: {} },
  () => {
    const shell = painted('#eeefed');
    return group(
      box(shell, [2, 1.3, 1.3], [0, 0, -0.1], 0.06),
      box(shell, [2.06, 1.34, 0.16], [0, -0.01, 0.62], 0.07),
      each(
        Array.from({ length: 13 }, (_, index) => index),
        (row) =>
          put(
            box(plastic('#e2e4e3'), [1.34, 0.03, 0.06], [0, 0, 0], 0.01),
            [-0.26, 0.12 + row * 0.058, 0.7],
            [20, 0, 0],
          ),
      ),
      box(plastic('#b9bdbf'), [1.38, 0.8, 0.02], [-0.26, 0.08, 0.685], 0.02),
      each([0, 1, 2], (row) =>
        put(
          box(plastic('#d9dcdc'), [1.34, 0.09, 0.04], [0, 0, 0], 0.01),
          [-0.26, 0.95 + row * 0.1, 0.7],
          [-30, 0, 0],
        ),
      ),
      box(glossy('#17191c'), [0.42, 0.62, 0.03], [0.74, 0.55, 0.69], 0.03),
      panel(digits('68'), [0.24, 0.16], [0.74, 0.92, 0.714]),
      each([0, 1], (row) =>
        each([-0.09, 0.09], (x) =>
          cylinder(
            plastic('#46494d'),
            { radius: 0.05, height: 0.03 },
            { at: [0.74 + x, 0.66 + row * 0.14, 0.71], along: 'z' },
          ),
        ),
      ),
    );
  },
  { detail: { azimuth: 18, elevation: 16, zoom: 1.9, at: [0.7, 0.6, 1] } },
);
