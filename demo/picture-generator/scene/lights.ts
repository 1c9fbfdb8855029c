// Area lights. A directional light casts hard shadows; the sum of many positions looks like a
// softbox and the light of a whole room.
import * as THREE from 'three';
import { halton } from './random.ts';

interface Source {
  readonly from: readonly [number, number, number];
  readonly size: number;
  readonly intensity: number;
  readonly color: string;
}

const KEY: Source = { from: [-2.6, 6.4, 4.2], size: 2.3, intensity: 1.75, color: '#fff7ec' };
const RIM: Source = { from: [4.6, 4.4, -2.2], size: 1.2, intensity: 0.7, color: '#eaf1ff' };
const FILL: Source = { from: [3.4, 2.6, 5.6], size: 1.6, intensity: 0.36, color: '#fffaf2' };
const DOMES = 1;
const DOME_INTENSITY = 2;
const DISTANCE = 9;
const HALF_VIEW = 3.1;
const SHADOW_SIDE = 512;

/** Lights for colors and highlights; shadows are rendered separately. */
export function addLights(scene: THREE.Scene): void {
  for (const { color, intensity, from } of [KEY, RIM, FILL]) {
    const lamp = new THREE.DirectionalLight(color, intensity);
    lamp.position.set(...from);
    scene.add(lamp);
  }
}

/**
 * Lights that measure shadows on white surfaces: the red light casts shadows, the green one does
 * not. Red divided by green is the share of light that arrives.
 */
export function addShadowLights(scene: THREE.Scene, steps: number): (step: number) => void {
  const pairOf = (intensity: number) => {
    const [cast, free] = [lightOf('#ff0000', intensity), lightOf('#00ff00', intensity)];
    castFrom(cast);
    scene.add(cast, cast.target, free, free.target);
    return [cast, free] as const;
  };
  const key = pairOf(KEY.intensity);
  const domes = Array.from({ length: DOMES }, () => pairOf(DOME_INTENSITY));
  scene.add(new THREE.AmbientLight('#ffff00', 0.16));
  return (step) => {
    for (const lamp of key) moveWithin(KEY, lamp, step);
    for (const [index, pair] of domes.entries()) {
      const place = placeInSky(step * DOMES + index, steps * DOMES);
      for (const lamp of pair) lamp.position.copy(place);
    }
  };
}

function lightOf(color: string, intensity: number): THREE.DirectionalLight {
  const lamp = new THREE.DirectionalLight(color, intensity);
  lamp.target.position.set(0, 0.6, 0);
  return lamp;
}

function moveWithin({ from, size }: Source, lamp: THREE.DirectionalLight, step: number): void {
  const [u, v] = [halton(step, 2) * 2 - 1, halton(step, 3) * 2 - 1];
  lamp.position
    .set(...from)
    .add(new THREE.Vector3(u, v, -u).multiplyScalar(size))
    .setLength(DISTANCE);
}

/** Positions on a dome, distributed by the light that a floor gets from them. */
function placeInSky(index: number, count: number): THREE.Vector3 {
  const height = Math.sqrt(1 - ((index + 0.5) / count) * 0.93);
  const turn = index * 2.399_963;
  const flat = Math.sqrt(1 - height * height);
  return new THREE.Vector3(Math.cos(turn) * flat, height, Math.sin(turn) * flat).multiplyScalar(
    DISTANCE,
  );
}

function castFrom(lamp: THREE.DirectionalLight): void {
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
  lamp.shadow.normalBias = 0.014;
  lamp.shadow.bias = -0.0006;
  const view = lamp.shadow.camera;
  [view.left, view.right, view.bottom, view.top] = [-HALF_VIEW, HALF_VIEW, -HALF_VIEW, HALF_VIEW];
  [view.near, view.far] = [1, DISTANCE * 2];
}
