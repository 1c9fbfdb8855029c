// Renders one picture of an object: puts it on the floor, lights it, and sums many renders.
import * as THREE from 'three';
import { FRAME, frameCamera, type View } from './camera.ts';
import { halton } from './random.ts';
import { openCompositor } from './compositor.ts';
import { addShadowLights, addLights } from './lights.ts';
import { renderEnvironment } from './environment.ts';

const RADIUS = 1.5;
const SHADOWS = 8;
const SHINE = 0.1;

export interface Studio {
  /** The picture as a PNG in a data URL. */
  shoot(thing: THREE.Object3D, view: View, look?: Look): string;
}

export interface Look {
  readonly shadows?: number;
  /** How much the floor reflects. */
  readonly shine?: number;
}

/** `scale` is below 1 for a draft. */
export function openStudio(scale: number): Studio {
  const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true });
  renderer.setSize(FRAME.width * scale, FRAME.height * scale, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.NoToneMapping;
  const compositor = openCompositor(renderer, scale);
  const room = renderEnvironment(renderer);
  const shoot = (
    thing: THREE.Object3D,
    view: View,
    { shadows = SHADOWS, shine = SHINE }: Look = {},
  ): string => {
    const stand = setOnFloor(thing);
    const camera = frameCamera(stand, view);
    const show = new THREE.Scene();
    show.environment = room;
    show.environmentIntensity = 0.62;
    show.add(stand);
    addLights(show);
    compositor.render(show, camera, 'light');
    compositor.render(show, mirrorOf(camera), 'mirror');
    measureShadows(stand, camera, shadows);
    compositor.compose(shine);
    dispose(show);
    return renderer.domElement.toDataURL('image/png');
  };
  const white = new THREE.MeshLambertMaterial({ color: '#ffffff', side: THREE.DoubleSide });
  const measureShadows = (
    stand: THREE.Object3D,
    camera: THREE.PerspectiveCamera,
    steps: number,
  ) => {
    const scene = new THREE.Scene();
    scene.overrideMaterial = white;
    scene.add(makeFloor(), hideGlass(stand));
    const moveLights = addShadowLights(scene, steps);
    for (let step = 0; step < steps; step++) {
      moveLights(step);
      shift(camera, step);
      compositor.addShadow(scene, camera, 1 / steps);
    }
    dispose(scene);
  };
  return { shoot };
}

/** Scales all objects to the same size, so that the same lights fit all. */
function setOnFloor(thing: THREE.Object3D): THREE.Object3D {
  const stand = new THREE.Group();
  stand.add(thing);
  const extent = new THREE.Box3().setFromObject(thing);
  const scale = RADIUS / (extent.getSize(new THREE.Vector3()).length() / 2);
  const middle = extent.getCenter(new THREE.Vector3());
  stand.scale.setScalar(scale);
  stand.position.set(-middle.x, -extent.min.y, -middle.z).multiplyScalar(scale);
  stand.updateMatrixWorld(true);
  return stand;
}

function makeFloor(): THREE.Mesh {
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(60, 60));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return floor;
}

/** Transparent parts neither cast nor show a shadow. */
function hideGlass(stand: THREE.Object3D): THREE.Object3D {
  stand.traverse((part) => {
    if (part instanceof THREE.Mesh) part.visible = !(part.material as THREE.Material).transparent;
  });
  return stand;
}

/** Moves the camera within a pixel, for antialiasing. */
function shift(camera: THREE.PerspectiveCamera, step: number): void {
  const { width, height } = FRAME;
  const [x, y] = [halton(step, 2) - 0.5, halton(step, 3) - 0.5];
  camera.setViewOffset(width, height, x * 1.3, y * 1.3, width, height);
}

/** The camera mirrored at the floor, for the reflection. */
function mirrorOf(camera: THREE.PerspectiveCamera): THREE.PerspectiveCamera {
  const mirror = camera.clone();
  mirror.position.y *= -1;
  const ahead = camera.getWorldDirection(new THREE.Vector3());
  ahead.y *= -1;
  mirror.up.set(0, 1, 0);
  mirror.lookAt(mirror.position.clone().add(ahead));
  mirror.updateMatrixWorld();
  return mirror;
}

function dispose(scene: THREE.Scene): void {
  scene.traverse((part) => {
    if (part instanceof THREE.DirectionalLight) part.dispose();
    if (!(part instanceof THREE.Mesh)) return;
    // Not its material: compiling its program again takes longer than rendering the picture.
    (part.geometry as THREE.BufferGeometry).dispose();
  });
}
