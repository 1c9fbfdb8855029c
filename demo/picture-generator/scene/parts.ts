// The shapes of which goods are built. `at` is the center of the bottom of a part.
import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Material } from './materials.ts';
import { projectTexture } from './project-texture.ts';

export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];
export type Axis = 'x' | 'y' | 'z';

const ORIGIN: Vec = [0, 0, 0];

export function group(...parts: readonly THREE.Object3D[]): THREE.Group {
  const whole = new THREE.Group();
  if (parts.length > 0) whole.add(...parts);
  return whole;
}

/** Rotates a part by degrees about x, y and z, then moves it, relative to its former position. */
export function put<T extends THREE.Object3D>(part: T, at: Vec, turnedBy: Vec = ORIGIN): T {
  const [x, y, z] = turnedBy.map(THREE.MathUtils.degToRad);
  const turn = new THREE.Quaternion().setFromEuler(new THREE.Euler(x, y, z));
  part.position.applyQuaternion(turn).add(new THREE.Vector3(...at));
  part.quaternion.premultiply(turn);
  return part;
}

export function solid(geometry: THREE.BufferGeometry, material: Material): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = !material.transparent;
  mesh.receiveShadow = true;
  return mesh;
}

/** A box with rounded edges. */
export function box(material: Material, size: Vec, at: Vec = ORIGIN, edge = 0.03): THREE.Mesh {
  const [width, height, depth] = size;
  const radius = Math.min(edge, width / 2, height / 2, depth / 2) * 0.999;
  // Few vertices where they are invisible: each is rendered dozens of times for the shadows.
  const steps = radius > 0.06 ? 4 : radius > 0.02 ? 2 : 1;
  const geometry = new RoundedBoxGeometry(width, height, depth, steps, radius);
  geometry.translate(0, height / 2, 0);
  return put(solid(projectTexture(geometry), material), at);
}

/** A flat face with one picture over all of it, standing on `at`. */
export function panel(material: Material, [width, height]: Point, at: Vec = ORIGIN): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(width, height);
  geometry.translate(0, height / 2, 0);
  return put(solid(geometry, material), at);
}

/** Turned on a lathe; corners of the profile are rounded a little. */
export function turned(
  material: Material,
  profile: readonly Point[],
  { at = ORIGIN, edge = 0.02, smooth = false }: { at?: Vec; edge?: number; smooth?: boolean } = {},
): THREE.Mesh {
  const points = smooth ? splined(profile) : rounded(profile, edge);
  const widest = Math.max(...profile.map(([radius]) => radius));
  const geometry = new THREE.LatheGeometry(points, widest < 0.06 ? 14 : widest < 0.2 ? 28 : 60);
  return put(solid(scaleRound(geometry, profile), withInside(material)), at);
}

/** Two-sided, since what is turned is often open: bowls, shades, glasses. */
function withInside(material: Material): Material {
  if (material.side === THREE.DoubleSide) return material;
  const both = material.clone();
  both.side = THREE.DoubleSide;
  return both;
}

/** Scales the texture of a lathe, which runs from 0 to 1, to the size of the model. */
function scaleRound(geometry: THREE.BufferGeometry, profile: readonly Point[]) {
  const widest = Math.max(...profile.map(([radius]) => radius));
  const length = profile.reduce((sum, [radius, height], index) => {
    const before = profile[index - 1];
    return before === undefined ? 0 : sum + Math.hypot(radius - before[0], height - before[1]);
  }, 0);
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) * widest * Math.PI * 2, uv.getY(index) * length);
  }
  return geometry;
}

const splined = (profile: readonly Point[]): THREE.Vector2[] =>
  new THREE.SplineCurve(profile.map(([x, y]) => new THREE.Vector2(x, y))).getPoints(44);

function rounded(profile: readonly Point[], edge: number): THREE.Vector2[] {
  const points = profile.map(([x, y]) => new THREE.Vector2(x, y));
  return points.flatMap((corner, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined) return [corner];
    const reach = Math.min(edge, corner.distanceTo(before) / 2.2, corner.distanceTo(after) / 2.2);
    const from = corner.clone().add(before.clone().sub(corner).setLength(reach));
    const to = corner.clone().add(after.clone().sub(corner).setLength(reach));
    const arc = new THREE.QuadraticBezierCurve(from, corner, to).getPoints(3);
    // Points just outside the arc keep the flat sides flat, for normals are averaged.
    const early = from.clone().lerp(before, 0.02);
    const late = to.clone().lerp(after, 0.02);
    return [early, ...arc, late];
  });
}

