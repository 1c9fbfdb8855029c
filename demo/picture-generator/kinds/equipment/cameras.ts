import {
  glossy,
  glowing,
  grained,
  leather,
  metal,
  plastic,
  rubber,
} from '../../scene/materials.ts';
import { box, cylinder, each, group, panel, put, ring, rod, tube } from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';

export const camera = kind(
  { mint: { shell: '#a9cfc0' }, black: { shell: '#212225' } },
  ({ shell }) => {
    const cover = plastic(shell, { roughness: 0.42 });
    const dark = plastic('#1d1e20');
    return group(
      box(cover, [1.5, 1.2, 0.5], [0, 0.02, 0], 0.18),
      box(cover, [1.36, 0.34, 0.62], [0, 0.02, 0], 0.12),
      box(dark, [0.9, 0.05, 0.03], [0, 1.16, 0.1], 0.02),
      cylinder(
        plastic('#e8e6e1'),
        { radius: 0.46, height: 0.16 },
        { at: [0, 0.56, 0.32], along: 'z', edge: 0.04 },
      ),
      cylinder(
        dark,
        { radius: 0.38, height: 0.3 },
        { at: [0, 0.56, 0.42], along: 'z', edge: 0.05 },
      ),
      cylinder(
        glossy('#191a24', { roughness: 0.02 }),
        { radius: 0.2, height: 0.02 },
        { at: [0, 0.56, 0.575], along: 'z' },
      ),
      ring(metal('dark'), { radius: 0.24, thickness: 0.025 }, [0, 0.56, 0.58]),
      box(glossy('#f3f1ea', { roughness: 0.1 }), [0.42, 0.2, 0.04], [0.44, 0.92, 0.24], 0.04),
      box(glossy('#14151a', { roughness: 0.05 }), [0.22, 0.18, 0.04], [-0.46, 0.93, 0.24], 0.04),
      cylinder(metal('chrome'), { radius: 0.09, height: 0.06 }, { at: [-0.52, 1.2, 0] }),
      tube(
        leather('#5f3d26', { size: 0.2 }),
        [
          [0.76, 0.86, 0],
          [1.0, 0.7, 0.1],
          [1.06, 0.3, 0.3],
          [0.9, 0.03, 0.5],
          [0.6, 0.03, 0.7],
          [0.3, 0.03, 0.82],
        ],
        0.028,
      ),
    );
  },
  { detail: { azimuth: -24, elevation: 12, zoom: 1.8, at: [0.4, 0.5, 1] } },
);

export const securityCamera = kind(
  { white: {} },
  () => {
    const shell = plastic('#f1f1ee', { roughness: 0.34 });
    const one = (x: number, z: number, turn: number) =>
      put(
        group(
          cylinder(shell, { radius: 0.26, height: 0.06 }),
          rod(shell, [0, 0.05, 0], [0, 0.34, -0.02], 0.06),
          put(
            group(
              cylinder(shell, { radius: 0.24, height: 0.62 }, { along: 'z', edge: 0.08 }),
              cylinder(
                glossy('#121316', { roughness: 0.04 }),
                { radius: 0.2, height: 0.04 },
                { at: [0, 0, 0.3], along: 'z' },
              ),
              cylinder(
                glossy('#2a2d45', { roughness: 0.02 }),
                { radius: 0.08, height: 0.03 },
                { at: [0, 0.02, 0.32], along: 'z' },
              ),
              panel(glowing('#6fb1ff', 1.5), [0.02, 0.02], [0, -0.12, 0.324]),
            ),
            [0, 0.52, 0.06],
            [8, 0, 0],
          ),
        ),
        [x, 0, z],
        [0, turn, 0],
      );
    return group(one(-0.8, 0.1, 16), one(0, -0.5, -8), one(0.05, 0.6, 6), one(0.85, 0, -20));
  },
  { detail: { azimuth: -14, elevation: 14, zoom: 2.2, at: [0.5, 0.5, 0.9] } },
);

export const powerBank = kind(
  { black: {} },
  () =>
    group(
      put(
        group(
          box(grained('#1f2023'), [0.9, 0.3, 1.9], [0, 0, 0], 0.09),
          each([-0.22, 0, 0.22], (x) =>
            box(metal('dark'), [0.16, 0.07, 0.02], [x, 0.12, 0.95], 0.01),
          ),
          each([0, 1, 2, 3], (index) =>
            cylinder(
              glowing('#7fd7ff', index < 3 ? 1.4 : 0.1),
              { radius: 0.018, height: 0.01 },
              { at: [-0.2 + index * 0.09, 0.297, 0.78] },
            ),
          ),
          box(plastic('#34363a'), [0.2, 0.012, 0.12], [0.26, 0.296, 0.72], 0.03),
        ),
        [0, 0, 0],
        [0, 14, 0],
      ),
      tube(
        rubber('#e8e6e0'),
        [
          [-0.1, 0.15, 1.0],
          [-0.2, 0.06, 1.35],
          [-0.8, 0.03, 1.4],
          [-1.1, 0.03, 0.9],
          [-0.8, 0.03, 0.4],
          [-0.62, 0.03, -0.2],
        ],
        0.03,
      ),
    ),
  {
    corner: { azimuth: -30, elevation: 28 },
    front: { azimuth: 6, elevation: 22 },
    detail: { azimuth: 10, elevation: 24, zoom: 2, at: [0.6, 0.6, 0.75] },
  },
);
