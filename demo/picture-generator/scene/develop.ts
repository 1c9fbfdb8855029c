// From the light of many exposures to a picture: summed, toned, laid over the backdrop.
import * as THREE from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { FRAME } from './camera.ts';

const VERTEX = /* glsl */ `
  varying vec2 place;
  void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const SUM = /* glsl */ `
  uniform sampler2D exposure; uniform float weight; varying vec2 place;
  void main() { gl_FragColor = texture2D(exposure, place) * weight; }`;

// The tone curve is the Khronos one for products: it keeps the colours that goods really have.
const DEVELOP = /* glsl */ `
  uniform sampler2D light; uniform sampler2D mirror; uniform sampler2D shadow;
  uniform float shine; varying vec2 place;
  vec3 toned(vec3 c) {
    float least = min(c.r, min(c.g, c.b));
    c -= least < 0.08 ? least - 6.25 * least * least : 0.04;
    float most = max(c.r, max(c.g, c.b));
    if (most >= 0.76) {
      float reach = 0.24;
      float peak = 1.0 - reach * reach / (most + reach - 0.76);
      c *= peak / most;
      c = mix(c, vec3(peak), 1.0 - 1.0 / (0.15 * (most - peak) + 1.0));
    }
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055;
    return mix(high, low, vec3(lessThan(c, vec3(0.0031308))));
  }
  void main() {
    vec2 apart = (place - vec2(0.5, 0.56)) * vec2(1.15, 1.0);
    vec3 color = mix(BRIGHT, DEEP, smoothstep(0.15, 0.95, length(apart) * 1.25));
    vec4 below = vec4(0.0);
    for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) {
      vec2 aside = vec2(float(x), float(y)) * vec2(0.004, 0.0055);
      below += texture2D(mirror, vec2(place.x, 1.0 - place.y) + aside) / 9.0;
    }
    if (below.a > 0.001) color = mix(color, toned(below.rgb / below.a), below.a * shine);
    vec4 arriving = texture2D(shadow, place) * 2.0;
    for (int side = 0; side < 4; side++) {
      float turn = 0.4 + 1.5708 * float(side);
      vec4 beside = texture2D(shadow, place + vec2(cos(turn), sin(turn) * 1.33) * 0.0024);
      arriving += beside;
    }
    float share = arriving.g > 0.0 ? clamp(arriving.r / arriving.g, 0.0, 1.0) : 1.0;
    color *= mix(vec3(1.0), vec3(0.985, 0.98, 0.97) * share, 0.86 * (1.0 - share * share));
    vec4 seen = texture2D(light, place);
    vec3 lit = toned(seen.rgb / max(seen.a, 0.001) * mix(0.08, 1.0, share));
    gl_FragColor = vec4(mix(color, lit, min(seen.a, 1.0)), 1.0);
  }`;

export interface Darkroom {
  expose(scene: THREE.Scene, camera: THREE.Camera, onto: 'light' | 'mirror'): void;
  /** Shadows are gathered from many exposures, each with the lamps at another place. */
  addShadow(scene: THREE.Scene, camera: THREE.Camera, weight: number): void;
  /** Shows on the canvas what the plates hold. */
  develop(shine: number): void;
}

/** Shadows are soft; half as many points do. */
const SHADOW_SHARE = 0.5;

export function openDarkroom(renderer: THREE.WebGLRenderer, scale: number): Darkroom {
  const plateOf = (share: number, samples = 0): THREE.WebGLRenderTarget =>
    new THREE.WebGLRenderTarget(FRAME.width * share * scale, FRAME.height * share * scale, {
      type: THREE.HalfFloatType,
      samples,
    });
  const plates = { light: plateOf(1, 4), mirror: plateOf(0.5), shadow: plateOf(SHADOW_SHARE) };
  const exposure = plateOf(SHADOW_SHARE);
  const sum = quad(SUM, {
    uniforms: { exposure: { value: exposure.texture }, weight: { value: 1 } },
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendEquation: THREE.AddEquation,
  });
  const print = quad(DEVELOP, {
    uniforms: {
      light: { value: plates.light.texture },
      mirror: { value: plates.mirror.texture },
      shadow: { value: plates.shadow.texture },
      shine: { value: 0 },
    },
    blending: THREE.NoBlending,
  });
  const wipe = (plate: THREE.WebGLRenderTarget): void => {
    renderer.setRenderTarget(plate);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
  };
  Object.values(plates).forEach(wipe);
  renderer.autoClear = false;
  return {
    expose(scene, camera, onto) {
      wipe(plates[onto]);
      renderer.render(scene, camera);
    },
    addShadow(scene, camera, weight) {
      wipe(exposure);
      renderer.render(scene, camera);
      renderer.setRenderTarget(plates.shadow);
      setUniform(sum, 'weight', weight);
      sum.render(renderer);
    },
    develop(shine) {
      renderer.setRenderTarget(null);
      setUniform(print, 'shine', shine);
      print.render(renderer);
      wipe(plates.shadow);
    },
  };
}

function quad(fragmentShader: string, given: THREE.ShaderMaterialParameters): FullScreenQuad {
  const shaded = fragmentShader
    .replace('BRIGHT', 'vec3(0.973, 0.965, 0.945)')
    .replace('DEEP', 'vec3(0.898, 0.882, 0.851)');
  return new FullScreenQuad(
    new THREE.ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: shaded,
      depthTest: false,
      depthWrite: false,
      transparent: true,
      ...given,
    }),
  );
}

function setUniform(pass: FullScreenQuad, name: string, value: number): void {
  const uniform = (pass.material as THREE.ShaderMaterial).uniforms[name];
  if (uniform !== undefined) uniform.value = value;
}
