// Materials. `size` is the length of the model that one tile of the texture covers.
import * as THREE from 'three';
import * as textures from './textures.ts';

export type Material = THREE.MeshStandardMaterial;

interface Look extends THREE.MeshPhysicalMaterialParameters {
  readonly size?: number;
}

const make = (look: THREE.MeshPhysicalMaterialParameters): Material =>
  new THREE.MeshPhysicalMaterial({ side: THREE.FrontSide, ...look });

export const fabric = (color: string, { size = 0.5, ...look }: Look = {}): Material =>
  make({
    color,
    roughness: 0.95,
    sheen: 0.5,
    sheenRoughness: 0.6,
    sheenColor: new THREE.Color(color).lerp(new THREE.Color('#ffffff'), 0.35),
    bumpMap: textures.weave(size),
    bumpScale: 1.6,
    ...look,
  });

export const velvet = (color: string, look: Look = {}): Material =>
  fabric(color, { sheen: 1, sheenRoughness: 0.35, bumpScale: 0.5, ...look });

export const plush = (color: string, { size = 0.6, ...look }: Look = {}): Material =>
  fabric(color, { bumpMap: textures.pile(size), bumpScale: 4, ...look });

export const knitwear = (color: string, { size = 0.5, ...look }: Look = {}): Material =>
  fabric(color, { bumpMap: textures.knit(size), bumpScale: 3, ...look });

/** Thin cloth with folds in it: garments and linen. */
export const cloth = (color: string, { size = 1.6, ...look }: Look = {}): Material =>
  fabric(color, { bumpMap: textures.folds(size), bumpScale: 9, sheen: 0.3, ...look });

export const leather = (color: string, { size = 0.5, ...look }: Look = {}): Material =>
  make({ color, roughness: 0.52, bumpMap: textures.pores(size), bumpScale: 1.4, ...look });

const WOODS = {
  oak: ['#d9b98c', '#a97c4d'],
  walnut: ['#8b5e3c', '#4a2d1a'],
  pine: ['#e6cda2', '#c49b63'],
  beech: ['#e2bf93', '#bd8f5f'],
  acacia: ['#b5753f', '#5c3317'],
  bamboo: ['#e3c68d', '#bd9350'],
  cedar: ['#c98a5a', '#8a5230'],
  espresso: ['#4a3427', '#231712'],
  white: ['#f3f0ea', '#dcd6cb'],
  gray: ['#b5aca1', '#857b70'],
} as const;
export type Wood = keyof typeof WOODS;

export function wood(name: Wood, { size = 1, ...look }: Look = {}): Material {
  const [light, dark] = WOODS[name];
  const map = textures.grain(name, { size, light, dark });
  return make({ map, roughness: 0.55, bumpMap: map, bumpScale: 0.5, ...look });
}

export const plastic = (color: string, { size = 1.2, ...look }: Look = {}): Material =>
  make({ color, roughness: 0.48, roughnessMap: textures.smudges(size), ...look });

/** Molded with a fine grain, as cases of tools and electronics are. */
export const grained = (color: string, { size = 0.35, ...look }: Look = {}): Material =>
  plastic(color, { roughness: 0.68, bumpMap: textures.orangePeel(size), bumpScale: 0.8, ...look });

export const glossy = (color: string, look: Look = {}): Material =>
  plastic(color, { roughness: 0.16, clearcoat: 0.6, clearcoatRoughness: 0.12, ...look });

export const painted = (color: string, look: Look = {}): Material =>
  plastic(color, { roughness: 0.34, clearcoat: 0.35, clearcoatRoughness: 0.3, ...look });

export const rubber = (color = '#26272a', look: Look = {}): Material =>
  grained(color, { roughness: 0.86, ...look });

export const ceramic = (color: string, look: Look = {}): Material =>
  plastic(color, { roughness: 0.2, clearcoat: 0.7, clearcoatRoughness: 0.08, ...look });

const METALS = {
  steel: '#dfe0e1',
  chrome: '#e8eaec',
  dark: '#4b4d50',
  brass: '#c9a35b',
  gold: '#d4af6a',
  copper: '#c77f52',
  aluminum: '#dcdee0',
  black: '#1f2022',
} as const;
export type Metal = keyof typeof METALS;

export const metal = (name: Metal, { size = 1, ...look }: Look = {}): Material =>
  make({
    color: METALS[name],
    metalness: 1,
    roughness: name === 'chrome' ? 0.12 : 0.36,
    envMapIntensity: 1.55,
    roughnessMap: name === 'chrome' ? null : textures.brushed(size),
    ...look,
  });

export const glass = (color = '#ffffff', look: Look = {}): Material =>
  make({
    color,
    roughness: 0.05,
    transparent: true,
    opacity: 0.18,
    depthWrite: false,
    side: THREE.DoubleSide,
    envMapIntensity: 1.6,
    ...look,
  });

/** The dark glass of a display that is switched off, or shows something. */
export const display = (map?: THREE.Texture): Material =>
  make({
    color: map === undefined ? '#0c0d10' : '#000000',
    roughness: 0.09,
    ...(map === undefined
      ? {}
      : { emissive: new THREE.Color('#ffffff'), emissiveMap: map, emissiveIntensity: 0.85 }),
  });

/** A light that is on. */
export const glowing = (color: string, intensity = 1.6): Material =>
  make({ color, emissive: new THREE.Color(color), emissiveIntensity: intensity, roughness: 0.6 });

export const paper = (map: THREE.Texture, look: Look = {}): Material =>
  make({ map, roughness: 0.9, ...look });
