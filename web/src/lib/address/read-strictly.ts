/** The lot in the drawer, which any address may contain and the root route reads. */
const READ_BY_ROOT = 'lot';

/**
 * For `validateSearch`; called outside the route, where the type is inferred. The router merges the
 * validated values into the raw query, so rejected values would return; here they are overwritten.
 */
export const readStrictly =
  <T extends object>(read: (search: Record<string, unknown>) => T) =>
  (search: Record<string, unknown>): T => {
    const names = Object.keys(search).filter((name) => name !== READ_BY_ROOT);
    return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...read(search) };
  };
