import { metal, plastic, wood } from '../../scene/materials.ts';
import {
  ball,
  box,
  cutout,
  cylinder,
  each,
  group,
  outline,
  put,
  rod,
  tube,
  turned,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';
import { steel } from './pots.ts';

export const knife = kind(
  { steel: {} },
  () => {
    const blade = outline(
      [
        [-1.7, 0.02],
        [-1.2, -0.14],
        [-0.4, -0.21],
        [0.5, -0.22],
        [0.55, -0.2],
        [0.55, 0.16],
        [0.2, 0.17],
        [-0.8, 0.14],
      ],
      false,
    );
    return group(
      put(
        put(
          group(
            cutout(metal('chrome', { roughness: 0.2 }), blade, { thickness: 0.03, edge: 0.012 }),
            box(metal('steel'), [0.12, 0.36, 0.1], [0.58, -0.2, 0], 0.03),
            put(
              cutout(
                plastic('#1c1c1e', { roughness: 0.5 }),
                outline(
                  [
                    [0.6, 0.14],
                    [1.2, 0.16],
                    [1.75, 0.2],
                    [1.85, 0.05],
                    [1.7, -0.12],
                    [1.2, -0.06],
                    [0.6, -0.1],
                  ],
                  true,
                ),
                { thickness: 0.16, edge: 0.06 },
              ),
              [0, 0, 0],
            ),
            each([0.85, 1.15, 1.45], (x) =>
              cylinder(
                metal('chrome'),
                { radius: 0.035, height: 0.17 },
                { at: [x, 0.04, 0], along: 'z' },
              ),
            ),
          ),
          [0, 0, 0],
          [-84, 0, 0],
        ),
        [0, 0.2, 0.1],
        [0, 16, 0],
      ),
      box(wood('walnut', { size: 0.7 }), [3.2, 0.1, 1.8], [0, 0, 0], 0.04),
    );
  },
  {
    corner: { azimuth: -16, elevation: 42 },
    front: { azimuth: 0, elevation: 46 },
    detail: { azimuth: -24, elevation: 34, zoom: 2, at: [0.6, 0.6, 0.5] },
  },
);

export const frenchPress = kind({ steel: {} }, () => {
  const brushedSteel = steel();
  return group(
    turned(
      brushedSteel,
      [
        [0, 0.01],
        [0.46, 0.01],
        [0.5, 0.06],
        [0.5, 1.3],
        [0.46, 1.36],
        [0, 1.36],
      ],
      { edge: 0.05 },
    ),
    turned(
      metal('chrome'),
      [
        [0, 1.52],
        [0.2, 1.5],
        [0.46, 1.4],
        [0.48, 1.34],
        [0, 1.34],
      ],
      { edge: 0.04 },
    ),
    rod(metal('chrome'), [0, 1.5, 0], [0, 1.78, 0], 0.02),
    ball(plastic('#1a1b1d'), 0.085, [0, 1.84, 0]),
    put(
      turned(
        metal('chrome'),
        [
          [0.02, 0],
          [0.12, 0.04],
          [0.2, 0.16],
        ],
        { smooth: true },
      ),
      [-0.5, 1.2, 0],
      [0, 0, 50],
    ),
    tube(
      brushedSteel,
      [
        [0.48, 1.22, 0],
        [0.84, 1.2, 0],
        [0.88, 0.7, 0],
        [0.8, 0.3, 0],
        [0.49, 0.26, 0],
      ],
      0.05,
    ),
  );
});
