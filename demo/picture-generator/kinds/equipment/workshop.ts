import { glossy, grained, metal, painted, plastic, rubber } from '../../scene/materials.ts';
import {
  ball,
  box,
  corners,
  cutout,
  cylinder,
  each,
  group,
  outline,
  panel,
  put,
  ring,
  rod,
  spread,
  tube,
} from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';
import { digits } from '../kitchen/large-appliances.ts';

export const toolCase = kind(
  { black: {} },
  () => {
    const shell = grained('#26272a');
    const chrome = metal('chrome');
    const socket = (x: number, z: number, radius: number) =>
      put(
        group(
          cylinder(chrome, { radius, height: 0.16 }),
          cylinder(
            plastic('#0c0c0d'),
            { radius: radius * 0.6, height: 0.004 },
            { at: [0, 0.16, 0] },
          ),
        ),
        [x, 0.16, z],
      );
    return group(
      box(shell, [2.7, 0.16, 1.7], [0, 0, 0], 0.06),
      box(plastic('#3a3b3f'), [2.54, 0.04, 1.54], [0, 0.13, 0], 0.02),
      each(spread(11, -1.2, 1.2), (x, index) => socket(x, -0.56, 0.075 + (index % 6) * 0.006)),
      each(spread(9, -1.2, 1.0), (x, index) => socket(x, -0.26, 0.085 + index * 0.006)),
      each(spread(7, -1.2, 0.2), (x, index) =>
        rod(chrome, [x, 0.2, 0.02], [x + 0.02, 0.2, 0.62 - index * 0.04], 0.028),
      ),
      group(
        rod(chrome, [0.34, 0.22, 0.4], [1.15, 0.22, 0.4], 0.05),
        cylinder(chrome, { radius: 0.13, height: 0.1 }, { at: [0.34, 0.17, 0.4] }),
        rod(rubber('#a63328'), [0.74, 0.22, 0.4], [1.2, 0.22, 0.4], 0.075),
      ),
      group(
        rod(chrome, [0.34, 0.22, 0.66], [0.8, 0.22, 0.66], 0.03),
        rod(rubber('#a63328'), [0.8, 0.22, 0.66], [1.2, 0.22, 0.66], 0.08),
      ),
      put(
        group(
          box(shell, [2.7, 1.66, 0.14], [0, 0, 0], 0.06),
          box(plastic('#3a3b3f'), [2.5, 1.46, 0.04], [0, 0.1, 0.06], 0.02),
          each(spread(6, -1.0, 1.0), (x, index) =>
            group(
              rod(chrome, [x, 0.3, 0.12], [x, 1.2 - index * 0.06, 0.12], 0.035),
              ring(chrome, { radius: 0.08, thickness: 0.03 }, [x, 1.28 - index * 0.06, 0.12]),
            ),
          ),
        ),
        [0, 0.1, -0.86],
        [-16, 0, 0],
      ),
      tube(
        plastic('#1c1d1f'),
        [
          [-0.3, 0.06, 0.84],
          [-0.28, 0.06, 1.0],
          [0.28, 0.06, 1.0],
          [0.3, 0.06, 0.84],
        ],
        0.045,
      ),
    );
  },
  {
    corner: { azimuth: -26, elevation: 30 },
    front: { azimuth: 0, elevation: 26 },
    detail: { azimuth: -24, elevation: 36, zoom: 2.1, at: [0.35, 0.2, 0.6] },
  },
);

