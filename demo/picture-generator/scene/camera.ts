import * as THREE from 'three';

/** The position of the camera in degrees, and the part of the object that it shows. */
export interface View {
  readonly azimuth: number;
  readonly elevation: number;
  /** 2 shows half of it. */
  readonly zoom?: number;
  /** The center of a close view, as shares of the bounding box. */
  readonly at?: readonly [number, number, number];
  /** The share of the picture that the object fills. */
  readonly fill?: number;
}

export const FRAME = { width: 1000, height: 750 } as const;
const FIELD_DEGREES = 21;
const UPRIGHT_FILL = 0.86;
const TAN_UP = Math.tan(THREE.MathUtils.degToRad(FIELD_DEGREES / 2));

/** A camera as near as possible with the whole object in the picture. */
export function frameCamera(thing: THREE.Object3D, view: View): THREE.PerspectiveCamera {
  const ratio = FRAME.width / FRAME.height;
  const camera = new THREE.PerspectiveCamera(FIELD_DEGREES, ratio, 0.1, 80);
  const [azimuth, elevation] = [view.azimuth, view.elevation].map(THREE.MathUtils.degToRad);
  const back = new THREE.Vector3().setFromSphericalCoords(
    1,
    Math.PI / 2 - (elevation ?? 0),
    azimuth ?? 0,
  );
  const right = new THREE.Vector3(0, 1, 0).cross(back).normalize();
  const up = back.clone().cross(right);
  const fill = view.fill ?? UPRIGHT_FILL;
  const [tanX, tanY] = [TAN_UP * ratio * fill, TAN_UP * fill];
  const reach = { left: -Infinity, right: -Infinity, below: -Infinity, above: -Infinity };
  for (const point of pointsOf(thing)) {
    const depth = -point.dot(back);
    const [x, y] = [point.dot(right), point.dot(up)];
    reach.right = Math.max(reach.right, x / tanX - depth);
    reach.left = Math.max(reach.left, -x / tanX - depth);
    reach.above = Math.max(reach.above, y / tanY - depth);
    reach.below = Math.max(reach.below, -y / tanY - depth);
  }
  const distance = Math.max(reach.left + reach.right, reach.above + reach.below) / 2;
  const middle = right
    .clone()
    .multiplyScalar((tanX * (reach.right - reach.left)) / 2)
    .addScaledVector(up, (tanY * (reach.above - reach.below)) / 2);
  const zoom = view.zoom ?? 1;
  const focus = view.at === undefined ? middle : placeIn(thing, view.at);
  const eye = focus.clone().addScaledVector(back, distance / zoom);
  camera.position.copy(eye);
  camera.up.copy(
    Math.abs(back.y) > 0.99 ? new THREE.Vector3(0, 0, -1) : new THREE.Vector3(0, 1, 0),
  );
  camera.lookAt(focus);
  camera.updateMatrixWorld();
  return camera;
}

function placeIn(thing: THREE.Object3D, at: readonly [number, number, number]): THREE.Vector3 {
  const extent = new THREE.Box3().setFromObject(thing);
  return new THREE.Vector3(...at).multiply(extent.getSize(new THREE.Vector3())).add(extent.min);
}

function* pointsOf(thing: THREE.Object3D): Generator<THREE.Vector3> {
  const meshes: THREE.Mesh[] = [];
  thing.traverse((part) => {
    if (part instanceof THREE.Mesh) meshes.push(part);
  });
  for (const mesh of meshes) {
    const position = mesh.geometry.getAttribute('position');
    const stride = Math.max(1, Math.floor(position.count / 1500));
    for (let index = 0; index < position.count; index += stride) {
      yield new THREE.Vector3().fromBufferAttribute(position, index).applyMatrix4(mesh.matrixWorld);
    }
  }
}
