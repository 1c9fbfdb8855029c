/** The header of a page that is shown in place of others while the store is closed (NAV-09). */
export const COME_AGAIN = 'retry-after';