export const toolChest = kind({ red: { color: '#a5281f' } }, ({ color }) => {
  const steel = painted(color, { roughness: 0.3 });
  return group(
    box(steel, [2.3, 1.9, 1.0], [0, 0.28, 0], 0.03),
    box(rubber(), [2.34, 0.05, 1.04], [0, 2.18, 0], 0.02),
    each([0.36, 0.82, 1.18, 1.5, 1.82], (y, index) =>
      group(
        box(steel, [2.16, (index === 0 ? 0.42 : 0.28) + 0.02, 0.06], [0, y, 0.49], 0.02),
        box(metal('aluminum'), [2.1, 0.05, 0.06], [0, y + (index === 0 ? 0.37 : 0.24), 0.54], 0.02),
      ),
    ),
    each(corners(0.9, 0.36), ([x, z]) =>
      group(
        cylinder(rubber(), { radius: 0.13, height: 0.08 }, { at: [x, 0.13, z], along: 'x' }),
        box(metal('steel'), [0.14, 0.12, 0.14], [x, 0.18, z], 0.02),
      ),
    ),
    tube(
      metal('chrome'),
      [
        [1.16, 1.5, -0.3],
        [1.36, 1.54, -0.3],
        [1.36, 1.54, 0.3],
        [1.16, 1.5, 0.3],
      ],
      0.035,
    ),
  );
});

export const ladder = kind({ aluminum: {} }, () => {
  const rail = metal('aluminum', { roughness: 0.45 });
  return group(
    each([-0.5, 0.5], (x) =>
      put(box(rail, [0.09, 3.0, 0.16], [0, 0, 0], 0.02), [x, 0, 0.56], [-14, 0, 0]),
    ),
    each([-0.46, 0.46], (x) =>
      put(box(plastic('#d4791f'), [0.07, 2.9, 0.1], [0, 0, 0], 0.02), [x, 0, -0.76], [12, 0, 0]),
    ),
    each([0.55, 1.15, 1.75, 2.35], (y) =>
      box(rail, [1.0, 0.06, 0.3], [0, y, 0.56 - y * 0.25], 0.02),
    ),
    box(plastic('#d4791f'), [1.1, 0.12, 0.46], [0, 2.86, -0.16], 0.04),
    each([-0.5, 0.5], (x) =>
      group(
        rod(rail, [x * 0.98, 1.2, 0.26], [x * 0.92, 1.2, -0.5], 0.02),
        box(rubber(), [0.14, 0.08, 0.22], [x, 0, 0.56], 0.02),
        box(rubber(), [0.12, 0.08, 0.18], [x * 0.92, 0, -0.78], 0.02),
      ),
    ),
  );
});

export const compressor = kind({ red: { color: '#a9342a' } }, ({ color }) => {
  const tank = painted(color);
  const dark = grained('#26272a');
  return group(
    cylinder(tank, { radius: 0.62, height: 2.2 }, { at: [0, 0.72, 0], along: 'x', edge: 0.24 }),
    box(dark, [1.2, 0.8, 0.9], [-0.2, 1.26, 0], 0.16),
    each(spread(7, -0.68, 0.26), (x) =>
      box(plastic('#141517'), [0.05, 0.4, 0.02], [x, 1.46, 0.446], 0.01),
    ),
    each([0.62, 0.92], (x) =>
      group(
        cylinder(
          metal('chrome'),
          { radius: 0.14, height: 0.08 },
          { at: [x, 1.48, 0.24], along: 'z' },
        ),
        cylinder(
          plastic('#fafaf7'),
          { radius: 0.12, height: 0.012 },
          { at: [x, 1.48, 0.285], along: 'z' },
        ),
        rod(plastic('#c33'), [x, 1.48, 0.295], [x + 0.06, 1.55, 0.295], 0.008),
      ),
    ),
    rod(metal('brass'), [0.77, 1.2, 0.1], [0.77, 1.5, 0.1], 0.05),
    tube(
      metal('dark'),
      [
        [-0.9, 1.3, -0.2],
        [-1.1, 2.1, -0.2],
        [-1.1, 2.1, 0.2],
        [-0.9, 1.3, 0.2],
      ],
      0.04,
    ),
    each([-0.6, 0.6], (z) =>
      cylinder(
        rubber(),
        { radius: 0.3, height: 0.14 },
        { at: [-0.85, 0.3, z], along: 'z', edge: 0.05 },
      ),
    ),
    box(metal('dark'), [0.12, 0.24, 0.9], [0.85, 0, 0], 0.03),
  );
});

