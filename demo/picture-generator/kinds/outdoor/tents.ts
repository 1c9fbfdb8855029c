import * as THREE from 'three';
import { cloth, fabric, metal, plastic } from '../../scene/materials.ts';
import {
  box,
  corners,
  cylinder,
  each,
  group,
  put,
  rod,
  solid,
  spread,
  tube,
} from '../../scene/parts.ts';
import { body, cushion, drape } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';

export const tent = kind(
  { green: { color: '#6c7f52', fly: '#d8c79a' }, orange: { color: '#cf7434', fly: '#e9dcc2' } },
  ({ color, fly }) => {
    const wall = fabric(color, { size: 0.12, bumpScale: 0.8, side: THREE.DoubleSide });
    const roof = fabric(fly, { size: 0.12, bumpScale: 0.8 });
    const side = (turn: number, stuff: typeof wall) =>
      put(
        drape(
          stuff,
          (u, v) => {
            const rise = Math.sin((v * Math.PI) / 2);
            const reach = 1.5 * Math.cos((v * Math.PI) / 2) ** 0.85;
            const sag = 1 - 0.1 * Math.sin(u * Math.PI) * Math.sin(v * Math.PI);
            return [(u - 0.5) * 2 * reach, 0.01 + 1.75 * rise, reach * sag];
          },
          34,
        ),
        [0, 0, 0],
        [0, turn, 0],
      );
    const door = new THREE.Shape();
    door.moveTo(-0.5, 0);
    door.quadraticCurveTo(-0.44, 0.9, 0, 1.0);
    door.quadraticCurveTo(0.44, 0.9, 0.5, 0);
    return group(
      side(0, wall),
      side(90, wall),
      side(180, wall),
      side(270, wall),
      put(
        drape(
          roof,
          (u, v) => [
            (u - 0.5) * 2.1,
            1.83 - 0.9 * ((u - 0.5) ** 2 + (v - 0.5) ** 2),
            (v - 0.5) * 2.1,
          ],
          24,
        ),
        [0, 0, 0],
      ),
      put(
        solid(
          new THREE.ShapeGeometry(door),
          fabric('#33382f', { size: 0.1, side: THREE.DoubleSide }),
        ),
        [0, 0.06, 1.475],
        [-16, 0, 0],
      ),
      put(
        tube(
          fabric('#e8e2d0'),
          [
            [-0.5, 0, 0],
            [-0.4, 0.72, 0],
            [0, 1.0, 0],
            [0.4, 0.72, 0],
            [0.5, 0, 0],
          ],
          0.018,
        ),
        [0, 0.06, 1.49],
        [-16, 0, 0],
      ),
      each([45, 135, 225, 315], (turn) =>
        put(
          tube(
            metal('dark'),
            [
              [2.1, 0, 0],
              [1.78, 0.78, 0],
              [1.05, 1.5, 0],
              [0, 1.86, 0],
            ],
            0.022,
          ),
          [0, 0, 0],
          [0, turn, 0],
        ),
      ),
      each([45, 135, 225, 315], (turn) =>
        put(rod(fabric('#f3efe2'), [1.5, 1.1, 0], [2.5, 0.02, 0], 0.008), [0, 0, 0], [0, turn, 0]),
      ),
    );
  },
  {
    corner: { azimuth: -30, elevation: 12 },
    detail: { azimuth: -16, elevation: 10, zoom: 1.8, at: [0.45, 0.4, 0.8] },
  },
);

