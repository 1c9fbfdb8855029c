import { glass, glossy, metal, plastic, wood, type Material } from '../../scene/materials.ts';
import {
  cylinder,
  each,
  group,
  put,
  ring,
  rod,
  tube,
  turned,
  type Vec,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';

export const steel = () => metal('steel', { size: 0.4, roughness: 0.26 });

const lugs = (material: Material, radius: number, y: number) =>
  each([-1, 1], (side) =>
    tube(
      material,
      [
        [side * radius * 0.98, y, -0.18],
        [side * (radius + 0.16), y + 0.03, -0.13],
        [side * (radius + 0.16), y + 0.03, 0.13],
        [side * radius * 0.98, y, 0.18],
      ],
      0.035,
    ),
  );

export const dutchOven = kind(
  { blue: { color: '#2f5f80' }, red: { color: '#a63328' } },
  ({ color }) => {
    const enamel = glossy(color, { roughness: 0.14 });
    return group(
      turned(
        enamel,
        [
          [0, 0.02],
          [0.72, 0.02],
          [0.84, 0.12],
          [0.9, 0.72],
          [0.93, 0.76],
          [0.9, 0.8],
          [0.84, 0.76],
          [0.8, 0.2],
          [0, 0.1],
        ],
        { edge: 0.08 },
      ),
      turned(
        enamel,
        [
          [0, 1.02],
          [0.3, 1.0],
          [0.7, 0.92],
          [0.92, 0.84],
          [0.92, 0.78],
          [0, 0.78],
        ],
        { edge: 0.05 },
      ),
      each([0.34, 0.62], (radius, index) =>
        ring(enamel, { radius, thickness: 0.012 }, [0, 0.995 - index * 0.06, 0], [90, 0, 0]),
      ),
      cylinder(metal('brass'), { radius: 0.07, height: 0.08 }, { at: [0, 1.01, 0] }),
      cylinder(
        metal('brass', { roughness: 0.25 }),
        { radius: 0.15, height: 0.08 },
        { at: [0, 1.08, 0], edge: 0.04 },
      ),
      each([-1, 1], (side) =>
        put(
          ring(enamel, { radius: 0.24, thickness: 0.06, arc: 180 }),
          [side * 0.86, 0.64, 0],
          [90, 0, side * -90],
        ),
      ),
    );
  },
  { detail: { azimuth: -28, elevation: 26, zoom: 1.8, at: [0.35, 0.7, 0.8] } },
);

const pan = (
  coat: Material,
  grip: Material,
  { radius, at, turn = 0, depth = 0.2 }: { radius: number; at: Vec; turn?: number; depth?: number },
) =>
  put(
    group(
      turned(
        coat,
        [
          [0, 0.02],
          [radius * 0.8, 0.02],
          [radius, depth],
          [radius + 0.025, depth + 0.02],
          [radius - 0.02, depth],
          [radius * 0.78, 0.05],
          [0, 0.05],
        ],
        { edge: 0.05 },
      ),
      tube(
        grip,
        [
          [radius * 0.96, depth * 0.85, 0],
          [radius + 0.3, depth + 0.12, 0],
          [radius + 0.7, depth + 0.2, 0],
          [radius + 1.05, depth + 0.2, 0],
        ],
        0.06,
      ),
    ),
    at,
    [0, turn, 0],
  );

export const fryingPans = kind(
  { black: {} },
  () => {
    const coat = plastic('#232427', { roughness: 0.5, metalness: 0.4 });
    const grip = plastic('#161719');
    return group(
      pan(coat, grip, { radius: 0.86, at: [-0.5, 0, 0.3], turn: -24 }),
      put(
        pan(coat, grip, { radius: 0.68, at: [0, 0, 0], turn: -40 }),
        [0.2, 0.05, -0.9],
        [0, 0, 0],
      ),
    );
  },
  {
    corner: { azimuth: -22, elevation: 36 },
    front: { azimuth: 0, elevation: 28 },
    detail: { azimuth: -24, elevation: 34, zoom: 1.9, at: [0.3, 0.6, 0.7] },
  },
);

export const wok = kind(
  { steel: {} },
  () => {
    const coat = metal('dark', { roughness: 0.4 });
    const grip = wood('beech', { size: 0.4 });
    return group(
      turned(
        coat,
        [
          [0, 0.02],
          [0.4, 0.03],
          [0.8, 0.26],
          [1.05, 0.6],
          [1.08, 0.62],
          [1.03, 0.6],
          [0.78, 0.3],
          [0.4, 0.08],
          [0, 0.06],
        ],
        { smooth: true },
      ),
      tube(
        grip,
        [
          [1.2, 0.66, 0],
          [1.6, 0.8, 0],
          [2.1, 0.9, 0],
        ],
        0.075,
      ),
      rod(metal('steel'), [1.0, 0.56, 0], [1.3, 0.7, 0], 0.05),
      tube(
        grip,
        [
          [-1.04, 0.58, -0.2],
          [-1.3, 0.68, -0.14],
          [-1.3, 0.68, 0.14],
          [-1.04, 0.58, 0.2],
        ],
        0.05,
      ),
    );
  },
  { corner: { azimuth: -24, elevation: 30 }, front: { azimuth: 0, elevation: 20 } },
);

const pot = (radius: number, height: number, at: Vec) => {
  const body = steel();
  return put(
    group(
      turned(
        body,
        [
          [0, 0.02],
          [radius * 0.94, 0.02],
          [radius, 0.08],
          [radius, height],
          [radius + 0.03, height + 0.02],
          [radius, height + 0.03],
        ],
        { edge: 0.05 },
      ),
      turned(
        glass('#f0f4f4', { opacity: 0.3 }),
        [
          [0, height + 0.2],
          [radius * 0.5, height + 0.17],
          [radius * 0.94, height + 0.05],
        ],
        { smooth: true },
      ),
      ring(
        metal('chrome'),
        { radius: radius * 0.97, thickness: 0.022 },
        [0, height + 0.04, 0],
        [90, 0, 0],
      ),
      cylinder(metal('chrome'), { radius: 0.1, height: 0.05 }, { at: [0, height + 0.26, 0] }),
      cylinder(metal('steel'), { radius: 0.045, height: 0.07 }, { at: [0, height + 0.2, 0] }),
      lugs(metal('chrome'), radius, height * 0.74),
    ),
    at,
  );
};

export const cookware = kind(
  { steel: {} },
  () =>
    group(
      pot(0.72, 0.95, [-0.85, 0, -0.45]),
      pot(0.56, 0.62, [0.62, 0, -0.5]),
      pot(0.46, 0.42, [-0.25, 0, 0.7]),
      pan(steel(), metal('chrome'), { radius: 0.62, at: [1.05, 0, 0.66], turn: -28 }),
    ),
  {
    corner: { azimuth: -18, elevation: 24 },
    detail: { azimuth: -24, elevation: 26, zoom: 2, at: [0.3, 0.7, 0.4] },
  },
);
