// Things to sit on.
import { fabric, leather, wood, type Material } from '../scene/materials.ts';
import { box, corners, each, group, put, rod } from '../scene/parts.ts';
import { cushion } from '../scene/soft-parts.ts';
import { kind } from '../scene/kind.ts';

const taperedLegs = (material: Material, x: number, z: number, height: number) =>
  each(corners(x, z), ([cornerX, cornerZ]) =>
    rod(material, [cornerX * 1.06, 0, cornerZ * 1.06], [cornerX, height, cornerZ], 0.035),
  );

export const sofa = kind(
  {
    charcoal: { cover: () => fabric('#4a4d52'), legs: () => wood('walnut') },
    blue: { cover: () => fabric('#4a6c86'), legs: () => wood('oak') },
    brown: { cover: () => leather('#7a4a2b', { size: 0.4 }), legs: () => wood('espresso') },
  },
  ({ cover, legs }) => {
    const stuff = cover();
    const foot = legs();
    const seat = (x: number) =>
      cushion(stuff, [1.02, 0.3, 0.92], { at: [x, 0.42, 0.08], seam: 0.62, words: `seat ${x}` });
    const back = (x: number) =>
      put(
        cushion(stuff, [1.0, 0.3, 0.66], { seam: 0.5, uneven: 0.05, words: `back ${x}` }),
        [x, 0.95, -0.22],
        [78, 0, 0],
      );
    return group(
      box(stuff, [2.5, 0.32, 1.02], [0, 0.16, 0], 0.06),
      box(stuff, [2.5, 0.72, 0.24], [0, 0.34, -0.44], 0.1),
      box(stuff, [0.26, 0.58, 1.06], [-1.2, 0.16, 0], 0.11),
      box(stuff, [0.26, 0.58, 1.06], [1.2, 0.16, 0], 0.11),
      seat(-0.52),
      seat(0.52),
      back(-0.52),
      back(0.52),
      taperedLegs(foot, 1.15, 0.42, 0.18),
    );
  },
  { detail: { azimuth: -38, elevation: 24, zoom: 2.1, at: [0.22, 0.62, 0.6] } },
);
