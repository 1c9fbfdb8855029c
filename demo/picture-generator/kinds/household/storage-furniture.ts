import { glowing, metal, painted, plastic, wood, type Wood } from '../../scene/materials.ts';
import {
  box,
  corners,
  cylinder,
  each,
  group,
  panel,
  put,
  rod,
  spread,
  turned,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';

export const tvStand = kind(
  { walnut: { name: 'walnut' } } as const,
  ({ name }: { name: Wood }) => {
    const boards = wood(name, { size: 1 });
    return group(
      box(boards, [2.9, 0.08, 0.8], [0, 1.06, 0], 0.02),
      box(boards, [2.84, 0.06, 0.78], [0, 0.16, 0], 0.02),
      each([-1.4, -0.62, 0.62, 1.4], (x) => box(boards, [0.06, 0.9, 0.78], [x, 0.18, 0], 0.015)),
      each([-1.01, 1.01], (x) =>
        group(
          box(boards, [0.72, 0.04, 0.7], [x, 0.6, 0], 0.01),
          box(plastic('#2a211b'), [0.72, 0.86, 0.02], [x, 0.2, -0.37], 0.01),
        ),
      ),
      box(plastic('#15120f'), [1.18, 0.86, 0.3], [0, 0.2, 0.05], 0.02),
      panel(glowing('#2a0f04', 0.6), [1.04, 0.7], [0, 0.27, 0.21]),
      each([-0.36, -0.2, -0.06, 0.1, 0.24, 0.38], (x, index) =>
        put(
          turned(
            glowing(index % 2 === 0 ? '#ff8a2b' : '#ffb84d', 1.5),
            [
              [0.01, 0],
              [0.06, 0.05],
              [0.05, 0.14],
              [0.004, 0.3 + (index % 3) * 0.07],
            ],
            { smooth: true },
          ),
          [x, 0.34, 0.2],
        ),
      ),
      rod(wood('espresso'), [-0.42, 0.34, 0.24], [0.4, 0.31, 0.26], 0.05),
      rod(wood('espresso'), [-0.3, 0.3, 0.28], [0.44, 0.37, 0.22], 0.045),
      each(corners(1.3, 0.3), ([x, z]) =>
        cylinder(wood('walnut'), { radius: 0.035, top: 0.05, height: 0.16 }, { at: [x, 0, z] }),
      ),
    );
  },
  { detail: { azimuth: -20, elevation: 14, zoom: 2, at: [0.45, 0.5, 0.9] } },
);

export const bookcase = kind(
  { oak: { name: 'oak' } } as const,
  ({ name }: { name: Wood }) => {
    const boards = wood(name, { size: 0.9 });
    const steel = metal('black', { roughness: 0.5 });
    const colors = ['#7b4b3a', '#35525c', '#c9b58e', '#5d6b4a', '#8c8377', '#2f3547'];
    return group(
      each([0.16, 0.8, 1.44, 2.08, 2.72], (y) => box(boards, [1.6, 0.07, 0.56], [0, y, 0], 0.015)),
      each(corners(0.78, 0.27), ([x, z]) => box(steel, [0.05, 2.86, 0.05], [x, 0, z], 0.01)),
      each([-0.78, 0.78], (x) => rod(steel, [x, 0.2, 0.26], [x, 2.7, -0.26], 0.014)),
      each(spread(9, -0.6, 0.1), (x, index) => {
        const height = 0.36 + ((index * 7) % 5) * 0.03;
        return box(
          plastic(colors[index % 6] ?? '#777', { roughness: 0.85 }),
          [0.07, height, 0.3],
          [x, 1.51, 0],
          0.01,
        );
      }),
      each(spread(5, 0.1, 0.5), (x, index) =>
        box(
          plastic(colors[(index + 3) % 6] ?? '#777', { roughness: 0.85 }),
          [0.07, 0.4 - index * 0.02, 0.3],
          [x, 0.87, 0],
          0.01,
        ),
      ),
      turned(
        plastic('#d9d4c9', { roughness: 0.7 }),
        [
          [0, 2.15],
          [0.14, 2.15],
          [0.2, 2.3],
          [0.1, 2.5],
          [0.12, 2.56],
          [0.1, 2.56],
        ],
        { at: [0.4, 0, 0], edge: 0.08 },
      ),
    );
  },
  { detail: { azimuth: -28, elevation: 12, zoom: 2.2, at: [0.4, 0.6, 0.8] } },
);

export const fileCabinet = kind({ gray: { color: '#74797e' } }, ({ color }) => {
  const steel = painted(color, { roughness: 0.5, clearcoat: 0.1 });
  return group(
    box(steel, [1.1, 1.9, 1.3], [0, 0.05, 0], 0.03),
    each([0.1, 0.72, 1.34], (y) =>
      group(
        box(steel, [1.02, 0.56, 0.06], [0, y, 0.65], 0.02),
        box(metal('steel'), [0.4, 0.05, 0.07], [0, y + 0.3, 0.71], 0.02),
        box(plastic('#f4f2ec'), [0.24, 0.11, 0.012], [0, y + 0.4, 0.684], 0.01),
      ),
    ),
    cylinder(
      metal('chrome'),
      { radius: 0.035, height: 0.03 },
      { at: [0.42, 1.84, 0.69], along: 'z' },
    ),
  );
});
