import type * as THREE from 'three';
import type { View } from './camera.ts';

export type Angle = 'corner' | 'front' | 'detail';
export const ANGLES: readonly Angle[] = ['corner', 'front', 'detail'];

/** A kind of goods: how a variant is built, and its camera positions. */
export interface Kind {
  /** Words that a title may contain: a color, a wood, a metal. */
  readonly variants: readonly string[];
  build(variant: string): THREE.Object3D;
  readonly views: Readonly<Record<Angle, View>>;
}

const VIEWS: Readonly<Record<Angle, View>> = {
  corner: { azimuth: -32, elevation: 17 },
  front: { azimuth: 0, elevation: 8 },
  detail: { azimuth: 28, elevation: 26, zoom: 1.9, at: [0.6, 0.7, 0.75] },
};

/** `variants`: the parameters of each variant by name. */
export function kind<V>(
  variants: Readonly<Record<string, V>>,
  build: (variant: V) => THREE.Object3D,
  views: Partial<Record<Angle, Partial<View>>> = {},
): Kind {
  return {
    variants: Object.keys(variants),
    build: (name) => {
      const variant = variants[name];
      if (variant === undefined) throw new Error(`there is no variant ${name}`);
      return build(variant);
    },
    views: {
      corner: { ...VIEWS.corner, ...views.corner },
      front: { ...VIEWS.front, ...views.front },
      detail: { ...VIEWS.detail, ...views.detail },
    },
  };
}
