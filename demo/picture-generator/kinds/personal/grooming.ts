import { glowing, grained, metal, plastic, rubber } from '../../scene/materials.ts';
import { box, cylinder, each, group, panel, put, ring, rod, spread } from '../../scene/parts.ts';
import { body } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { digits } from '../kitchen/large-appliances.ts';

export const toothbrush = kind(
  { white: {} },
  () => {
    const shell = plastic('#f4f3f0', { roughness: 0.3 });
    const head = (x: number, z: number) =>
      put(
        group(
          cylinder(shell, { radius: 0.07, top: 0.04, height: 0.5 }),
          box(shell, [0.14, 0.24, 0.08], [0, 0.48, 0], 0.035),
          each(spread(4, 0.5, 0.7), (y) =>
            each([-0.04, 0, 0.04], (at) =>
              rod(plastic('#7fb4d6'), [at, y, 0.03], [at, y, 0.13], 0.014),
            ),
          ),
        ),
        [x, 0, z],
      );
    return group(
      cylinder(plastic('#e3e2de'), { radius: 0.32, height: 0.14 }, { edge: 0.05 }),
      body(
        shell,
        [
          { at: [0, 0.14, 0], width: 0.17, height: 0.17 },
          { at: [0, 0.7, 0], width: 0.18, height: 0.18 },
          { at: [0, 1.4, 0], width: 0.15, height: 0.15 },
          { at: [0, 1.7, 0], width: 0.08, height: 0.08 },
        ],
        { along: 'y' },
      ),
      put(head(0, 0), [0, 1.66, 0]),
      cylinder(
        rubber('#3f7fa6'),
        { radius: 0.06, height: 0.03 },
        { at: [0, 1.0, 0.17], along: 'z' },
      ),
      each([0.5, 0.6, 0.7], (y) => panel(glowing('#8fe3ff', 1.2), [0.02, 0.02], [0, y, 0.185])),
      head(0.6, 0.1),
      head(0.85, -0.05),
    );
  },
  { corner: { azimuth: -20, elevation: 10 } },
);

export const shaver = kind(
  { black: {} },
  () =>
    put(
      group(
        body(
          grained('#232427'),
          [
            { at: [0, 0.02, 0], width: 0.2, height: 0.18 },
            { at: [0, 0.4, 0], width: 0.26, height: 0.24, power: 2.6 },
            { at: [0, 1.0, 0.02], width: 0.24, height: 0.22, power: 2.6 },
            { at: [0, 1.3, 0.08], width: 0.2, height: 0.18 },
          ],
          { along: 'y' },
        ),
        body(
          metal('steel'),
          [
            { at: [0, 1.32, 0.1], width: 0.22, height: 0.16, power: 2.6 },
            { at: [0, 1.5, 0.16], width: 0.42, height: 0.26, power: 2.6 },
            { at: [0, 1.6, 0.2], width: 0.42, height: 0.28, power: 2.6 },
          ],
          { along: 'y' },
        ),
        each(
          [
            [-0.2, 0.14],
            [0.2, 0.14],
            [0, -0.04],
          ],
          ([x = 0, z = 0]) =>
            put(
              group(
                cylinder(plastic('#2a2b2e'), { radius: 0.18, height: 0.06 }),
                cylinder(metal('chrome'), { radius: 0.14, height: 0.05 }, { at: [0, 0.04, 0] }),
                ring(metal('dark'), { radius: 0.09, thickness: 0.015 }, [0, 0.09, 0], [90, 0, 0]),
              ),
              [x, 1.6, 0.2 + z],
              [16, 0, 0],
            ),
        ),
        cylinder(
          metal('chrome'),
          { radius: 0.08, height: 0.04 },
          { at: [0, 0.86, 0.23], along: 'z' },
        ),
        panel(digits('96'), [0.18, 0.1], [0, 0.4, 0.25]),
      ),
      [0, 0, 0],
      [0, -14, 0],
    ),
  { corner: { azimuth: -22, elevation: 24 } },
);
