import * as THREE from 'three';

/**
 * Planar projection along the normal of each face, in the units of the model, so that textures are
 * not stretched. Grain (along u) follows the longest extent.
 */
export function projectTexture(given: THREE.BufferGeometry): THREE.BufferGeometry {
  const geometry = given.index === null ? given : given.toNonIndexed();
  geometry.computeBoundingBox();
  const extent = new THREE.Vector3();
  geometry.boundingBox?.getSize(extent);
  const sizes = extent.toArray();
  const position = geometry.getAttribute('position');
  const uv = new Float32Array(position.count * 2);
  const corner = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()] as const;
  const [a, b, c] = corner;
  const normal = new THREE.Vector3();
  for (let face = 0; face < position.count; face += 3) {
    for (const [index, vertex] of corner.entries()) {
      vertex.fromBufferAttribute(position, face + index);
    }
    normal.copy(b).sub(a).cross(c.clone().sub(a));
    const [first, second] = axesFacing(normal, sizes);
    for (const [index, vertex] of corner.entries()) {
      uv[2 * (face + index)] = vertex.getComponent(first);
      uv[2 * (face + index) + 1] = vertex.getComponent(second);
    }
  }
  geometry.setAttribute('uv', new THREE.BufferAttribute(uv, 2));
  return geometry;
}

/** The two axes of a face, the longer extent of the model first. */
function axesFacing(normal: THREE.Vector3, sizes: readonly number[]): [number, number] {
  const steepness = normal.toArray().map(Math.abs);
  const away = steepness.indexOf(Math.max(...steepness));
  const [first, second] = [0, 1, 2].filter((axis) => axis !== away);
  if (first === undefined || second === undefined) throw new Error('a face has two axes');
  const longer = (sizes[first] ?? 0) >= (sizes[second] ?? 0);
  return longer ? [first, second] : [second, first];
}
