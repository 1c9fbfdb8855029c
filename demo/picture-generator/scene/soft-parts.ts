// Shapes without edges: cushions, bodies drawn over rings, cloth.
import * as THREE from 'three';
import type { Material } from './materials.ts';
import { put, solid, type Vec } from './parts.ts';
import { projectTexture } from './project-texture.ts';
import { tiledNoise } from './noise.ts';

/** A filled cushion standing on `at`: thick in the middle, thin at its seam, a bit uneven. */
export function cushion(
  material: Material,
  [width, height, depth]: Vec,
  { at = [0, 0, 0], seam = 0.35, uneven = 0.03, seed = 'cushion' }: CushionLook = {},
): THREE.Mesh {
  const geometry = new THREE.BoxGeometry(2, 2, 2, 26, 8, 26);
  const noise = tiledNoise(seed, { across: 3, down: 3, octaves: 3 });
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const [x, y, z] = [position.getX(index), position.getY(index), position.getZ(index)];
    // The plan stays a rounded square, the height falls off towards its border.
    const reach = Math.max(Math.abs(x), Math.abs(z));
    const round = reach === 0 ? 1 : reach / (x ** 8 + z ** 8) ** 0.125;
    const falls = 1 - (1 - seam) * (Math.abs(x) ** 4 + Math.abs(z) ** 4) ** 1.1 * 0.75;
    const bump = uneven * (noise(x / 2 + 0.5, z / 2 + 0.5) - 0.5) * 4;
    const bulge = 1 + 0.02 * (1 - y * y);
    position.setXYZ(
      index,
      (x * round * bulge * width) / 2,
      (y * Math.max(seam * 0.8, falls + bump) * height) / 2 + height / 2,
      (z * round * bulge * depth) / 2,
    );
  }
  return put(solid(projectSmooth(geometry), material), at);
}

interface CushionLook {
  readonly at?: Vec;
  readonly seam?: number;
  readonly uneven?: number;
  readonly seed?: string;
}

/** One ring of a body: its middle, half its width and height, how square it is, how it leans. */
export interface Rib {
  readonly at: Vec;
  readonly width: number;
  readonly height: number;
  /** 2 is an ellipse, 4 and more a rounded rectangle. */
  readonly power?: number;
}

const AROUND = 40;

/**
 * A body drawn over ribs one after another, closed at both ends. Ribs lie across `along`;
 * width and height follow the two other axes (x then y, x then z, or z then y).
 */
export function body(
  material: Material,
  ribs: readonly Rib[],
  { along = 'z', steps = 7, open = false }: BodyLook = {},
): THREE.Mesh {
  const rings = refine(ribs, steps);
  const [positions, indices] = [[] as number[], [] as number[]];
  for (const rib of rings) {
    for (let index = 0; index <= AROUND; index++) positions.push(...pointOn(rib, index, along));
  }
  const row = AROUND + 1;
  for (let ribIndex = 0; ribIndex + 1 < rings.length; ribIndex++) {
    for (let index = 0; index < AROUND; index++) {
      const corner = ribIndex * row + index;
      indices.push(corner, corner + row, corner + 1, corner + 1, corner + row, corner + row + 1);
    }
  }
  if (!open) closeEnds({ rings, positions, indices });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(outwards(positions, indices));
  const both = material.clone();
  both.side = THREE.DoubleSide;
  return solid(projectSmooth(geometry), both);
}

/** Reverses the faces if they point inward, because ribs may run either way. */
function outwards(positions: readonly number[], indices: number[]): number[] {
  const [a, b, c] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  let volume = 0;
  for (let face = 0; face < indices.length; face += 3) {
    for (const [index, vertex] of [a, b, c].entries()) {
      vertex.fromArray(positions, 3 * (indices[face + index] ?? 0));
    }
    volume += a.dot(b.cross(c));
  }
  return volume < 0 ? indices.toReversed() : indices;
}

