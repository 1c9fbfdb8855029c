import {
  display,
  glossy,
  glowing,
  grained,
  metal,
  plastic,
  rubber,
  type Material,
} from '../../scene/materials.ts';
import {
  box,
  cutout,
  each,
  group,
  panel,
  put,
  rod,
  roundedRectangle,
  spread,
  tube,
  type Vec,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';
import { sheet } from '../../scene/textures.ts';
import { landscape } from './screens.ts';

/** A page of work: windows, lines of text, a chart. */
const desktop = () =>
  display(
    sheet([640, 400], (pen) => {
      const sky = pen.createLinearGradient(0, 0, 640, 400);
      sky.addColorStop(0, '#2d6a73');
      sky.addColorStop(1, '#1b3554');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, 640, 400);
      pen.fillStyle = '#f7f6f2';
      pen.fillRect(60, 44, 360, 270);
      pen.fillStyle = '#e4e1d9';
      pen.fillRect(60, 44, 360, 26);
      pen.fillStyle = '#9aa39f';
      for (let line = 0; line < 13; line++) {
        pen.fillRect(84, 92 + line * 16, 180 + ((line * 71) % 130), 6);
      }
      pen.fillStyle = '#14232f';
      pen.fillRect(330, 150, 250, 190);
      for (let bar = 0; bar < 9; bar++) {
        pen.fillStyle = bar % 3 === 1 ? '#f2b45c' : '#62c3a5';
        const height = 30 + ((bar * 53) % 110);
        pen.fillRect(350 + bar * 24, 320 - height, 15, height);
      }
    }),
  );

function keys(material: Material, { at, rows, width, depth }: KeyField) {
  const pitch = width / 14;
  return each(spread(rows, -depth / 2, depth / 2), (z, row) =>
    row === rows - 1
      ? group(
          box(
            material,
            [pitch * 5.6, 0.03, (depth / rows) * 0.8],
            [at[0], at[1], at[2] + z],
            0.012,
          ),
          each([-5.6, -4.4, 4.4, 5.6], (slot) =>
            box(
              material,
              [pitch, 0.03, (depth / rows) * 0.8],
              [at[0] + slot * pitch, at[1], at[2] + z],
              0.012,
            ),
          ),
        )
      : each(spread(14, -width / 2, width / 2), (x) =>
          box(
            material,
            [pitch * 0.84, 0.03, (depth / rows) * 0.8],
            [at[0] + x, at[1], at[2] + z],
            0.012,
          ),
        ),
  );
}

interface KeyField {
  readonly at: Vec;
  readonly rows: number;
  readonly width: number;
  readonly depth: number;
}

export const laptop = kind(
  {
    silver: { shell: () => metal('aluminum', { roughness: 0.5 }), cap: '#202226' },
    black: { shell: () => grained('#2a2b2e'), cap: '#17181a' },
  },
  ({ shell, cap }) => {
    const hull = shell();
    return group(
      put(
        cutout(hull, roundedRectangle(2.6, 1.76, 0.12), { thickness: 0.09, edge: 0.03 }),
        [0, 0.05, 0],
        [90, 0, 0],
      ),
      box(plastic('#1b1c1f'), [2.2, 0.01, 0.84], [0, 0.091, -0.28], 0.01),
      keys(plastic(cap, { roughness: 0.6 }), {
        at: [0, 0.096, -0.28],
        rows: 5,
        width: 2.14,
        depth: 0.78,
      }),
      box(plastic('#9b9da0', { roughness: 0.4 }), [0.86, 0.006, 0.5], [0, 0.094, 0.48], 0.04),
      put(
        group(
          put(
            cutout(hull, roundedRectangle(2.6, 1.7, 0.1), { thickness: 0.05, edge: 0.02 }),
            [0, 0.85, 0],
          ),
          put(
            cutout(glossy('#0a0b0d', { roughness: 0.08 }), roundedRectangle(2.54, 1.64, 0.08), {
              thickness: 0.012,
              edge: 0.004,
            }),
            [0, 0.85, 0.026],
          ),
          panel(desktop(), [2.4, 1.46], [0, 0.14, 0.034]),
        ),
        [0, 0.1, -0.86],
        [-16, 0, 0],
      ),
      rod(plastic('#1d1e20'), [-0.9, 0.1, -0.86], [0.9, 0.1, -0.86], 0.04),
    );
  },
  { detail: { azimuth: -30, elevation: 32, zoom: 2, at: [0.35, 0.1, 0.55] } },
);

