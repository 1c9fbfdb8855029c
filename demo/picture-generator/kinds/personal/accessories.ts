import { knitwear, leather, metal } from '../../scene/materials.ts';
import { box, each, group, put } from '../../scene/parts.ts';
import { body, drape } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { FLAT, laid } from './garments.ts';

export const socks = kind(
  { gray: { tones: ['#8a8f94', '#b7ab96', '#54606b', '#8f5a4a'] } },
  ({ tones }) =>
    group(
      each(tones, (color, index) => {
        const knit = knitwear(color, { size: 0.3 });
        return put(
          group(
            laid(
              knit,
              [
                [0.0, 1.2],
                [0.2, 1.2],
                [0.2, 0.2],
                [0.24, -0.1],
                [0.2, -0.4],
                [0.0, -0.46],
              ],
              0.12,
            ),
            put(
              laid(
                knit,
                [
                  [0.0, 0.5],
                  [0.18, 0.46],
                  [0.2, 0],
                  [0.18, -0.4],
                  [0.0, -0.5],
                ],
                0.12,
              ),
              [0.3, 0.06, 0.42],
              [0, -62, 0],
            ),
            box(knit, [0.42, 0.14, 0.26], [0, 0, -1.1], 0.05),
          ),
          [-1.05 + index * 0.66, 0, 0],
          [0, 4 - index * 2, 0],
        );
      }),
    ),
  FLAT,
);

export const belt = kind(
  { brown: {} },
  () => {
    const strap = leather('#6a4426', { size: 0.4 });
    const coiled = drape(
      strap,
      (u, v) => {
        const [turn, radius] = [u * Math.PI * 6.4, 0.34 + u * 0.62];
        return [Math.cos(turn) * radius, 0.01 + v * 0.42, Math.sin(turn) * radius];
      },
      160,
    );
    return group(
      coiled,
      put(
        group(
          box(metal('brass', { roughness: 0.25 }), [0.5, 0.5, 0.04], [0, 0, 0], 0.03),
          box(strap, [0.36, 0.36, 0.05], [0, 0.07, 0], 0.02),
          box(metal('brass', { roughness: 0.25 }), [0.4, 0.04, 0.07], [0.05, 0.23, 0.02], 0.01),
        ),
        [0.3, -0.02, 0.9],
        [0, 18, 0],
      ),
    );
  },
  { corner: { azimuth: -24, elevation: 34 }, front: { azimuth: 0, elevation: 24 } },
);

export const gloves = kind(
  { tan: {} },
  () => {
    const hide = leather('#c19a62', { size: 0.5, roughness: 0.75 });
    const glove = (side: number) =>
      put(
        group(
          laid(
            hide,
            [
              [0.0, 0.35],
              [0.36, 0.36],
              [0.4, 0],
              [0.34, -0.5],
              [0.0, -0.54],
            ],
            0.24,
          ),
          each([-0.27, -0.09, 0.09, 0.27], (x, index) =>
            body(hide, [
              { at: [x, 0.12, -0.3], width: 0.09, height: 0.1 },
              {
                at: [x * 1.15, 0.13, -0.7 - (index % 3 === 0 ? 0 : 0.12)],
                width: 0.085,
                height: 0.09,
              },
              {
                at: [x * 1.2, 0.1, -0.86 - (index % 3 === 0 ? 0 : 0.14)],
                width: 0.03,
                height: 0.04,
              },
            ]),
          ),
          put(
            body(hide, [
              { at: [0, 0.12, 0], width: 0.1, height: 0.1 },
              { at: [0, 0.12, -0.4], width: 0.09, height: 0.09 },
              { at: [0, 0.1, -0.52], width: 0.03, height: 0.04 },
            ]),
            [side * 0.34, 0, 0.06],
            [0, side * -42, 0],
          ),
          box(knitwear('#3b3d42', { size: 0.3 }), [0.72, 0.2, 0.42], [0, 0.01, 0.66], 0.09),
        ),
        [side * -0.52, 0, 0],
        [0, side * 8, 0],
      );
    return group(glove(1), glove(-1));
  },
  FLAT,
);
