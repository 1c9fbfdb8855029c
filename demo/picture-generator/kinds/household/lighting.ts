import * as THREE from 'three';
import { ceramic, fabric, glass, glowing, metal, plastic } from '../../scene/materials.ts';
import {
  ball,
  box,
  cutout,
  cylinder,
  each,
  group,
  put,
  ring,
  rod,
  roundedRectangle,
  tube,
  turned,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';

const shade = (color: string) =>
  fabric(color, {
    size: 0.25,
    emissive: new THREE.Color('#ffdca8'),
    emissiveIntensity: 0.32,
    bumpScale: 1,
  });

export const tableLamp = kind(
  { sage: { color: '#8fa68c' }, white: { color: '#ecebe6' } },
  ({ color }) =>
    group(
      turned(
        ceramic(color),
        [
          [0, 0],
          [0.34, 0],
          [0.36, 0.06],
          [0.52, 0.42],
          [0.5, 0.72],
          [0.24, 1.08],
          [0.1, 1.24],
          [0.1, 1.3],
          [0, 1.3],
        ],
        { edge: 0.1 },
      ),
      cylinder(metal('brass'), { radius: 0.1, height: 0.05 }, { at: [0, 1.3, 0] }),
      cylinder(metal('brass'), { radius: 0.03, height: 0.5 }, { at: [0, 1.34, 0] }),
      turned(
        shade('#f1eadb'),
        [
          [0.68, 1.44],
          [0.46, 2.3],
          [0.45, 2.3],
          [0.67, 1.44],
        ],
        { edge: 0.004 },
      ),
      ring(plastic('#e6dcc6'), { radius: 0.68, thickness: 0.014 }, [0, 1.44, 0], [90, 0, 0]),
      ring(plastic('#e6dcc6'), { radius: 0.456, thickness: 0.012 }, [0, 2.3, 0], [90, 0, 0]),
      tube(
        fabric('#d9cfb8'),
        [
          [0.3, 0.02, -0.2],
          [0.6, 0.02, -0.4],
          [1.0, 0.02, -0.3],
          [1.2, 0.02, 0.1],
        ],
        0.016,
      ),
    ),
  { detail: { azimuth: -20, elevation: 12, zoom: 1.9, at: [0.4, 0.5, 0.6] } },
);

export const floorLamp = kind(
  { brass: {} },
  () => {
    const brass = metal('brass', { roughness: 0.28 });
    return group(
      cylinder(
        ceramic('#ebe8e2'),
        { radius: 0.52, height: 0.16 },
        { at: [-0.9, 0, 0], edge: 0.04 },
      ),
      tube(
        brass,
        [
          [-0.9, 0.14, 0],
          [-0.9, 1.6, 0],
          [-0.86, 2.5, 0],
          [-0.4, 3.2, 0],
          [0.4, 3.36, 0],
          [1.0, 2.98, 0],
          [1.1, 2.7, 0],
        ],
        0.032,
      ),
      turned(
        metal('brass', { roughness: 0.3 }),
        [
          [0.46, 2.3],
          [0.42, 2.5],
          [0.24, 2.68],
          [0.05, 2.74],
          [0.04, 2.74],
        ],
        { at: [1.1, 0, 0], smooth: true },
      ),
      ball(glowing('#fff0cf', 1.7), 0.17, [1.1, 2.42, 0]),
      cylinder(
        plastic('#26272a'),
        { radius: 0.05, height: 0.02 },
        { at: [-0.9, 0.9, 0.03], along: 'z' },
      ),
    );
  },
  { detail: { azimuth: -20, elevation: 2, zoom: 2.2, at: [0.8, 0.78, 0.5] } },
);

export const deskLamp = kind({ white: { color: '#efeeea' } }, ({ color }) => {
  const shell = plastic(color, { roughness: 0.4 });
  return group(
    put(
      cutout(shell, roundedRectangle(1.1, 0.8, 0.2), { thickness: 0.1, edge: 0.03 }),
      [0, 0.06, 0],
      [90, 0, 0],
    ),
    ring(plastic('#c9c8c3'), { radius: 0.22, thickness: 0.01 }, [0.2, 0.115, 0.05], [90, 0, 0]),
    put(box(shell, [0.14, 1.5, 0.08], [0, 0, 0], 0.035), [-0.36, 0.1, -0.2], [0, 0, -6]),
    cylinder(metal('steel'), { radius: 0.1, height: 0.16 }, { at: [-0.2, 1.58, -0.2], along: 'z' }),
    put(box(shell, [1.5, 0.09, 0.2], [0.55, 0, 0], 0.04), [-0.24, 1.56, -0.2], [0, 0, 6]),
    put(
      box(glowing('#fff3d6', 1.5), [1.1, 0.01, 0.14], [0.66, -0.012, 0], 0.004),
      [-0.24, 1.56, -0.2],
      [0, 0, 6],
    ),
  );
});

export const lantern = kind(
  { black: { color: '#2a2c2f' } },
  ({ color }) => {
    const one = (x: number, z: number) =>
      put(
        group(
          cylinder(plastic(color), { radius: 0.3, height: 0.2 }, { edge: 0.05 }),
          cylinder(
            glowing('#fff2cc', 1.2),
            { radius: 0.22, height: 0.5 },
            { at: [0, 0.2, 0], edge: 0.04 },
          ),
          cylinder(glass('#ffffff'), { radius: 0.27, height: 0.5 }, { at: [0, 0.2, 0] }),
          each([0, 90, 180, 270], (turn) =>
            put(
              rod(metal('dark'), [0.28, 0.18, 0], [0.28, 0.72, 0], 0.018),
              [0, 0, 0],
              [0, turn, 0],
            ),
          ),
          turned(
            plastic(color),
            [
              [0, 0.94],
              [0.12, 0.94],
              [0.3, 0.8],
              [0.3, 0.7],
              [0, 0.7],
            ],
            { edge: 0.04 },
          ),
          tube(
            metal('steel'),
            [
              [-0.28, 0.76, 0],
              [-0.24, 1.06, 0],
              [0, 1.2, 0],
              [0.24, 1.06, 0],
              [0.28, 0.76, 0],
            ],
            0.014,
          ),
        ),
        [x, 0, z],
      );
    return group(one(-0.75, 0), one(0, -0.35), one(0.75, 0), one(0.05, 0.5));
  },
  {
    corner: { azimuth: -20, elevation: 16 },
    detail: { azimuth: -10, elevation: 14, zoom: 2, at: [0.5, 0.5, 0.9] },
  },
);