export const monitor = kind(
  { black: {} },
  () => {
    const shell = grained('#1d1e20');
    return group(
      box(shell, [2.8, 1.62, 0.1], [0, 0.62, 0], 0.03),
      box(shell, [1.4, 0.9, 0.16], [0, 0.95, -0.1], 0.07),
      panel(landscape(), [2.72, 1.5], [0, 0.7, 0.053]),
      rod(metal('dark'), [0, 0.06, -0.18], [0, 1.3, -0.16], 0.09),
      put(
        cutout(shell, roundedRectangle(1.1, 0.8, 0.18), { thickness: 0.06, edge: 0.02 }),
        [0, 0.04, -0.1],
        [90, 0, 0],
      ),
      panel(glowing('#8fd0ff', 1), [0.04, 0.012], [1.25, 0.64, 0.052]),
    );
  },
  { detail: { azimuth: -34, elevation: 12, zoom: 1.9, at: [0.3, 0.35, 0.6] } },
);

export const keyboard = kind(
  { black: {} },
  () =>
    put(
      group(
        put(
          cutout(grained('#25262a'), roundedRectangle(3, 1.05, 0.07), {
            thickness: 0.13,
            edge: 0.03,
          }),
          [0, 0.08, 0],
          [90, 0, 0],
        ),
        keys(plastic('#3b3d42', { roughness: 0.6 }), {
          at: [-0.12, 0.15, 0.06],
          rows: 5,
          width: 2.6,
          depth: 0.84,
        }),
        keys(plastic('#33353a', { roughness: 0.6 }), {
          at: [-0.12, 0.17, 0.04],
          rows: 5,
          width: 2.5,
          depth: 0.8,
        }),
        box(
          plastic('#c7603f', { roughness: 0.6 }),
          [0.155, 0.05, 0.13],
          [-1.33, 0.155, -0.28],
          0.02,
        ),
        box(plastic('#3b3d42', { roughness: 0.6 }), [0.12, 0.05, 0.78], [1.33, 0.155, 0.06], 0.03),
        tube(
          rubber(),
          [
            [0, 0.1, -0.5],
            [0.1, 0.05, -0.8],
            [0.7, 0.03, -0.95],
            [1.3, 0.03, -0.8],
          ],
          0.025,
        ),
      ),
      [0, 0, 0],
      [4, 0, 0],
    ),
  {
    corner: { azimuth: -24, elevation: 34 },
    front: { azimuth: 0, elevation: 40 },
    detail: { azimuth: -28, elevation: 28, zoom: 2.4, at: [0.28, 0.8, 0.6] },
  },
);

export const tablet = kind(
  { gray: {} },
  () =>
    group(
      put(
        group(
          put(
            cutout(metal('aluminum', { roughness: 0.5 }), roundedRectangle(2.5, 1.74, 0.14), {
              thickness: 0.07,
              edge: 0.03,
            }),
            [0, 0.87, 0],
          ),
          put(
            cutout(glossy('#07080a', { roughness: 0.06 }), roundedRectangle(2.46, 1.7, 0.12), {
              thickness: 0.014,
              edge: 0.005,
            }),
            [0, 0.87, 0.034],
          ),
          panel(landscape(), [2.24, 1.46], [0, 0.14, 0.043]),
        ),
        [0, 0, 0.3],
        [-22, 0, 0],
      ),
      put(
        box(plastic('#3c4046', { roughness: 0.8 }), [2.3, 0.03, 1.1], [0, 0, 0], 0.014),
        [0, 0.66, -0.62],
        [52, 0, 0],
      ),
    ),
  { detail: { azimuth: -30, elevation: 20, zoom: 2, at: [0.25, 0.3, 0.8] } },
);
