// Goods in their box, and what comes in a roll, a ream or a bottle.
import { paper, plastic } from '../../scene/materials.ts';
import { box, group, put, solid, type Vec } from '../../scene/parts.ts';
import { kind } from '../../scene/kind.ts';
import { print, sheet } from '../../scene/textures.ts';
import { tiledNoise } from '../../scene/noise.ts';
import * as THREE from 'three';

const CARDBOARD = { kraft: [0.76, 0.6, 0.43], white: [0.93, 0.92, 0.9] } as const;

/** Corrugated board: fine ribs and flecks. */
export function cardboard(tone: keyof typeof CARDBOARD) {
  const flecks = tiledNoise(`board ${tone}`, { across: 60, down: 60, octaves: 3 });
  const [red, green, blue] = CARDBOARD[tone];
  return paper(
    print(`board ${tone}`, 0.9, (u, v) => {
      const shade = 0.93 + 0.1 * flecks(u, v) + 0.012 * Math.sin(v * Math.PI * 120);
      return [red * shade, green * shade, blue * shade];
    }),
  );
}

const shippingMark = () =>
  sheet([512, 360], (pen) => {
    pen.fillStyle = '#fdfdfb';
    pen.fillRect(0, 0, 512, 360);
    pen.fillStyle = '#1c1d1f';
    pen.font = 'bold 40px sans-serif';
    pen.fillText('HAMMERDOCK', 28, 60);
    pen.font = '24px sans-serif';
    pen.fillText('Return to stock · inspected', 28, 100);
    for (let x = 28, index = 0; x < 470; index++) {
      const width = 2 + ((index * 7) % 5) * 1.6;
      if (index % 2 === 0) pen.fillRect(x, 140, width, 150);
      x += width + 2;
    }
    pen.font = '22px monospace';
    pen.fillText('keep dry · this side up', 28, 330);
  });

const flat = (map: THREE.Texture, width: number, height: number) =>
  solid(new THREE.PlaneGeometry(width, height), paper(map, { roughness: 0.5 }));

export const carton = kind(
  {
    kraft: { tone: 'kraft', size: [1.5, 1.0, 1.1] },
    white: { tone: 'white', size: [1.2, 1.25, 0.9] },
  } satisfies Record<string, { tone: keyof typeof CARDBOARD; size: Vec }>,
  ({ tone, size: [width, height, depth] }) => {
    const tape = plastic('#c9a877', { roughness: 0.28, transparent: true, opacity: 0.75 });
    return group(
      box(cardboard(tone), [width, height, depth], [0, 0, 0], 0.02),
      box(tape, [width + 0.004, 0.006, 0.16], [0, height - 0.001, 0], 0.002),
      box(tape, [0.006, 0.3, 0.16], [width / 2, height - 0.3, 0], 0.002),
      box(tape, [0.006, 0.3, 0.16], [-width / 2, height - 0.3, 0], 0.002),
      put(
        flat(shippingMark(), 0.5, 0.35),
        [-width * 0.18, height * 0.55, depth / 2 + 0.002],
        [0, 0, 1.5],
      ),
    );
  },
  { detail: { azimuth: -18, elevation: 14, zoom: 2, at: [0.35, 0.55, 1] } },
);
