import { OWN_SOURCES_ONLY, type ContentSources } from '../gateways/payments/provider.ts';
import { POLICY_REPORTS } from '../http/security-headers.ts';

/**
 * The content security policy of a page. `inlineScripts` are the sources of its inline scripts. All
 * inline styles are allowed, because Mantine sets sizes in style attributes. Reading a barcode runs
 * WebAssembly. `sources` are the servers of the payment provider, and of pictures in a bucket.
 */
export function contentPolicy(
  inlineScripts: readonly string[],
  sources: ContentSources = OWN_SOURCES_ONLY,
): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...inlineScripts, `'wasm-unsafe-eval'`, ...sources.script].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    ['img-src', `'self'`, 'data:', 'blob:', ...sources.image].join(' '),
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    ['connect-src', `'self'`, ...sources.connect].join(' '),
    `frame-ancestors 'self'`,
    ['frame-src', `'self'`, ...sources.frame].join(' '),
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
}