interface BodyLook {
  readonly along?: 'x' | 'y' | 'z';
  readonly steps?: number;
  readonly open?: boolean;
}

function refine(ribs: readonly Rib[], steps: number): Required<Rib>[] {
  const values = ribs.map(({ at, width, height, power = 2 }) => [...at, width, height, power]);
  const smooth = (index: number, part: number): number => {
    const value = (ribIndex: number): number =>
      values[Math.max(0, Math.min(values.length - 1, ribIndex))]?.[part] ?? 0;
    const start = Math.min(Math.floor(index), values.length - 2);
    const t = index - start;
    const [p0, p1, p2, p3] = [value(start - 1), value(start), value(start + 1), value(start + 2)];
    const [m1, m2] = [(p2 - p0) * 0.42, (p3 - p1) * 0.42];
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * p1 +
      (t ** 3 - 2 * t ** 2 + t) * m1 +
      (3 * t ** 2 - 2 * t ** 3) * p2 +
      (t ** 3 - t ** 2) * m2
    );
  };
  const count = (values.length - 1) * steps;
  return Array.from({ length: count + 1 }, (_, step) => {
    const at = step / steps;
    const part = (index: number): number => smooth(at, index);
    return {
      at: [part(0), part(1), part(2)],
      width: Math.max(0.001, part(3)),
      height: Math.max(0.001, part(4)),
      power: part(5),
    };
  });
}

function pointOn({ at, width, height, power }: Required<Rib>, index: number, along: string): Vec {
  const turn = (index / AROUND) * Math.PI * 2;
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  const [u, v] = [width * bend(Math.cos(turn)), height * bend(Math.sin(turn))];
  if (along === 'x') return [at[0], at[1] + v, at[2] + u];
  if (along === 'y') return [at[0] + u, at[1], at[2] + v];
  return [at[0] + u, at[1] + v, at[2]];
}

interface Mesh {
  readonly rings: readonly Required<Rib>[];
  readonly positions: number[];
  readonly indices: number[];
}

function closeEnds({ rings, positions, indices }: Mesh): void {
  const row = AROUND + 1;
  for (const ribIndex of [0, rings.length - 1]) {
    const rib = rings[ribIndex];
    if (rib === undefined) continue;
    const middle = positions.push(...rib.at) / 3 - 1;
    for (let index = 0; index < AROUND; index++) {
      indices.push(middle, ribIndex * row + index, ribIndex * row + index + 1);
    }
  }
}

/** Projects the texture and keeps the smooth shading. */
function projectSmooth(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  geometry.deleteAttribute('uv');
  geometry.deleteAttribute('normal');
  const merged = mergeVertices(geometry);
  merged.computeVertexNormals();
  return projectTexture(merged);
}

/** Vertices at one place share one normal. */
function mergeVertices(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const position = geometry.getAttribute('position');
  const index = geometry.getIndex();
  const [places, known, moved] = [[] as number[], new Map<string, number>(), [] as number[]];
  for (let vertex = 0; vertex < position.count; vertex++) {
    const at = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)];
    const key = at.map((value) => Math.round(value * 1e5)).join();
    const found = known.get(key) ?? places.push(...at) / 3 - 1;
    known.set(key, found);
    moved.push(found);
  }
  const merged = new THREE.BufferGeometry();
  merged.setAttribute('position', new THREE.Float32BufferAttribute(places, 3));
  merged.setIndex(Array.from(index?.array ?? moved.keys(), (vertex) => moved[vertex] ?? 0));
  return merged;
}

/** A sheet that hangs or lies, its height given over the unit square. */
export function drape(
  material: Material,
  at: (u: number, v: number) => Vec,
  cells = 60,
): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(1, 1, cells, cells);
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    position.setXYZ(index, ...at(position.getX(index) + 0.5, position.getY(index) + 0.5));
  }
  geometry.computeVertexNormals();
  const both = material.clone();
  both.side = THREE.DoubleSide;
  return solid(projectTexture(geometry), both);
}
