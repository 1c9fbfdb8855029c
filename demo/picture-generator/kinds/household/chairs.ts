import { fabric, leather, metal, plastic, rubber, wood } from '../../scene/materials.ts';
import { around, box, corners, cylinder, each, group, put, rod, tube } from '../../scene/parts.ts';
import { body, cushion } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

const woven = () => fabric('#d8bd8d', { size: 0.34, bumpScale: 5, sheen: 0, roughness: 0.9 });

export const diningChair = kind(
  { oak: { name: 'oak' }, walnut: { name: 'walnut' } } as const,
  ({ name }) => {
    const frame = wood(name, { size: 0.7 });
    const chair = (x: number, turn: number) =>
      put(
        group(
          each([-0.42, 0.42], (side) =>
            group(
              rod(frame, [side * 1.04, 0, 0.42], [side, 0.86, 0.38], 0.042),
              tube(
                frame,
                [
                  [side * 1.02, 0, -0.5],
                  [side, 0.86, -0.4],
                  [side * 0.95, 1.7, -0.58],
                ],
                0.042,
              ),
              rod(frame, [side, 0.36, -0.42], [side, 0.36, 0.4], 0.026),
            ),
          ),
          box(frame, [0.94, 0.07, 0.06], [0, 0.8, 0.4], 0.025),
          box(frame, [0.94, 0.07, 0.06], [0, 0.8, -0.4], 0.025),
          each([-0.44, 0.44], (side) => box(frame, [0.06, 0.07, 0.8], [side, 0.8, 0], 0.025)),
          box(woven(), [0.88, 0.06, 0.82], [0, 0.83, 0], 0.03),
          tube(
            frame,
            [
              [-0.42, 1.62, -0.56],
              [0, 1.62, -0.66],
              [0.42, 1.62, -0.56],
            ],
            0.05,
          ),
          tube(
            frame,
            [
              [-0.42, 1.32, -0.5],
              [0, 1.32, -0.58],
              [0.42, 1.32, -0.5],
            ],
            0.034,
          ),
        ),
        [x, 0, 0],
        [0, turn, 0],
      );
    return group(chair(-0.75, 22), chair(0.75, -18));
  },
  { detail: { azimuth: -30, elevation: 24, zoom: 1.9, at: [0.3, 0.6, 0.6] } },
);

export const stool = kind(
  { black: { cover: () => leather('#26262a') } },
  ({ cover }) => {
    const seat = cover();
    const steel = metal('black', { roughness: 0.5 });
    const one = (x: number, turn: number) =>
      put(
        group(
          each(corners(0.34, 0.34), ([legX, legZ]) =>
            rod(steel, [legX * 1.2, 0, legZ * 1.2], [legX * 0.6, 1.36, legZ * 0.6], 0.032),
          ),
          tube(
            steel,
            [
              [-0.4, 0.45, -0.4],
              [0.4, 0.45, -0.4],
              [0.4, 0.45, 0.4],
              [-0.4, 0.45, 0.4],
            ],
            0.024,
            { closed: true, straight: true },
          ),
          cushion(seat, [0.92, 0.2, 0.88], { at: [0, 1.38, 0], seam: 0.6 }),
          body(
            seat,
            [
              { at: [0, 1.62, -0.42], width: 0.4, height: 0.06, power: 4 },
              { at: [0, 1.86, -0.5], width: 0.46, height: 0.07, power: 4 },
              { at: [0, 2.06, -0.5], width: 0.42, height: 0.05, power: 4 },
            ],
            { along: 'y' },
          ),
        ),
        [x, 0, 0],
        [0, turn, 0],
      );
    return group(one(-0.7, 20), one(0.7, -16));
  },
  { detail: { azimuth: -28, elevation: 20, zoom: 2, at: [0.3, 0.8, 0.6] } },
);

export const officeChair = kind(
  {
    mesh: { cover: () => fabric('#2b2d31', { size: 0.12, bumpScale: 5 }) },
    leather: { cover: () => leather('#4a3023') },
  },
  ({ cover }) => {
    const seat = cover();
    const hard = plastic('#1e1f22');
    return group(
      each(around(5), (turn) => {
        const [x, z] = [Math.sin(turn) * 0.72, Math.cos(turn) * 0.72];
        return group(
          rod(hard, [0, 0.26, 0], [x, 0.17, z], 0.05),
          cylinder(rubber(), { radius: 0.09, height: 0.09 }, { at: [x, 0.09, z], along: 'x' }),
        );
      }),
      cylinder(hard, { radius: 0.1, height: 0.24 }, { at: [0, 0.2, 0] }),
      cylinder(metal('chrome'), { radius: 0.055, height: 0.5 }, { at: [0, 0.42, 0] }),
      box(hard, [0.5, 0.1, 0.5], [0, 0.88, 0], 0.04),
      cushion(seat, [1.16, 0.22, 1.12], { at: [0, 0.96, 0.06], seam: 0.6 }),
      body(
        seat,
        [
          { at: [0, 1.3, -0.46], width: 0.46, height: 0.06, power: 4 },
          { at: [0, 1.55, -0.54], width: 0.54, height: 0.08, power: 4 },
          { at: [0, 2.1, -0.5], width: 0.56, height: 0.07, power: 4 },
          { at: [0, 2.42, -0.6], width: 0.46, height: 0.05, power: 3 },
        ],
        { along: 'y' },
      ),
      put(cushion(seat, [0.66, 0.16, 0.3], { seam: 0.5 }), [0, 2.62, -0.62], [80, 0, 0]),
      tube(
        hard,
        [
          [0, 0.92, -0.3],
          [0, 1.1, -0.66],
          [0, 1.7, -0.64],
          [0, 2.5, -0.72],
        ],
        0.06,
      ),
      each([-0.62, 0.62], (x) =>
        group(
          tube(
            hard,
            [
              [x * 0.6, 0.95, 0],
              [x, 1.0, 0],
              [x, 1.34, -0.02],
            ],
            0.035,
          ),
          box(rubber(), [0.16, 0.07, 0.6], [x, 1.34, 0.04], 0.03),
        ),
      ),
    );
  },
  { detail: { azimuth: -36, elevation: 16, zoom: 1.9, at: [0.4, 0.6, 0.7] } },
);