export const powerBox = kind(
  { black: { color: '#2a2b2e', accent: '#d98a24' } },
  ({ color, accent }) => {
    const shell = grained(color);
    return group(
      box(shell, [1.9, 1.3, 1.2], [0, 0.05, 0], 0.16),
      tube(
        rubber(accent),
        [
          [-0.7, 1.3, 0],
          [-0.6, 1.62, 0],
          [0.6, 1.62, 0],
          [0.7, 1.3, 0],
        ],
        0.09,
      ),
      box(glossy('#101113'), [0.7, 0.36, 0.03], [-0.4, 0.82, 0.59], 0.04),
      panel(digits('98%'), [0.5, 0.24], [-0.4, 0.88, 0.61]),
      each([0.2, 0.42, 0.64], (x) =>
        box(plastic('#0c0d0e'), [0.14, 0.07, 0.02], [x, 1.0, 0.595], 0.01),
      ),
      each([0.26, 0.6], (x) =>
        cylinder(
          plastic(accent),
          { radius: 0.12, height: 0.03 },
          { at: [x, 0.7, 0.6], along: 'z' },
        ),
      ),
      each([-0.5, 0.1, 0.6], (x) =>
        box(plastic('#16171a'), [0.32, 0.32, 0.03], [x, 0.24, 0.6], 0.04),
      ),
      box(plastic(accent), [1.7, 0.02, 0.02], [0, 0.64, 0.595], 0.005),
    );
  },
);

export const jack = kind({ red: { color: '#b03026' } }, ({ color }) => {
  const steel = painted(color, { roughness: 0.35 });
  return group(
    each([-0.3, 0.3], (z) =>
      put(
        cutout(
          steel,
          outline(
            [
              [-1.3, 0.12],
              [1.1, 0.1],
              [1.3, 0.3],
              [0.9, 0.5],
              [-0.6, 0.66],
              [-1.3, 0.5],
            ],
            false,
          ),
          { thickness: 0.08, edge: 0.02 },
        ),
        [0, 0, z],
      ),
    ),
    rod(metal('dark'), [-0.9, 0.4, 0], [0.9, 0.66, 0], 0.14),
    cylinder(metal('steel'), { radius: 0.24, height: 0.1 }, { at: [0.95, 0.72, 0] }),
    cylinder(rubber(), { radius: 0.2, height: 0.04 }, { at: [0.95, 0.82, 0] }),
    each([-0.42, 0.42], (z) =>
      group(
        cylinder(
          metal('dark'),
          { radius: 0.18, height: 0.12 },
          { at: [1.15, 0.18, z], along: 'z' },
        ),
        cylinder(metal('dark'), { radius: 0.14, height: 0.1 }, { at: [-1.2, 0.14, z], along: 'z' }),
      ),
    ),
    rod(metal('steel'), [-1.1, 0.6, 0], [-1.9, 2.0, 0], 0.06),
    rod(rubber(), [-1.7, 1.66, 0], [-1.95, 2.1, 0], 0.09),
    ball(metal('chrome'), 0.06, [-0.9, 0.66, 0]),
  );
});

export const faucet = kind({ nickel: {} }, () => {
  const nickel = metal('steel', { roughness: 0.2 });
  return group(
    cylinder(nickel, { radius: 0.28, height: 0.06 }),
    cylinder(nickel, { radius: 0.17, height: 0.7 }, { at: [0, 0.05, 0] }),
    tube(
      nickel,
      [
        [0, 0.7, 0],
        [0, 1.7, 0],
        [0.1, 2.2, 0],
        [0.5, 2.5, 0],
        [0.9, 2.2, 0],
        [1.0, 1.8, 0],
      ],
      0.1,
    ),
    cylinder(nickel, { radius: 0.13, top: 0.1, height: 0.6 }, { at: [1.02, 1.2, 0], edge: 0.03 }),
    cylinder(plastic('#26272a'), { radius: 0.11, height: 0.05 }, { at: [1.02, 1.17, 0] }),
    rod(nickel, [0, 0.5, 0.1], [0, 0.5, 0.34], 0.09),
    rod(nickel, [0, 0.5, 0.32], [0.05, 1.05, 0.5], 0.035),
  );
});
