// Composes a picture of render targets: sums the shadows, maps the tones, adds the backdrop.
import * as THREE from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { FRAME } from './camera.ts';

const VERTEX = /* glsl */ `
  varying vec2 place;
  void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const SUM = /* glsl */ `
  uniform sampler2D sample; uniform float weight; varying vec2 place;
  void main() { gl_FragColor = texture2D(sample, place) * weight; }`;

// Khronos PBR Neutral tone mapping, which keeps the colors of products.
const COMPOSE = /* glsl */ `
  uniform sampler2D light; uniform sampler2D mirror; uniform sampler2D shadow;
  uniform float shine; varying vec2 place;
  vec3 toneMap(vec3 c) {
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
    if (below.a > 0.001) color = mix(color, toneMap(below.rgb / below.a), below.a * shine);
    vec4 arriving = texture2D(shadow, place) * 2.0;
    for (int side = 0; side < 4; side++) {
      float turn = 0.4 + 1.5708 * float(side);
      vec4 beside = texture2D(shadow, place + vec2(cos(turn), sin(turn) * 1.33) * 0.0024);
      arriving += beside;
    }
    float share = arriving.g > 0.0 ? clamp(arriving.r / arriving.g, 0.0, 1.0) : 1.0;
    color *= mix(vec3(1.0), vec3(0.985, 0.98, 0.97) * share, 0.86 * (1.0 - share * share));
    vec4 seen = texture2D(light, place);
    vec3 lit = toneMap(seen.rgb / max(seen.a, 0.001) * mix(0.08, 1.0, share));
    gl_FragColor = vec4(mix(color, lit, min(seen.a, 1.0)), 1.0);
  }`;

export interface Compositor {
  render(scene: THREE.Scene, camera: THREE.Camera, target: 'light' | 'mirror'): void;
  /** Shadows are the weighted sum of many renders, each with the lights at another position. */
  addShadow(scene: THREE.Scene, camera: THREE.Camera, weight: number): void;
  /** Composes the render targets on the canvas. */
  compose(shine: number): void;
}

/** Half the resolution is enough, because shadows are soft. */
const SHADOW_SHARE = 0.5;

export function openCompositor(renderer: THREE.WebGLRenderer, scale: number): Compositor {
  const targetOf = (share: number, samples = 0): THREE.WebGLRenderTarget =>
    new THREE.WebGLRenderTarget(FRAME.width * share * scale, FRAME.height * share * scale, {
      type: THREE.HalfFloatType,
      samples,
    });
  const targets = { light: targetOf(1, 4), mirror: targetOf(0.5), shadow: targetOf(SHADOW_SHARE) };
  const sample = targetOf(SHADOW_SHARE);
  const sumPass = quad(SUM, {
    uniforms: { sample: { value: sample.texture }, weight: { value: 1 } },
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendEquation: THREE.AddEquation,
  });
  const composePass = quad(COMPOSE, {
    uniforms: {
      light: { value: targets.light.texture },
      mirror: { value: targets.mirror.texture },
      shadow: { value: targets.shadow.texture },
      shine: { value: 0 },
    },
    blending: THREE.NoBlending,
  });
  const clear = (target: THREE.WebGLRenderTarget): void => {
    renderer.setRenderTarget(target);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
  };
  Object.values(targets).forEach(clear);
  renderer.autoClear = false;
  return {
    render(scene, camera, target) {
      clear(targets[target]);
      renderer.render(scene, camera);
    },
    addShadow(scene, camera, weight) {
      clear(sample);
      renderer.render(scene, camera);
      renderer.setRenderTarget(targets.shadow);
      setUniform(sumPass, 'weight', weight);
      sumPass.render(renderer);
    },
    compose(shine) {
      renderer.setRenderTarget(null);
      setUniform(composePass, 'shine', shine);
      composePass.render(renderer);
      clear(targets.shadow);
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
