// Starts the API reference with the configuration of its page.

/** @typedef {{ createApiReference: (selector: string, configuration: unknown) => void }} Scalar */
/** @type {Window & { Scalar?: Scalar }} */
const page = window;

// Zod, which the library's script bundles, probes for eval unless this is set.
Object.assign(page, { __zod_globalConfig: { jitless: true } });

const script = document.createElement('script');
script.src = '/api/docs/js/scalar.js';
script.addEventListener('load', () => {
  const configuration = document.querySelector('#configuration')?.textContent ?? '{}';
  page.Scalar?.createApiReference('#app', JSON.parse(configuration));
});
document.head.append(script);
