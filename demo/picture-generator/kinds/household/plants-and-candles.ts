import * as THREE from 'three';
import { ceramic, glossy, glowing, paper, plastic, plush, wood } from '../../scene/materials.ts';
import { cylinder, each, group, put, rod, solid, tube, turned } from '../../scene/parts.ts';
import { randomFor } from '../../scene/random.ts';
import { kind } from '../../scene/kind.ts';
import { sheet } from '../../scene/textures.ts';

export const candle = kind(
  { amber: {} },
  () =>
    group(
      turned(
        glossy('#7b4a22', { roughness: 0.12, transparent: true, opacity: 0.55 }),
        [
          [0, 0.01],
          [0.72, 0.01],
          [0.76, 0.08],
          [0.76, 1.05],
          [0.72, 1.05],
          [0.72, 0.1],
        ],
        { edge: 0.04 },
      ),
      cylinder(
        plastic('#efe6d2', { roughness: 0.6 }),
        { radius: 0.7, height: 0.74 },
        { at: [0, 0.08, 0] },
      ),
      each([0, 120, 240], (turn) =>
        put(
          group(
            rod(plastic('#3a2f26'), [0.28, 0.8, 0], [0.28, 0.94, 0], 0.014),
            put(
              turned(
                glowing('#ffc35a', 2.2),
                [
                  [0.005, 0],
                  [0.05, 0.06],
                  [0.03, 0.15],
                  [0.003, 0.24],
                ],
                { smooth: true },
              ),
              [0.28, 0.92, 0],
            ),
          ),
          [0, 0, 0],
          [0, turn + 20, 0],
        ),
      ),
      solid(
        new THREE.CylinderGeometry(0.775, 0.775, 0.5, 32, 1, true, -0.52, 1.04).translate(
          0,
          0.55,
          0,
        ),
        paper(
          sheet([300, 200], (pen) => {
            pen.fillStyle = '#f8f4ea';
            pen.fillRect(0, 0, 300, 200);
            pen.fillStyle = '#3b2b1d';
            pen.textAlign = 'center';
            pen.font = '34px serif';
            pen.fillText('CEDAR & FIG', 150, 92);
            pen.font = '20px serif';
            pen.fillText('soy candle · three wicks', 150, 132);
          }),
        ),
      ),
    ),
  { detail: { azimuth: 20, elevation: 36, zoom: 1.7, at: [0.5, 0.9, 0.6] } },
);

export const plant = kind(
  { green: {} },
  () => {
    const random = randomFor('olive');
    const bark = wood('espresso', { size: 0.5 });
    const tones = ['#64754c', '#7d8c62', '#526440'].map((color) =>
      plastic(color, { roughness: 0.7, side: THREE.DoubleSide }),
    );
    const leaf = new THREE.SphereGeometry(0.075, 7, 5);
    const leaves = Array.from({ length: 520 }, (_, index) => {
      const mesh = solid(leaf, tones[index % 3] ?? bark);
      const [turn, lift] = [random.between(0, Math.PI * 2), random.between(-1, 1)];
      const reach = random.between(0.35, 1) ** 0.5 * 0.72 * Math.sqrt(1 - lift * lift * 0.7);
      mesh.position.set(Math.cos(turn) * reach, 2.35 + lift * 0.75, Math.sin(turn) * reach);
      mesh.scale.set(0.32, 1.25, 0.12);
      mesh.rotation.set(random.between(-1.2, 1.2), turn, random.between(-1.4, 1.4));
      return mesh;
    });
    return group(
      turned(
        ceramic('#e6e1d6', { roughness: 0.6, clearcoat: 0 }),
        [
          [0, 0],
          [0.38, 0],
          [0.5, 0.1],
          [0.56, 0.74],
          [0.52, 0.74],
          [0.48, 0.66],
          [0, 0.66],
        ],
        { edge: 0.05 },
      ),
      cylinder(
        plush('#4a3a2a', { size: 0.2 }),
        { radius: 0.48, height: 0.02 },
        { at: [0, 0.66, 0] },
      ),
      tube(
        bark,
        [
          [0, 0.6, 0],
          [0.06, 1.2, 0.03],
          [-0.04, 1.7, 0],
          [0.02, 2.3, 0],
        ],
        0.055,
      ),
      each([0, 1, 2, 3, 4, 5], (index) => {
        const turn = index * 1.05;
        return tube(
          bark,
          [
            [0, 1.6 + index * 0.07, 0],
            [Math.cos(turn) * 0.3, 1.95 + index * 0.08, Math.sin(turn) * 0.3],
            [Math.cos(turn) * 0.56, 2.35 + index * 0.06, Math.sin(turn) * 0.56],
          ],
          0.022,
        );
      }),
      ...leaves,
    );
  },
  {
    corner: { azimuth: -20, elevation: 8 },
    detail: { azimuth: 10, elevation: 12, zoom: 2.2, at: [0.5, 0.25, 0.6] },
  },
);
