import { metal, painted, plastic, wood, type Wood } from '../../scene/materials.ts';
import { box, corners, cylinder, each, group, put, ring, rod, turned } from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';

const WOODEN = { walnut: { name: 'walnut' }, oak: { name: 'oak' } } as const;

export const diningTable = kind(
  { oak: { name: 'oak' } } as const,
  ({ name }: { name: Wood }) => {
    const top = wood(name, { size: 1.1 });
    return group(
      turned(
        top,
        [
          [0, 1.42],
          [1.24, 1.42],
          [1.3, 1.46],
          [1.3, 1.53],
          [0, 1.53],
        ],
        { edge: 0.03 },
      ),
      turned(
        top,
        [
          [0, 1.42],
          [0.5, 1.42],
          [0.16, 1.3],
          [0.13, 0.6],
          [0.2, 0.3],
          [0.16, 0.2],
          [0, 0.2],
        ],
        { edge: 0.12 },
      ),
      each([45, 135, 225, 315], (turn) =>
        put(
          group(
            rod(top, [0, 0.3, 0.1], [0, 0.05, 0.8], 0.07),
            box(top, [0.14, 0.06, 0.16], [0, 0, 0.82], 0.03),
          ),
          [0, 0, 0],
          [0, turn, 0],
        ),
      ),
    );
  },
  { detail: { azimuth: -24, elevation: 24, zoom: 2, at: [0.4, 0.95, 0.9] } },
);

export const coffeeTable = kind(
  WOODEN,
  ({ name }: { name: Wood }) => {
    const boards = wood(name, { size: 1 });
    const steel = metal('black', { roughness: 0.5 });
    return group(
      box(boards, [2.3, 0.09, 1.2], [0, 0.86, 0], 0.03),
      box(boards, [2.1, 0.3, 1.04], [0, 0.55, 0], 0.03),
      box(plastic('#2a2019'), [0.012, 0.28, 0.01], [0, 0.56, 0.522], 0.003),
      each([-0.5, 0.5], (x) => box(steel, [0.3, 0.03, 0.05], [x, 0.7, 0.54], 0.012)),
      box(boards, [2.0, 0.05, 0.94], [0, 0.2, 0], 0.02),
      each(corners(1.02, 0.5), ([x, z]) => box(steel, [0.07, 0.88, 0.07], [x, 0, z], 0.012)),
      box(plastic('#d9d2c3'), [0.5, 0.05, 0.36], [-0.5, 0.95, 0.1], 0.01),
      box(plastic('#44606a'), [0.46, 0.045, 0.33], [-0.48, 1.0, 0.12], 0.01),
    );
  },
  { detail: { azimuth: -26, elevation: 26, zoom: 1.9, at: [0.35, 0.8, 0.9] } },
);

export const nightstand = kind(
  { white: { name: 'white' }, walnut: { name: 'walnut' } } as const,
  ({ name }: { name: Wood }) => {
    const boards = wood(name, { size: 1 });
    return group(
      box(boards, [1.2, 1.0, 0.95], [0, 0.26, 0], 0.03),
      box(boards, [1.28, 0.07, 1.02], [0, 1.25, 0], 0.025),
      each([0.32, 0.8], (y) =>
        group(
          box(boards, [1.08, 0.42, 0.05], [0, y, 0.47], 0.025),
          cylinder(
            metal('brass'),
            { radius: 0.045, height: 0.08 },
            { at: [0, y + 0.21, 0.53], along: 'z' },
          ),
        ),
      ),
      each(corners(0.48, 0.36), ([x, z]) =>
        rod(boards, [x * 1.08, 0, z * 1.08], [x, 0.28, z], 0.035),
      ),
    );
  },
  { detail: { azimuth: -28, elevation: 22, zoom: 1.9, at: [0.5, 0.75, 0.9] } },
);

export const consoleTable = kind({ oak: { name: 'oak' } } as const, ({ name }: { name: Wood }) => {
  const boards = wood(name, { size: 1 });
  return group(
    box(boards, [2.4, 0.08, 0.7], [0, 1.5, 0], 0.025),
    box(boards, [2.24, 0.3, 0.6], [0, 1.2, 0], 0.02),
    each([-0.56, 0.56], (x) =>
      group(
        box(boards, [1.06, 0.24, 0.04], [x, 1.23, 0.3], 0.02),
        rod(metal('brass'), [x - 0.12, 1.35, 0.36], [x + 0.12, 1.35, 0.36], 0.014),
      ),
    ),
    each(corners(1.06, 0.26), ([x, z]) => rod(boards, [x * 1.03, 0, z], [x, 1.22, z], 0.045)),
    box(boards, [2.1, 0.05, 0.54], [0, 0.3, 0], 0.02),
  );
});

export const desk = kind(
  { oak: { name: 'oak' }, white: { name: 'white' } } as const,
  ({ name }: { name: Wood }) => {
    const steel = painted('#2b2d30', { roughness: 0.5 });
    return group(
      box(wood(name, { size: 1.1 }), [2.8, 0.09, 1.4], [0, 1.44, 0], 0.03),
      each([-1.05, 1.05], (x) =>
        group(
          box(steel, [0.14, 0.9, 0.2], [x, 0.06, -0.05], 0.015),
          box(steel, [0.1, 1.36, 0.15], [x, 0.08, -0.05], 0.012),
          box(steel, [0.16, 0.06, 1.2], [x, 0, -0.05], 0.03),
        ),
      ),
      box(steel, [2.1, 0.1, 0.08], [0, 1.32, -0.05], 0.015),
      box(plastic('#17181a'), [0.3, 0.05, 0.1], [0.9, 1.39, 0.66], 0.02),
      ring(plastic('#1c1d1f'), { radius: 0.07, thickness: 0.012 }, [-1.1, 1.535, -0.5], [90, 0, 0]),
    );
  },
  { detail: { azimuth: 28, elevation: 18, zoom: 2, at: [0.75, 0.85, 0.9] } },
);
