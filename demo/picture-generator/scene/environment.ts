// The environment map that shiny goods reflect: a dim room with softboxes.
import * as THREE from 'three';

interface Softbox {
  readonly size: readonly [number, number];
  readonly at: readonly [number, number, number];
  readonly brightness: number;
  readonly tint?: string;
}

const SOFTBOXES: readonly Softbox[] = [
  { size: [5, 6], at: [-7, 5, 4], brightness: 7.5, tint: '#fff8ef' },
  { size: [2, 7], at: [8, 4, 2.5], brightness: 5.5, tint: '#f0f5ff' },
  { size: [7, 5], at: [0, 9, 0.5], brightness: 5 },
  { size: [8, 1.4], at: [0, 5.5, -8], brightness: 4 },
  { size: [9, 5], at: [-4, 5, 10], brightness: 1.9, tint: '#fffaf3' },
  { size: [2.4, 7], at: [5, 4, 9.5], brightness: 2.4 },
  { size: [5, 2], at: [-9, 1.4, -3], brightness: 2 },
  // Strips that reach below the horizon, because upright steel reflects the floor.
  { size: [2.6, 13], at: [-7, -1, 8], brightness: 2.8 },
  { size: [1.6, 13], at: [9, -1, 5], brightness: 3.2 },
  { size: [1.8, 13], at: [3.2, -1, 10.5], brightness: 0.08 },
  { size: [2, 13], at: [-10.5, -1, 0], brightness: 0.1 },
];

export function renderEnvironment(renderer: THREE.WebGLRenderer): THREE.Texture {
  const room = new THREE.Scene();
  const walls = new THREE.MeshBasicMaterial({ side: THREE.BackSide, vertexColors: true });
  const sphere = new THREE.SphereGeometry(14, 32, 24);
  const position = sphere.getAttribute('position');
  const colors = Array.from({ length: position.count }, (_, index) => {
    const height = position.getY(index) / 14;
    const shade = height < 0 ? 0.86 + 0.2 * height : 0.46 + 0.35 * height;
    return [shade, shade * 0.985, shade * 0.96];
  });
  sphere.setAttribute('color', new THREE.Float32BufferAttribute(colors.flat(), 3));
  room.add(new THREE.Mesh(sphere, walls));
  for (const { size, at, brightness, tint = '#ffffff' } of SOFTBOXES) {
    const color = new THREE.Color(tint).multiplyScalar(brightness);
    const face = new THREE.MeshBasicMaterial({ color, side: THREE.DoubleSide });
    const panel = new THREE.Mesh(new THREE.PlaneGeometry(...size), face);
    panel.position.set(...at);
    panel.lookAt(0, 1, 0);
    room.add(panel);
  }
  const mirrored = new THREE.PMREMGenerator(renderer).fromScene(room, 0.015);
  return mirrored.texture;
}
