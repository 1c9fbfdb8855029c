/** The header that marks the maintenance page (NAV-09). */
export const RETRY_AFTER = 'retry-after';
