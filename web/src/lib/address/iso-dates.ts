/** "2026-11", in this century. */
export const isIsoMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value);

/** "2026-11-24", a day that exists, in this century. */
export const isIsoDay = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && exists(value);

function exists(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
