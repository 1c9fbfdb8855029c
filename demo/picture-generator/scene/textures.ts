// Procedural textures: heights for bumps, shades for grain. All repeat without a seam.
import * as THREE from 'three';
import { tiledNoise } from './noise.ts';

const SIDE = 512;

/** The color at a point of the unit square: a gray from 0 to 1, or red, green and blue. */
type Shade = (u: number, v: number) => number | readonly [number, number, number];

const drawn = new Map<string, THREE.Texture>();

/** Drawn once per name; `size` is how much of a model one tile covers. */
function textureOf(name: string, size: number | readonly [number, number], shade: Shade) {
  const source = drawn.get(name) ?? draw(shade);
  drawn.set(name, source);
  const texture = source.clone();
  const [width, height] = typeof size === 'number' ? [size, size] : size;
  texture.repeat.set(1 / width, 1 / height);
  texture.needsUpdate = true;
  return texture;
}

function draw(shade: Shade): THREE.Texture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const image = pen.createImageData(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const value = shade((x + 0.5) / SIDE, (y + 0.5) / SIDE);
      const [red, green, blue] = typeof value === 'number' ? [value, value, value] : value;
      image.data.set([red * 255, green * 255, blue * 255, 255], 4 * (y * SIDE + x));
    }
  }
  pen.putImageData(image, 0, 0);
  const texture = new THREE.CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.anisotropy = 2;
  return texture;
}

const wave = (turns: number): number => Math.sin(turns * Math.PI * 2);

/** Threads over and under each other. */
export function weave(size: number): THREE.Texture {
  const slub = tiledNoise('slub', { across: 24, down: 24, octaves: 3 });
  return textureOf('weave', size, (u, v) => {
    const [x, y] = [u * 40, v * 40];
    const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const thread = over ? Math.sin(Math.PI * (y % 1)) : Math.sin(Math.PI * (x % 1));
    return 0.25 + 0.5 * thread + 0.35 * (slub(u, v) - 0.5);
  });
}

/** Small loops, as of towels, boucle and plush. */
export function pile(size: number): THREE.Texture {
  const loops = tiledNoise('pile', { across: 90, down: 90, octaves: 2 });
  const tufts = tiledNoise('tufts', { across: 14, down: 14, octaves: 3 });
  return textureOf('pile', size, (u, v) => 0.75 * loops(u, v) + 0.4 * (tufts(u, v) - 0.3));
}

export function knit(size: number): THREE.Texture {
  return textureOf('knit', size, (u, v) => {
    const [x, y] = [u * 28, v * 28];
    const side = Math.abs((x % 1) - 0.5) * 2;
    const stitch = Math.sin(Math.PI * ((y + side * 0.6) % 1));
    return (
      0.15 + 0.8 * Math.sqrt(Math.max(0, stitch)) * Math.sin(Math.PI * Math.min(1, side + 0.15))
    );
  });
}

/** Folds of loose cloth. */
export function folds(size: number): THREE.Texture {
  const broad = tiledNoise('folds', { across: 3, down: 3, octaves: 3 });
  return textureOf('folds', size, (u, v) => 1 - Math.abs(2 * broad(u, v) - 1) ** 0.8);
}

export function pores(size: number): THREE.Texture {
  const cells = tiledNoise('pores', { across: 46, down: 46, octaves: 2 });
  const creases = tiledNoise('creases', { across: 6, down: 6, octaves: 4 });
  return textureOf(
    'pores',
    size,
    (u, v) => 0.6 * Math.abs(2 * cells(u, v) - 1) ** 0.5 + 0.4 * creases(u, v),
  );
}

/** Small unevenness, so that plastic and paint look real. */
export function smudges(size: number): THREE.Texture {
  const broad = tiledNoise('smudges', { across: 5, down: 5, octaves: 5 });
  return textureOf('smudges', size, (u, v) => 0.72 + 0.42 * (broad(u, v) - 0.5));
}

export function orangePeel(size: number): THREE.Texture {
  const dots = tiledNoise('peel', { across: 80, down: 80, octaves: 2 });
  return textureOf('peel', size, (u, v) => dots(u, v));
}

/** Lines along u. */
export function brushed(size: number): THREE.Texture {
  const lines = tiledNoise('brushed', { across: 3, down: 256, octaves: 2 });
  return textureOf('brushed', size, (u, v) => 0.62 + 0.5 * (lines(u, v) - 0.5));
}

/** Fibers of wood along u, in two tones. */
export function grain(
  name: string,
  { size, light, dark }: { size: number; light: string; dark: string },
): THREE.Texture {
  const [bright, deep] = [new THREE.Color(light), new THREE.Color(dark)].map((color) =>
    color.convertLinearToSRGB(),
  );
  const bend = tiledNoise(`${name} bend`, { across: 2, down: 3, octaves: 3 });
  const fiber = tiledNoise(`${name} fibre`, { across: 4, down: 120, octaves: 3 });
  const stain = tiledNoise(`${name} stain`, { across: 1, down: 8, octaves: 4 });
  if (bright === undefined || deep === undefined) throw new Error('grain needs two tones');
  const texture = textureOf(`grain ${name}`, [size * 1.6, size], (u, v) => {
    const rings = 0.5 + 0.5 * wave(7 * v + 1.6 * bend(u, v));
    const depth = 0.3 * rings ** 3 + 0.42 * fiber(u, v) + 0.3 * stain(u, v);
    const mixed = bright.clone().lerp(deep, Math.min(1, depth));
    return [mixed.r, mixed.g, mixed.b];
  });
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}

/** A color for each point: prints, rugs, marble. */
export function print(name: string, size: number | readonly [number, number], shade: Shade) {
  const texture = textureOf(`print ${name}`, size, shade);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}

/** A canvas drawing over a whole face: screens, dials, labels. */
export function sheet(
  [width, height]: readonly [number, number],
  paint: (pen: CanvasRenderingContext2D) => void,
): THREE.Texture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  paint(pen);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 2;
  return texture;
}
