import * as THREE from 'three';
import { ceramic, cloth, glass, plastic, plush, wood } from '../../scene/materials.ts';
import { box, cutout, each, group, outline, put, turned, type Vec } from '../../scene/parts.ts';
import { cushion } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

const board = (name: 'bamboo' | 'acacia', width: number, height: number) => {
  const shape = outline(
    [
      [-width / 2, -height / 2],
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ],
    false,
  );
  const hole = new THREE.Path();
  hole.absarc(0, height / 2 - 0.16, 0.07, 0, Math.PI * 2, true);
  shape.holes.push(hole);
  return cutout(wood(name, { size: 0.6 }), shape, { thickness: 0.1, edge: 0.03 });
};

export const cuttingBoards = kind(
  { bamboo: { name: 'bamboo' }, acacia: { name: 'acacia' } } as const,
  ({ name }) =>
    group(
      put(board(name, 1.5, 2.1), [-0.3, 1.04, -0.4], [-12, 8, 0]),
      put(board(name, 1.2, 1.6), [0.35, 0.8, -0.02], [-14, -6, 0]),
      put(board(name, 1.3, 0.9), [0.1, 0.06, 0.85], [90, 0, 12]),
    ),
  { detail: { azimuth: -26, elevation: 20, zoom: 2, at: [0.4, 0.4, 0.8] } },
);

export const bowls = kind(
  { white: { tones: ['#f2efe8', '#dfe3dd', '#c7d2cc', '#a9bcb6'] } },
  ({ tones }) =>
    group(
      each([0, 1, 2, 3], (index) =>
        turned(
          ceramic(tones[index] ?? '#eee'),
          [
            [0, 0],
            [0.3 - index * 0.03, 0],
            [0.36, 0.06],
            [0.86 - index * 0.15, 0.56 - index * 0.06],
            [0.84 - index * 0.15, 0.58 - index * 0.06],
            [0.32, 0.1],
            [0, 0.08],
          ],
          { at: [-0.5, 0.02 + index * 0.17, 0], edge: 0.05 },
        ),
      ),
      turned(
        ceramic(tones[3] ?? '#eee'),
        [
          [0, 0],
          [0.28, 0],
          [0.6, 0.44],
          [0.58, 0.46],
          [0.26, 0.06],
          [0, 0.05],
        ],
        { at: [1.0, 0, 0.4], edge: 0.05 },
      ),
    ),
  { corner: { azimuth: -18, elevation: 26 } },
);

export const dinnerware = kind(
  { white: {} },
  () => {
    const porcelain = ceramic('#f7f5f0');
    const plate = (radius: number, y: number, at: Vec) =>
      turned(
        porcelain,
        [
          [0, y],
          [radius * 0.6, y],
          [radius * 0.66, y + 0.02],
          [radius, y + 0.1],
          [radius, y + 0.115],
          [radius * 0.64, y + 0.04],
          [0, y + 0.03],
        ],
        { at, edge: 0.02 },
      );
    return group(
      each([0, 1, 2, 3, 4, 5], (index) => plate(0.9, index * 0.055, [-0.5, 0, 0])),
      each([0, 1, 2, 3, 4, 5], (index) => plate(0.66, 0.33 + index * 0.05, [-0.5, 0, 0])),
      each([0, 1, 2, 3, 4, 5], (index) =>
        turned(
          porcelain,
          [
            [0, 0],
            [0.22, 0],
            [0.46, 0.3],
            [0.44, 0.31],
            [0.2, 0.05],
            [0, 0.05],
          ],
          { at: [0.95, index * 0.08, 0.2], edge: 0.03 },
        ),
      ),
      put(plate(0.9, 0, [0, 0, 0]), [0.86, 0.88, -0.75], [70, 0, 0]),
    );
  },
  {
    corner: { azimuth: -20, elevation: 22 },
    detail: { azimuth: -14, elevation: 16, zoom: 2, at: [0.35, 0.35, 0.8] },
  },
);

export const containers = kind({ glass: {} }, () => {
  const one = (at: Vec, [width, height, depth]: Vec, food: string) =>
    put(
      group(
        box(
          plush(food, { size: 0.3 }),
          [width * 0.92, height * 0.6, depth * 0.9],
          [0, 0.04, 0],
          0.08,
        ),
        box(glass('#dbe9ea', { opacity: 0.34 }), [width, height, depth], [0, 0, 0], 0.1),
        box(
          plastic('#5d7f8d', { roughness: 0.4 }),
          [width + 0.06, 0.1, depth + 0.06],
          [0, height - 0.02, 0],
          0.045,
        ),
        each([-1, 1], (side) =>
          box(
            plastic('#4f7080'),
            [0.05, 0.16, depth * 0.4],
            [side * (width / 2 + 0.04), height - 0.1, 0],
            0.02,
          ),
        ),
      ),
      at,
    );
  return group(
    one([-0.75, 0, 0], [1.2, 0.5, 0.9], '#c8823c'),
    one([-0.75, 0.62, 0], [1.2, 0.42, 0.9], '#7c9a4e'),
    one([0.62, 0, -0.1], [1.0, 0.42, 0.8], '#e3d6b4'),
    one([0.62, 0.54, -0.1], [0.9, 0.36, 0.7], '#a8442f'),
    one([0.3, 0, 0.9], [0.7, 0.34, 0.6], '#d9b04a'),
    one([1.15, 0, 0.85], [0.6, 0.3, 0.5], '#6a8f52'),
  );
});

export const kitchenTowels = kind({ striped: {} }, () =>
  group(
    each([0, 1, 2, 3, 4, 5, 6, 7], (index) => {
      const y = index * 0.13;
      return group(
        cushion(
          cloth(index % 2 === 0 ? '#f0ede4' : '#e6e2d6', { bumpScale: 3 }),
          [1.6, 0.14, 1.1],
          { at: [0, y, 0], seam: 0.8, seed: `t${index}` },
        ),
        each([-0.5, -0.4, 0.4, 0.5], (x) =>
          box(cloth('#3f5f78'), [0.05, 0.15, 1.13], [x, y + 0.007, 0], 0.05),
        ),
      );
    }),
  ),
);
