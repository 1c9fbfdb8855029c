import {
  fabric,
  leather,
  painted,
  plush,
  velvet,
  wood,
  type Material,
} from '../../scene/materials.ts';
import { ball, box, corners, cylinder, each, group, put, rod } from '../../scene/parts.ts';
import { body, cushion } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

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
      cushion(stuff, [1.02, 0.3, 0.92], { at: [x, 0.42, 0.08], seam: 0.62, seed: `seat ${x}` });
    const back = (x: number) =>
      put(
        cushion(stuff, [1.0, 0.3, 0.66], { seam: 0.5, uneven: 0.05, seed: `back ${x}` }),
        [x, 0.86, -0.2],
        [78, 0, 0],
      );
    return group(
      box(stuff, [2.5, 0.32, 1.02], [0, 0.16, 0], 0.06),
      box(stuff, [2.5, 0.86, 0.26], [0, 0.3, -0.45], 0.11),
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

export const armchair = kind(
  {
    cream: { cover: () => plush('#e4dccb'), legs: () => wood('oak') },
    teal: { cover: () => velvet('#2b5f63'), legs: () => wood('walnut') },
  },
  ({ cover, legs }) => {
    const stuff = cover();
    const side = (x: number) =>
      body(
        stuff,
        [
          { at: [x, 0.52, 0.58], width: 0.14, height: 0.3, power: 3 },
          { at: [x, 0.55, 0.2], width: 0.17, height: 0.36, power: 3 },
          { at: [x * 0.97, 0.68, -0.4], width: 0.18, height: 0.5, power: 3 },
          { at: [x * 0.8, 0.8, -0.66], width: 0.16, height: 0.58, power: 3 },
        ],
        { along: 'z' },
      );
    return group(
      box(stuff, [1.3, 0.26, 1.1], [0, 0.26, 0], 0.1),
      cushion(stuff, [1.06, 0.3, 1.04], { at: [0, 0.46, 0.1], seam: 0.6, seed: 'armchair' }),
      side(-0.64),
      side(0.64),
      put(
        cushion(stuff, [1.3, 0.34, 1.14], { seam: 0.55, uneven: 0.03 }),
        [0, 0.92, -0.5],
        [76, 0, 0],
      ),
      taperedLegs(legs(), 0.5, 0.42, 0.28),
    );
  },
  { detail: { azimuth: -34, elevation: 24, zoom: 1.8, at: [0.35, 0.6, 0.7] } },
);

export const ottoman = kind({ navy: { color: '#2c3c5c' } }, ({ color }) => {
  const stuff = velvet(color);
  return group(
    box(stuff, [2.2, 0.62, 0.9], [0, 0.2, 0], 0.05),
    cushion(stuff, [2.24, 0.3, 0.94], { at: [0, 0.78, 0], seam: 0.55, uneven: 0.02 }),
    each([-0.72, -0.24, 0.24, 0.72], (x) =>
      each([-0.2, 0.2], (z) => ball(stuff, 0.045, [x, 1.05, z], [1, 0.5, 1])),
    ),
    each(corners(0.96, 0.34), ([x, z]) =>
      cylinder(wood('espresso'), { radius: 0.06, top: 0.09, height: 0.2 }, { at: [x, 0, z] }),
    ),
  );
});

export const gardenChair = kind(
  { teal: { color: '#2e8084' }, gray: { color: '#7c8186' } },
  ({ color }) => {
    const slats = painted(color, { roughness: 0.55, clearcoat: 0 });
    return group(
      each([-0.62, 0.62], (x) =>
        group(
          put(box(slats, [0.1, 0.12, 1.9], [0, 0, 0], 0.02), [x, 0.34, -0.1], [14, 0, 0]),
          box(slats, [0.1, 0.9, 0.14], [x * 1.06, 0, 0.68], 0.02),
          box(slats, [0.1, 0.86, 0.1], [x * 1.06, 0, -0.42], 0.02),
          box(slats, [0.26, 0.05, 1.5], [x * 1.12, 0.89, 0.1], 0.02),
        ),
      ),
      each([0, 1, 2, 3, 4, 5], (index) =>
        put(
          box(slats, [1.3, 0.05, 0.16], [0, 0, 0], 0.02),
          [0, 0.62 - index * 0.042, 0.72 - index * 0.19],
          [14, 0, 0],
        ),
      ),
      each([-2, -1, 0, 1, 2], (index) => {
        const height = 1.5 - Math.abs(index) * 0.09;
        return put(
          box(slats, [0.2, height, 0.045], [0, 0, 0], 0.02),
          [index * 0.235, 0.42, -0.4],
          [-24, 0, -index * 2.4],
        );
      }),
      put(box(slats, [1.3, 0.12, 0.05], [0, 0, 0], 0.02), [0, 1.12, -0.78], [-24, 0, 0]),
    );
  },
  {
    corner: { azimuth: -36, elevation: 18 },
    detail: { azimuth: -30, elevation: 22, zoom: 1.9, at: [0.4, 0.6, 0.5] },
  },
);
