// The studio: a thing is set on the floor, lit, and exposed many times into one picture.
import * as THREE from 'three';
import { FRAME, standBefore, type View } from './camera.ts';
import { halton } from './chance.ts';
import { openDarkroom } from './develop.ts';
import { hangShadowLamps, hangShowLamps } from './lamps.ts';
import { lightRoom } from './studio-room.ts';

const RADIUS = 1.5;
const SHADOWS = 8;
const SHINE = 0.1;

export interface Studio {
  /** The picture as a PNG in a data URL. */
  shoot(thing: THREE.Object3D, view: View, look?: Look): string;
}

export interface Look {
  readonly shadows?: number;
  /** How much the floor mirrors. */
  readonly shine?: number;
}

/** `scale` is below 1 for a draft. */
export function openStudio(scale: number): Studio {
  const renderer = new THREE.WebGLRenderer({ preserveDrawingBuffer: true });
  renderer.setSize(FRAME.width * scale, FRAME.height * scale, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.toneMapping = THREE.NoToneMapping;
  const darkroom = openDarkroom(renderer, scale);
  const room = lightRoom(renderer);
  const shoot = (
    thing: THREE.Object3D,
    view: View,
    { shadows = SHADOWS, shine = SHINE }: Look = {},
  ): string => {
    const stand = setOnFloor(thing);
    const camera = standBefore(stand, view);
    const show = new THREE.Scene();
    show.environment = room;
    show.environmentIntensity = 0.62;
    show.add(stand);
    hangShowLamps(show);
    darkroom.expose(show, camera, 'light');
    darkroom.expose(show, mirrorOf(camera), 'mirror');
    measureShadows(stand, camera, shadows);
    darkroom.develop(shine);
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
    scene.add(layFloor(), hideGlass(stand));
    const moveLamps = hangShadowLamps(scene, steps);
    for (let step = 0; step < steps; step++) {
      moveLamps(step);
      shift(camera, step);
      darkroom.addShadow(scene, camera, 1 / steps);
    }
    dispose(scene);
  };
  return { shoot };
}

/** All things are made the same size, so that one light suits them all. */
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

function layFloor(): THREE.Mesh {
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(60, 60));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return floor;
}

/** What one sees through neither throws a shadow nor shows one. */
function hideGlass(stand: THREE.Object3D): THREE.Object3D {
  stand.traverse((part) => {
    if (part instanceof THREE.Mesh) part.visible = !(part.material as THREE.Material).transparent;
  });
  return stand;
}

/** Within a pixel, so that edges come out smooth. */
function shift(camera: THREE.PerspectiveCamera, step: number): void {
  const { width, height } = FRAME;
  const [x, y] = [halton(step, 2) - 0.5, halton(step, 3) - 0.5];
  camera.setViewOffset(width, height, x * 1.3, y * 1.3, width, height);
}

/** From under the floor, upside down. */
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
    // Not its material: to compile its program again takes longer than to draw the picture.
    (part.geometry as THREE.BufferGeometry).dispose();
  });
}
