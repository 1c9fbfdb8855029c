/** A signed-in client compares it with the version it kept: a differing one signs out (AUTH-20). */
export const APP_VERSION = '11/01/24';

/** Every answer tells the server's version, so that an older client notices (OPS-08). */
export const VERSION_HEADER = 'x-app-version';
