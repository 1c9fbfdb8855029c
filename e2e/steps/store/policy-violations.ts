// Every policy of the store makes browsers report violations; a run with a report fails.
const METER = /^hammerdock_policy_violations_total (\d+)$/m;

/** `token` opens the meters of a production store. */
export async function expectNoPolicyViolations(address: string, token = ''): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const meters = await (await fetch(`${address}/metrics`, { headers })).text();
  const [, count] = METER.exec(meters) ?? [];
  if (count === undefined) throw new Error(`${address} does not count policy violations`);
  if (count !== '0') {
    throw new Error(`${count} violations of a content security policy: see the log of the store`);
  }
}
