import { display, glossy, grained, metal, plastic, rubber } from '../../scene/materials.ts';
import {
  box,
  corners,
  cutout,
  cylinder,
  each,
  group,
  panel,
  put,
  ring,
  rod,
  roundedRectangle,
  spread,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { sheet } from '../../scene/textures.ts';

/** A hazy mountain evening, as shops show on their screens. */
export const landscape = () =>
  display(
    sheet([640, 360], (pen) => {
      const sky = pen.createLinearGradient(0, 0, 0, 260);
      for (const [stop, color] of [
        [0, '#27406b'],
        [0.55, '#c9788a'],
        [1, '#f4c58a'],
      ] as const)
        sky.addColorStop(stop, color);
      pen.fillStyle = sky;
      pen.fillRect(0, 0, 640, 360);
      pen.fillStyle = '#ffe6b8';
      pen.beginPath();
      pen.arc(430, 190, 26, 0, Math.PI * 2);
      pen.fill();
      for (const [layer, color] of ['#8a5f7d', '#5d4a74', '#37375f', '#1c2344'].entries()) {
        pen.fillStyle = color;
        pen.beginPath();
        pen.moveTo(0, 360);
        for (let x = 0; x <= 640; x += 8) {
          const ridge =
            Math.sin(x / (70 + layer * 22) + layer * 2) * 34 + Math.sin(x / 23 + layer) * 9;
          pen.lineTo(x, 205 + layer * 38 - ridge);
        }
        pen.lineTo(640, 360);
        pen.fill();
      }
    }),
  );

export const television = kind(
  { black: {} },
  () => {
    const frame = grained('#17181a');
    return group(
      box(frame, [3.0, 1.74, 0.07], [0, 0.22, 0], 0.02),
      box(frame, [1.9, 0.9, 0.12], [0, 0.4, -0.08], 0.05),
      panel(landscape(), [2.94, 1.65], [0, 0.28, 0.037]),
      box(metal('dark'), [0.3, 0.02, 0.01], [0, 0.235, 0.036], 0.004),
      each([-1, 1], (side) =>
        group(
          rod(metal('dark'), [side * 1.05, 0.24, 0], [side * 1.2, 0.02, 0.3], 0.025),
          rod(metal('dark'), [side * 1.05, 0.24, 0], [side * 1.2, 0.02, -0.3], 0.025),
        ),
      ),
    );
  },
  { detail: { azimuth: -36, elevation: 10, zoom: 1.9, at: [0.25, 0.4, 0.6] } },
);

export const watch = kind(
  { black: {} },
  () => {
    const strap = rubber('#242529');
    const face = display(
      sheet([256, 300], (pen) => {
        pen.fillStyle = '#050608';
        pen.fillRect(0, 0, 256, 300);
        pen.fillStyle = '#f4f4f4';
        pen.font = 'bold 76px sans-serif';
        pen.textAlign = 'center';
        pen.fillText('10:09', 128, 130);
        for (const [index, color] of ['#ff5a6e', '#5fe08a', '#5ab8ff'].entries()) {
          pen.strokeStyle = color;
          pen.lineWidth = 14;
          pen.beginPath();
          pen.arc(60 + index * 68, 220, 24, -1.6, 3.2);
          pen.stroke();
        }
      }),
    );
    return put(
      group(
        put(
          cutout(metal('dark', { roughness: 0.25 }), roundedRectangle(0.78, 0.9, 0.22), {
            thickness: 0.24,
            edge: 0.06,
          }),
          [0, 0.95, 0.02],
        ),
        put(
          cutout(glossy('#08090b', { roughness: 0.04 }), roundedRectangle(0.7, 0.82, 0.2), {
            thickness: 0.04,
            edge: 0.018,
          }),
          [0, 0.95, 0.135],
        ),
        panel(face, [0.56, 0.64], [0, 0.63, 0.157]),
        cylinder(
          metal('chrome'),
          { radius: 0.07, height: 0.07 },
          { at: [0.41, 1.0, 0.02], along: 'x' },
        ),
        body(
          strap,
          [
            { at: [0, 1.36, -0.02], width: 0.29, height: 0.05, power: 5 },
            { at: [0, 1.5, -0.16], width: 0.27, height: 0.09, power: 5 },
            { at: [0, 1.45, -0.6], width: 0.24, height: 0.07, power: 5 },
            { at: [0, 1.0, -0.94], width: 0.24, height: 0.05, power: 5 },
          ],
          { along: 'z' },
        ),
        body(
          strap,
          [
            { at: [0, 0.54, -0.02], width: 0.29, height: 0.05, power: 5 },
            { at: [0, 0.36, -0.2], width: 0.27, height: 0.09, power: 5 },
            { at: [0, 0.44, -0.62], width: 0.24, height: 0.09, power: 5 },
            { at: [0, 0.96, -0.95], width: 0.24, height: 0.07, power: 5 },
          ],
          { along: 'z' },
        ),
      ),
      [0, 0, 0],
      [-22, 0, 0],
    );
  },
  {
    corner: { azimuth: -34, elevation: 22 },
    front: { azimuth: 0, elevation: 22 },
    detail: { azimuth: 16, elevation: 26, zoom: 2, at: [0.5, 0.6, 1] },
  },
);

export const projector = kind(
  { white: {} },
  () => {
    const shell = plastic('#eeeeeb', { roughness: 0.36 });
    return group(
      box(shell, [1.9, 0.66, 1.4], [0, 0.08, 0], 0.16),
      box(grained('#232427'), [1.8, 0.42, 0.04], [0, 0.2, 0.69], 0.06),
      cylinder(
        plastic('#2b2c2f'),
        { radius: 0.29, height: 0.18 },
        { at: [0.44, 0.42, 0.74], along: 'z', edge: 0.04 },
      ),
      cylinder(
        glossy('#2d3150', { roughness: 0.02 }),
        { radius: 0.21, height: 0.04 },
        { at: [0.44, 0.42, 0.82], along: 'z' },
      ),
      each(spread(11, -0.78, 0), (x) =>
        box(plastic('#3a3b3e'), [0.022, 0.3, 0.02], [x, 0.26, 0.712], 0.005),
      ),
      ring(plastic('#d2d3d1'), { radius: 0.14, thickness: 0.02 }, [-0.3, 0.75, 0.1], [90, 0, 0]),
      each([-0.7, -0.58], (x) =>
        cylinder(plastic('#d2d3d1'), { radius: 0.04, height: 0.02 }, { at: [x, 0.74, 0.1] }),
      ),
      each(corners(0.75, 0.5), ([x, z]) =>
        cylinder(rubber(), { radius: 0.08, height: 0.09 }, { at: [x, 0, z] }),
      ),
    );
  },
  {
    corner: { azimuth: 32, elevation: 22 },
    detail: { azimuth: 20, elevation: 14, zoom: 2, at: [0.7, 0.5, 1] },
  },
);
