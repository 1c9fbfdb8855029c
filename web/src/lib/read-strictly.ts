/** In any address: the lot in the drawer, which the root reads itself. */
const READ_BY_ROOT = 'lot';

/**
 * For `validateSearch`; called beside the route, for within it the type is lost. The router hands a
 * page what its reader has made of the address on top of all that stands there, so that what the
 * reader turned away would come back: here it is blotted out.
 */
export const readStrictly =
  <T extends object>(read: (search: Record<string, unknown>) => T) =>
  (search: Record<string, unknown>): T => {
    const names = Object.keys(search).filter((name) => name !== READ_BY_ROOT);
    return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...read(search) };
  };