/** A round bar or disc, upright or along an axis through `at`. */
export function cylinder(
  material: Material,
  { radius, top = radius, height }: { radius: number; top?: number; height: number },
  { at = ORIGIN, along = 'y', edge = 0.015 }: { at?: Vec; along?: Axis; edge?: number } = {},
): THREE.Mesh {
  const half = along === 'y' ? 0 : height / 2;
  const profile: Point[] = [
    [0, -half],
    [radius, -half],
    [top, height - half],
    [0, height - half],
  ];
  const mesh = turned(material, profile, { edge });
  const turn: Record<Axis, Vec> = { x: [0, 0, -90], y: ORIGIN, z: [90, 0, 0] };
  return put(mesh, at, turn[along]);
}

export function ball(material: Material, radius: number, at: Vec = ORIGIN, scale: Vec = [1, 1, 1]) {
  const mesh = put(
    solid(
      new THREE.SphereGeometry(radius, radius < 0.1 ? 18 : 44, radius < 0.1 ? 12 : 30),
      material,
    ),
    at,
  );
  mesh.scale.set(...scale);
  return mesh;
}

export function ring(
  material: Material,
  { radius, thickness, arc = 360 }: { radius: number; thickness: number; arc?: number },
  at: Vec = ORIGIN,
  turnedBy: Vec = ORIGIN,
): THREE.Mesh {
  const turn = THREE.MathUtils.degToRad(arc);
  const geometry = new THREE.TorusGeometry(radius, thickness, 10, 64, turn);
  return put(solid(geometry, material), at, turnedBy);
}

/** A pipe, rod or cord along a smooth line, or along straight ones. */
export function tube(
  material: Material,
  points: readonly Vec[],
  radius: number,
  { closed = false, straight = false }: { closed?: boolean; straight?: boolean } = {},
): THREE.Object3D {
  const vectors = points.map((point) => new THREE.Vector3(...point));
  const [tension, segments] = straight ? [0.02, points.length * 16] : [0.5, points.length * 10];
  const line = new THREE.CatmullRomCurve3(vectors, closed, 'catmullrom', tension);
  const geometry = new THREE.TubeGeometry(line, segments, radius, 10, closed);
  const whole = group(solid(geometry, material));
  const ends = closed ? [] : [points[0], points.at(-1)];
  for (const end of ends) if (end !== undefined) whole.add(ball(material, radius, end));
  return whole;
}

/** A straight rod between two points. */
export function rod(material: Material, from: Vec, to: Vec, radius: number): THREE.Mesh {
  const [start, end] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const length = start.distanceTo(end);
  const mesh = cylinder(material, { radius, height: length }, { edge: radius * 0.3 });
  mesh.position.copy(start);
  const up = new THREE.Vector3(0, 1, 0);
  mesh.quaternion.setFromUnitVectors(up, end.sub(start).normalize());
  return mesh;
}

/** An outline in x and y, cut out with a thickness along z around 0, its edges bevelled. */
export function cutout(
  material: Material,
  shape: THREE.Shape,
  { thickness, edge = 0.02 }: { thickness: number; edge?: number },
): THREE.Mesh {
  const bevel = Math.min(edge, thickness / 2.01);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.0001, thickness - 2 * bevel),
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 24,
  });
  geometry.translate(0, 0, -(thickness - 2 * bevel) / 2);
  return solid(projectTexture(geometry), material);
}

/** A closed outline through points, smooth or with corners rounded. */
export function outline(points: readonly Point[], smooth = true): THREE.Shape {
  const vectors = points.map(([x, y]) => new THREE.Vector2(x, y));
  if (!smooth) return new THREE.Shape(vectors);
  const round = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    true,
    'centripetal',
  );
  return new THREE.Shape(round.getPoints(64).map(({ x, y }) => new THREE.Vector2(x, y)));
}

export function roundedRectangle(width: number, height: number, radius: number): THREE.Shape {
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  const shape = new THREE.Shape();
  shape.absarc(x, y, radius, 0, Math.PI / 2, false);
  shape.absarc(-x, y, radius, Math.PI / 2, Math.PI, false);
  shape.absarc(-x, -y, radius, Math.PI, Math.PI * 1.5, false);
  shape.absarc(x, -y, radius, Math.PI * 1.5, Math.PI * 2, false);
  shape.closePath();
  return shape;
}

/** A group with one part for each place. */
export const each = <T>(places: readonly T[], make: (place: T, index: number) => THREE.Object3D) =>
  group(...places.map(make));

export const corners = (x: number, z: number): readonly Point[] => [
  [-x, -z],
  [x, -z],
  [-x, z],
  [x, z],
];

export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);

export const around = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2);
