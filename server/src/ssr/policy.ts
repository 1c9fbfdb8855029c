import { POLICY_REPORTS } from '../http/security-headers.ts';

/**
 * The content security policy of a page. `inlineScripts` are the sources of its inline scripts. All
 * inline styles are allowed, because Mantine sets sizes in style attributes. Reading a barcode runs
 * WebAssembly.
 */
export function contentPolicy(inlineScripts: readonly string[]): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...inlineScripts, `'wasm-unsafe-eval'`].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `connect-src 'self'`,
    `frame-ancestors 'self'`,
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
}
