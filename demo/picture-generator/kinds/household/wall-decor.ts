import * as THREE from 'three';
import { display, metal, paper, plastic, wood } from '../../scene/materials.ts';
import { box, cutout, each, group, panel, put, ring, rod, solid } from '../../scene/parts.ts';
import { randomFor } from '../../scene/random.ts';
import { kind } from '../../scene/kind.ts';
import { sheet } from '../../scene/textures.ts';

export const mirror = kind(
  { gold: { frame: 'gold' }, black: { frame: 'black' } } as const,
  ({ frame }) => {
    const arch = (width: number, height: number) => {
      const shape = new THREE.Shape();
      shape.moveTo(-width / 2, 0);
      shape.lineTo(-width / 2, height - width / 2);
      shape.absarc(0, height - width / 2, width / 2, Math.PI, 0, true);
      shape.lineTo(width / 2, 0);
      shape.closePath();
      return shape;
    };
    return put(
      group(
        cutout(metal(frame, { roughness: 0.3 }), arch(1.3, 2.9), { thickness: 0.1, edge: 0.03 }),
        put(
          cutout(metal('chrome', { roughness: 0.02, color: '#dfe6e8' }), arch(1.2, 2.8), {
            thickness: 0.02,
            edge: 0.004,
          }),
          [0, 0.05, 0.052],
        ),
        rod(metal('dark'), [0, 1.6, -0.04], [0, 0.02, -0.75], 0.03),
      ),
      [0, 0, 0],
      [-7, 0, 0],
    );
  },
  {
    corner: { azimuth: -30, elevation: 9 },
    detail: { azimuth: -24, elevation: 8, zoom: 2, at: [0.5, 0.82, 0.5] },
  },
);

const botanical = (index: number) =>
  paper(
    sheet([220, 280], (pen) => {
      pen.fillStyle = '#f6f2e6';
      pen.fillRect(0, 0, 220, 280);
      const random = randomFor(`leaf ${index}`);
      pen.strokeStyle = '#4d5f45';
      pen.lineWidth = 3;
      pen.beginPath();
      pen.moveTo(110, 250);
      pen.quadraticCurveTo(100 + index * 5, 150, 112, 40);
      pen.stroke();
      for (let leaf = 0; leaf < 13; leaf++) {
        const side = leaf % 2 === 0 ? 1 : -1;
        pen.save();
        pen.translate(108, 232 - leaf * 15);
        pen.rotate(side * random.between(0.5, 0.9));
        pen.fillStyle = ['#6d8a5e', '#55734f', '#87a06d'][leaf % 3] ?? '#6d8a5e';
        pen.beginPath();
        pen.ellipse(
          side * (30 - index),
          -4,
          32 - leaf,
          9 + (index % 3) * 3,
          side * 0.2,
          0,
          Math.PI * 2,
        );
        pen.fill();
        pen.restore();
      }
    }),
    { roughness: 0.55 },
  );

export const framedPrints = kind(
  { oak: {} },
  () =>
    group(
      each([0, 1, 2, 3, 4, 5], (index) =>
        put(
          group(
            box(wood('oak', { size: 0.4 }), [0.84, 1.06, 0.06], [0, 0, 0], 0.012),
            box(
              plastic('#fbfaf6', { roughness: 0.9 }),
              [0.76, 0.98, 0.02],
              [0, 0.04, 0.024],
              0.004,
            ),
            panel(botanical(index), [0.54, 0.7], [0, 0.18, 0.036]),
          ),
          [-0.95 + (index % 3) * 0.95, index < 3 ? 1.16 : 0.02, index < 3 ? -0.16 : 0],
          [-4, 0, 0],
        ),
      ),
    ),
  {
    corner: { azimuth: -26, elevation: 8 },
    detail: { azimuth: -16, elevation: 4, zoom: 2.1, at: [0.4, 0.35, 0.8] },
  },
);

export const clock = kind({ walnut: {} }, () => {
  const dial = display(
    sheet([400, 400], (pen) => {
      pen.fillStyle = '#f5efdf';
      pen.fillRect(0, 0, 400, 400);
      pen.translate(200, 200);
      pen.fillStyle = '#2a2119';
      pen.font = 'bold 40px serif';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      for (const [index, hour] of [
        'XII',
        'I',
        'II',
        'III',
        'IV',
        'V',
        'VI',
        'VII',
        'VIII',
        'IX',
        'X',
        'XI',
      ].entries()) {
        const turn = (index / 12) * Math.PI * 2;
        pen.fillText(hour, Math.sin(turn) * 150, -Math.cos(turn) * 150);
      }
      pen.lineCap = 'round';
      for (const [turn, length, width] of [
        [5.25, 90, 12],
        [0.87, 140, 8],
      ] as const) {
        pen.lineWidth = width;
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.lineTo(Math.sin(turn) * length, -Math.cos(turn) * length);
        pen.stroke();
      }
    }),
  );
  const body = new THREE.Shape();
  body.moveTo(-1.1, 0);
  body.lineTo(1.1, 0);
  body.quadraticCurveTo(0.95, 0.36, 0.66, 0.5);
  body.quadraticCurveTo(0.62, 1.3, 0, 1.36);
  body.quadraticCurveTo(-0.62, 1.3, -0.66, 0.5);
  body.quadraticCurveTo(-0.95, 0.36, -1.1, 0);
  const dialFace = put(solid(new THREE.CircleGeometry(0.43, 48), dial), [0, 0.8, 0.272]);
  return group(
    put(cutout(wood('walnut', { size: 0.7 }), body, { thickness: 0.5, edge: 0.05 }), [0, 0.1, 0]),
    box(wood('walnut', { size: 0.7 }), [2.4, 0.12, 0.66], [0, 0, 0], 0.03),
    dialFace,
    ring(metal('brass', { roughness: 0.25 }), { radius: 0.45, thickness: 0.04 }, [0, 0.8, 0.27]),
  );
});