export const canopy = kind(
  { blue: { color: '#2d5680' } },
  ({ color }) => {
    const stuff = fabric(color, { size: 0.12, bumpScale: 0.8, side: THREE.DoubleSide });
    const leg = metal('aluminum');
    return group(
      each(corners(1.5, 1.5), ([x, z]) =>
        group(rod(leg, [x, 0, z], [x, 2, z], 0.05), box(leg, [0.22, 0.03, 0.22], [x, 0, z], 0.01)),
      ),
      drape(
        stuff,
        (u, v) => {
          const [x, z] = [(u - 0.5) * 2, (v - 0.5) * 2];
          return [
            x * 1.58,
            2.0 + 0.95 * (1 - Math.max(Math.abs(x), Math.abs(z))) ** 1.15,
            z * 1.58,
          ];
        },
        40,
      ),
      each([0, 90, 180, 270], (turn) =>
        put(
          drape(
            stuff,
            (u, v) => [(u - 0.5) * 3.16, 1.78 + v * 0.22, 1.585 + 0.01 * Math.sin(u * 40)],
            20,
          ),
          [0, 0, 0],
          [0, turn, 0],
        ),
      ),
      each([-1.5, 1.5], (z) =>
        each(spread(3, -1.5, 1.5), (x) =>
          group(
            rod(leg, [x - 0.5, 1.5, z], [x + 0.5, 1.9, z], 0.018),
            rod(leg, [x - 0.5, 1.9, z], [x + 0.5, 1.5, z], 0.018),
          ),
        ),
      ),
    );
  },
  { corner: { azimuth: -28, elevation: 8 }, front: { azimuth: 10, elevation: 4 } },
);

export const sleepingBag = kind(
  { green: { color: '#56724e' } },
  ({ color }) => {
    const shell = fabric(color, { size: 0.15, bumpScale: 1, roughness: 0.7 });
    return group(
      each(spread(8, -1.3, 1.3), (z, index) => {
        const width = 0.44 + 0.28 * Math.sin(0.5 + (index / 7) * 2.2);
        return cushion(shell, [width * 2, 0.34, 0.4], {
          at: [0, 0, z],
          seam: 0.35,
          uneven: 0.03,
          seed: `bag ${index}`,
        });
      }),
      body(fabric('#3b3f3a', { size: 0.15 }), [
        { at: [0, 0.2, -1.46], width: 0.42, height: 0.18 },
        { at: [0, 0.24, -1.66], width: 0.4, height: 0.22 },
        { at: [0, 0.18, -1.9], width: 0.26, height: 0.14 },
      ]),
      tube(
        plastic('#d9a441'),
        [
          [0.34, 0.3, -1.2],
          [0.52, 0.22, -0.4],
          [0.54, 0.2, 0.4],
        ],
        0.014,
      ),
      put(
        cylinder(
          fabric('#3b4a3a', { size: 0.2 }),
          { radius: 0.28, height: 0.8 },
          { along: 'z', edge: 0.1 },
        ),
        [1.0, 0.28, 0.4],
      ),
    );
  },
  { corner: { azimuth: -40, elevation: 28 }, front: { azimuth: -80, elevation: 20 } },
);

export const hammock = kind(
  { striped: {} },
  () =>
    group(
      each([0, 1, 2, 3, 4, 5, 6], (index) =>
        drape(
          cloth(['#b4573d', '#e8dcc0', '#3f6a73'][index % 3] ?? '#ccc', { bumpScale: 2 }),
          (u, v) => {
            const [x, across] = [(u - 0.5) * 3.2, -0.5 + (index + v) / 7];
            const pinch = Math.cos((u - 0.5) * Math.PI * 0.96) ** 0.6;
            return [
              x,
              0.5 + 0.8 * ((u - 0.5) * 2) ** 2 + 1.4 * across ** 2 * pinch,
              across * 1.5 * pinch,
            ];
          },
          16,
        ),
      ),
      each([-1, 1], (side) =>
        group(
          rod(metal('black'), [side * 2.1, 0, 0], [side * 1.9, 1.7, 0], 0.06),
          rod(metal('black'), [side * 2.1, 0.06, -0.7], [side * 2.1, 0.06, 0.7], 0.06),
          rod(fabric('#e8dcc0'), [side * 1.62, 1.28, 0], [side * 1.92, 1.6, 0], 0.03),
        ),
      ),
      rod(metal('black'), [-2.1, 0.06, 0], [2.1, 0.06, 0], 0.06),
    ),
  { corner: { azimuth: -24, elevation: 20 } },
);
