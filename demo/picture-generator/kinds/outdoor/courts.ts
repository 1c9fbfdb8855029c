import {
  fabric,
  glossy,
  grained,
  leather,
  metal,
  painted,
  plastic,
  rubber,
} from '../../scene/materials.ts';
import {
  around,
  ball,
  box,
  cutout,
  cylinder,
  each,
  group,
  outline,
  put,
  ring,
  rod,
  spread,
  tube,
  turned,
} from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const rackets = kind(
  { blue: {} },
  () => {
    const racket = (x: number, turn: number, color: string) =>
      put(
        group(
          put(ring(glossy(color), { radius: 0.62, thickness: 0.05 }), [0, 0, 0]),
          each(spread(12, -0.56, 0.56), (at) =>
            group(
              rod(
                plastic('#f3f0e2'),
                [at, -Math.sqrt(0.36 - at * at * 0.98 > 0 ? 0.36 - at * at : 0.01), 0],
                [at, Math.sqrt(0.36 - at * at > 0 ? 0.36 - at * at : 0.01), 0],
                0.006,
              ),
              rod(
                plastic('#f3f0e2'),
                [-Math.sqrt(0.36 - at * at > 0 ? 0.36 - at * at : 0.01), at, 0],
                [Math.sqrt(0.36 - at * at > 0 ? 0.36 - at * at : 0.01), at, 0],
                0.006,
              ),
            ),
          ),
          each([-1, 1], (side) =>
            tube(
              glossy(color),
              [
                [side * 0.34, -0.52, 0],
                [side * 0.14, -0.86, 0],
                [side * 0.05, -1.1, 0],
              ],
              0.045,
            ),
          ),
          rod(rubber('#26272a'), [0, -1.05, 0], [0, -1.9, 0], 0.085),
        ),
        [x, 0.08, 0],
        [-90, 0, turn],
      );
    return group(
      racket(-0.5, 18, '#2d5f96'),
      put(racket(0.6, -22, '#b13a2e'), [0, 0.1, 0.1]),
      each(
        [
          [-0.2, 1.1],
          [0.2, 1.35],
          [0.62, 1.05],
        ],
        ([x = 0, z = 0]) => ball(plastic('#cddc39', { roughness: 1 }), 0.16, [x, 0.16, z]),
      ),
    );
  },
  { corner: { azimuth: -24, elevation: 36 }, front: { azimuth: 0, elevation: 44 } },
);

export const hoop = kind(
  { black: {} },
  () =>
    group(
      box(grained('#232427'), [1.1, 0.3, 1.4], [0, 0, -0.7], 0.12),
      rod(painted('#2a2b2e'), [0, 0.2, -0.9], [0, 2.9, -0.3], 0.06),
      rod(painted('#2a2b2e'), [0, 0.2, -0.3], [0, 1.3, -0.66], 0.04),
      box(plastic('#f2f4f4', { roughness: 0.2 }), [1.6, 1.05, 0.06], [0, 2.5, 0], 0.03),
      put(
        cutout(
          plastic('#b3382b'),
          (() => {
            const shape = outline(
              [
                [-0.8, 0],
                [0.8, 0],
                [0.8, 1.05],
                [-0.8, 1.05],
              ],
              false,
            );
            const hole = outline(
              [
                [-0.74, 0.06],
                [0.74, 0.06],
                [0.74, 0.99],
                [-0.74, 0.99],
              ],
              false,
            );
            shape.holes.push(hole);
            return shape;
          })(),
          { thickness: 0.02, edge: 0.004 },
        ),
        [0, 2.5, 0.035],
      ),
      ring(painted('#d4561f'), { radius: 0.32, thickness: 0.028 }, [0, 2.62, 0.42], [90, 0, 0]),
      each(around(12), (turn) =>
        tube(
          fabric('#f4f2ea'),
          [
            [Math.cos(turn) * 0.32, 2.6, 0.42 + Math.sin(turn) * 0.32],
            [Math.cos(turn + 0.26) * 0.24, 2.36, 0.42 + Math.sin(turn + 0.26) * 0.24],
            [Math.cos(turn) * 0.19, 2.14, 0.42 + Math.sin(turn) * 0.19],
          ],
          0.01,
        ),
      ),
      ball(leather('#b5622c'), 0.3, [0.9, 0.3, 0.2]),
    ),
  { corner: { azimuth: -30, elevation: 6 } },
);

export const trampoline = kind(
  { blue: {} },
  () => {
    const pole = metal('steel');
    return group(
      cylinder(
        fabric('#1b1c1e', { size: 0.15 }),
        { radius: 1.36, height: 0.02 },
        { at: [0, 0.72, 0] },
      ),
      turned(
        plastic('#2c63a0', { roughness: 0.5 }),
        [
          [1.34, 0.72],
          [1.36, 0.78],
          [1.62, 0.78],
          [1.66, 0.72],
          [1.62, 0.68],
        ],
        { edge: 0.03 },
      ),
      each(around(6), (turn) => {
        const [x, z] = [Math.cos(turn) * 1.6, Math.sin(turn) * 1.6];
        return group(
          rod(pole, [x, 0, z], [x, 0.72, z], 0.04),
          rod(rubber('#2c63a0'), [x, 0.72, z], [x, 2.4, z], 0.07),
        );
      }),
      ring(pole, { radius: 1.6, thickness: 0.02 }, [0, 2.38, 0], [90, 0, 0]),
      turned(plastic('#20242a', { transparent: true, opacity: 0.25 }), [
        [1.55, 0.78],
        [1.55, 2.36],
      ]),
    );
  },
  { corner: { azimuth: -20, elevation: 14 } },
);

export const paddleBoard = kind(
  { teal: {} },
  () =>
    group(
      put(
        body(glossy('#2f8f95', { roughness: 0.3 }), [
          { at: [0, 0, -1.9], width: 0.2, height: 0.06, power: 3 },
          { at: [0, 0, -1.5], width: 0.4, height: 0.09, power: 4 },
          { at: [0, 0, 0], width: 0.5, height: 0.1, power: 4 },
          { at: [0, 0.02, 1.3], width: 0.4, height: 0.09, power: 4 },
          { at: [0, 0.12, 1.8], width: 0.14, height: 0.06, power: 3 },
          { at: [0, 0.16, 1.92], width: 0.03, height: 0.03 },
        ]),
        [0, 0.12, 0],
      ),
      box(rubber('#dfe4e0'), [0.78, 0.02, 1.9], [0, 0.215, -0.5], 0.01),
      each([-0.28, 0.28], (x) => rod(fabric('#26272a'), [x, 0.23, 0.7], [-x, 0.23, 1.2], 0.012)),
      rod(metal('aluminum'), [0.95, 0.06, -1.4], [0.9, 0.06, 1.0], 0.035),
      put(
        body(plastic('#26272a'), [
          { at: [0, 0, -0.3], width: 0.06, height: 0.03 },
          { at: [0, 0, 0.1], width: 0.17, height: 0.04 },
          { at: [0, 0, 0.4], width: 0.1, height: 0.03 },
        ]),
        [0.9, 0.07, 1.3],
      ),
      cylinder(plastic('#e2a12d'), { radius: 0.14, height: 0.7 }, { at: [-0.95, 0, 0.6] }),
      rod(plastic('#26272a'), [-1.15, 0.86, 0.6], [-0.75, 0.86, 0.6], 0.035),
      rod(metal('chrome'), [-0.95, 0.7, 0.6], [-0.95, 0.86, 0.6], 0.02),
    ),
  { corner: { azimuth: -36, elevation: 28 }, front: { azimuth: -80, elevation: 22 } },
);
