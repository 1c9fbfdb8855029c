import { cloth, metal, plush } from '../../scene/materials.ts';
import { ball, box, cylinder, each, group, put, ring, rod, spread } from '../../scene/parts.ts';
import { drape } from '../../scene/soft-parts.ts';
import { kind } from '../../scene/kind.ts';
import { print } from '../../scene/textures.ts';

const persian = (name: string, tones: readonly (readonly [number, number, number])[]) =>
  print(`rug ${name}`, [3, 1.9], (u, v) => {
    const [x, y] = [Math.abs(((u + 0.5) % 1) - 0.5) * 2, Math.abs(((v + 0.5) % 1) - 0.5) * 2];
    const rim = Math.max(x, y);
    const star = Math.abs(Math.sin(x * 13) * Math.cos(y * 11)) + 0.4 * Math.sin((x + y) * 20);
    const far = Math.hypot(x * 1.1, y);
    const band =
      rim > 0.93
        ? 0
        : rim > 0.88
          ? 1
          : rim > 0.74
            ? star > 0.6
              ? 2
              : 0
            : far < 0.42
              ? star > 0.5
                ? 1
                : 2
              : star > 0.75
                ? 2
                : 3;
    return tones[band] ?? [0.5, 0.4, 0.3];
  });

export const rug = kind(
  {
    jute: { map: null, color: '#c7a877' },
    red: {
      map: [
        [0.42, 0.13, 0.12],
        [0.85, 0.76, 0.6],
        [0.16, 0.2, 0.3],
        [0.55, 0.2, 0.16],
      ],
      color: '#ffffff',
    },
  } as const,
  ({ map, color }) => {
    const texture = map === null ? {} : { map: persian('red', map) };
    const wool = plush(color, {
      size: map === null ? 1.2 : 0.5,
      ...texture,
      bumpScale: map === null ? 7 : 2,
    });
    return group(
      box(wool, [2.3, 0.05, 1.9], [0, 0, 0], 0.02),
      put(cylinder(wool, { radius: 0.2, height: 1.9 }, { along: 'z' }), [1.2, 0.2, 0]),
      each(spread(40, -0.93, 0.93), (z) =>
        rod(plush('#e6dcc4'), [-1.15, 0.03, z], [-1.28, 0.012, z + 0.01], 0.014),
      ),
    );
  },
  {
    corner: { azimuth: -36, elevation: 34 },
    front: { azimuth: 0, elevation: 38 },
    detail: { azimuth: -40, elevation: 30, zoom: 2.1, at: [0.2, 0.5, 0.7] },
  },
);

export const curtains = kind(
  { slate: { color: '#59636e' } },
  ({ color }) => {
    const half = (from: number, to: number) =>
      drape(cloth(color, { bumpScale: 2 }), (u, v) => [
        from + (to - from) * u,
        0.04 + v * 2.5,
        Math.sin(u * Math.PI * 13) * (0.11 - 0.03 * v) + 0.03 * Math.sin(v * 5 + u * 9),
      ]);
    return group(
      half(-1.45, -0.28),
      half(0.28, 1.45),
      rod(metal('black'), [-1.7, 2.62, 0], [1.7, 2.62, 0], 0.035),
      each([-1.72, 1.72], (x) => ball(metal('black'), 0.08, [x, 2.62, 0])),
      each([...spread(7, -1.45, -0.28), ...spread(7, 0.28, 1.45)], (x) =>
        ring(metal('steel'), { radius: 0.06, thickness: 0.014 }, [x, 2.58, 0], [0, 90, 0]),
      ),
    );
  },
  {
    corner: { azimuth: -24, elevation: 8 },
    detail: { azimuth: -26, elevation: 6, zoom: 2.2, at: [0.3, 0.8, 0.6] },
  },
);
