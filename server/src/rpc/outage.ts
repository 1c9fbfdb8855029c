// Tells an outage of the database (try again, nothing was lost) from a bug of ours.
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '55P03',
  '25P03',
  '57014',
]);
const OUTAGE_TEXTS = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

export function isDatabaseOutage(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const code = 'code' in reason ? String(reason.code) : '';
  return OUTAGE_CODES.has(code) || OUTAGE_TEXTS.test(reason.message);
}
