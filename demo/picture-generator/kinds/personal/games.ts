import { glossy, paper, plastic } from '../../scene/materials.ts';
import {
  ball,
  box,
  cutout,
  cylinder,
  each,
  group,
  outline,
  panel,
  put,
  ring,
  rod,
  spread,
} from '../../scene/parts.ts';
import { randomFor } from '../../scene/random.ts';
import { kind } from '../../scene/kind.ts';
import { sheet } from '../../scene/textures.ts';
import { tone } from './building-toys.ts';

const lid = (title: string, colors: readonly string[]) =>
  paper(
    sheet([480, 480], (pen) => {
      const random = randomFor(title);
      pen.fillStyle = colors[0] ?? '#246';
      pen.fillRect(0, 0, 480, 480);
      for (let index = 0; index < 26; index++) {
        pen.fillStyle = colors[1 + (index % (colors.length - 1))] ?? '#fff';
        pen.globalAlpha = 0.5;
        pen.beginPath();
        pen.arc(
          random.between(0, 480),
          random.between(140, 480),
          random.between(12, 70),
          0,
          Math.PI * 2,
        );
        pen.fill();
      }
      pen.globalAlpha = 1;
      pen.fillStyle = '#fffaf0';
      pen.fillRect(40, 48, 400, 96);
      pen.fillStyle = '#22302c';
      pen.font = 'bold 46px serif';
      pen.textAlign = 'center';
      pen.fillText(title, 240, 112);
    }),
    { roughness: 0.4 },
  );

const gameBox = (title: string, colors: readonly string[]) =>
  group(
    box(plastic(colors[0] ?? '#246', { roughness: 0.4 }), [1.6, 0.36, 1.6], [0, 0, 0], 0.02),
    put(panel(lid(title, colors), [1.58, 1.58]), [0, 0.363, 0.79], [-90, 0, 0]),
  );

export const boardGame = kind(
  { blue: {} },
  () =>
    group(
      gameBox('HARBORS', ['#1f4a66', '#c9a25a', '#3f7f8f', '#e8dcc0']),
      each(
        Array.from({ length: 9 }, (_, index) => index),
        (index) =>
          cylinder(
            glossy(tone(index)),
            { radius: 0.06, top: 0.03, height: 0.18 },
            { at: [-0.6 + index * 0.15, 0, 1.1 + (index % 3) * 0.1] },
          ),
      ),
      each([0, 1], (index) =>
        put(
          box(glossy('#f6f3ea'), [0.16, 0.16, 0.16], [0, 0, 0], 0.03),
          [0.9 + index * 0.1, 0, 1.1 + index * 0.2],
          [0, 30 * index, 0],
        ),
      ),
    ),
  { corner: { azimuth: -26, elevation: 34 }, front: { azimuth: 0, elevation: 36 } },
);

export const puzzles = kind(
  { mixed: {} },
  () =>
    group(
      ...[
        ['ALPS', '#3c5f7c'],
        ['COAST', '#b5723f'],
        ['GARDEN', '#4d7a4a'],
        ['OLD TOWN', '#7c4a5e'],
      ].map(([title = '', color = ''], index) =>
        put(
          gameBox(title, [color, '#e8dcc0', '#f0c27a', '#8fb3b8']),
          [(index % 2) * 0.06, index * 0.37, 0],
          [0, index * 5 - 8, 0],
        ),
      ),
    ),
  { corner: { azimuth: -26, elevation: 28 }, front: { azimuth: 0, elevation: 24 } },
);

export const dartBlaster = kind(
  { blue: {} },
  () => {
    const blaster = (z: number, y: number, turn: number, index: number) =>
      put(
        group(
          put(
            cutout(
              plastic(tone(index), { roughness: 0.35 }),
              outline(
                [
                  [-1.0, 0.1],
                  [-0.9, 0.34],
                  [-0.2, 0.42],
                  [0.9, 0.36],
                  [1.0, 0.2],
                  [0.9, 0.06],
                  [0.1, 0.0],
                  [-0.1, -0.4],
                  [-0.2, -0.62],
                  [-0.5, -0.6],
                  [-0.46, -0.3],
                  [-0.5, 0.0],
                ],
                false,
              ),
              { thickness: 0.24, edge: 0.06 },
            ),
            [0, 0, 0],
          ),
          cylinder(
            plastic('#e27a33'),
            { radius: 0.13, height: 0.3 },
            { at: [1.05, 0.2, 0], along: 'x' },
          ),
          cylinder(
            plastic('#2a2b2e'),
            { radius: 0.22, height: 0.36 },
            { at: [0.2, 0.06, 0], along: 'x' },
          ),
          box(plastic('#f0ede4'), [0.8, 0.06, 0.26], [-0.2, 0.3, 0], 0.02),
          put(ring(plastic('#2a2b2e'), { radius: 0.12, thickness: 0.025 }), [-0.02, -0.16, 0]),
        ),
        [0, y, z],
        [-84, 0, turn],
      );
    return group(
      blaster(-0.3, 0.14, 8, 3),
      blaster(0.66, 0.16, -6, 4),
      each(spread(6, -0.9, 0.7), (x, index) =>
        group(
          rod(plastic('#2f6ea8', { roughness: 1 }), [x, 0.06, 1.3], [x + 0.06, 0.06, 1.58], 0.05),
          ball(plastic('#e27a33'), 0.052, [x + (index % 2) * 0.01, 0.06, 1.29]),
        ),
      ),
    );
  },
  { corner: { azimuth: -20, elevation: 40 }, front: { azimuth: 0, elevation: 50 } },
);
