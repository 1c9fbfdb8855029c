import { fabric, wood, type Wood } from '../../scene/materials.ts';
import { box, corners, cylinder, each, group, put, rod, spread } from '../../scene/parts.ts';
import { cushion } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const bedFrame = kind(
  { gray: { cover: '#8d9094' } },
  ({ cover }) => {
    const stuff = fabric(cover);
    const linen = fabric('#f3f1ea', { size: 0.3, bumpScale: 0.8 });
    return group(
      box(stuff, [2.3, 0.36, 2.9], [0, 0.12, 0], 0.08),
      box(stuff, [2.34, 1.3, 0.2], [0, 0.1, -1.46], 0.08),
      each(spread(6, -1.06, 1.06), (x) => box(stuff, [0.34, 0.86, 0.1], [x, 0.5, -1.36], 0.05)),
      box(linen, [2.12, 0.36, 2.7], [0, 0.4, 0.02], 0.14),
      cushion(fabric('#dcd8cd', { bumpScale: 0.8 }), [2.28, 0.22, 1.9], {
        at: [0, 0.66, 0.5],
        seam: 0.6,
        uneven: 0.05,
      }),
      each([-0.52, 0.52], (x) =>
        put(
          cushion(linen, [0.9, 0.3, 0.54], { seam: 0.25, uneven: 0.05, seed: `p${x}` }),
          [x, 0.74, -1.02],
          [16, 0, 0],
        ),
      ),
      each(corners(1.0, 1.3), ([x, z]) =>
        cylinder(wood('espresso'), { radius: 0.06, height: 0.14 }, { at: [x, 0, z] }),
      ),
    );
  },
  {
    corner: { azimuth: -36, elevation: 22 },
    detail: { azimuth: -30, elevation: 22, zoom: 1.9, at: [0.4, 0.6, 0.25] },
  },
);

export const crib = kind({ natural: { name: 'beech' } } as const, ({ name }: { name: Wood }) => {
  const frame = wood(name, { size: 0.8 });
  const rail = (z: number, height: number) =>
    group(
      box(frame, [2.1, 0.1, 0.07], [0, height, z], 0.025),
      box(frame, [2.1, 0.1, 0.07], [0, 0.36, z], 0.025),
      each(spread(13, -1, 1), (x) => rod(frame, [x, 0.42, z], [x, height + 0.02, z], 0.026)),
    );
  const side = (x: number) =>
    group(
      box(frame, [0.08, 0.1, 1.1], [x, 1.42, 0], 0.025),
      box(frame, [0.08, 0.1, 1.1], [x, 0.36, 0], 0.025),
      each(spread(7, -0.5, 0.5), (z) => rod(frame, [x, 0.42, z], [x, 1.44, z], 0.026)),
    );
  return group(
    rail(0.54, 1.3),
    rail(-0.54, 1.52),
    side(-1.04),
    side(1.04),
    each(corners(1.04, 0.54), ([x, z]) =>
      box(frame, [0.11, z < 0 ? 1.66 : 1.46, 0.11], [x, 0, z], 0.03),
    ),
    box(fabric('#f4f1e8', { bumpScale: 0.8 }), [1.98, 0.22, 1.0], [0, 0.46, 0], 0.08),
  );
});
