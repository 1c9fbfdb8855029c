/** A signed-in client compares it with its own version; a different one signs out (AUTH-20). */
export const APP_VERSION = '11/01/24';

/** Every answer contains the server's version, so that an older client notices (OPS-08). */
export const VERSION_HEADER = 'x-app-version';
