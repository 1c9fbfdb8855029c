/** The header that marks the maintenance page (NAV-09). */
export const COME_AGAIN = 'retry-after';
