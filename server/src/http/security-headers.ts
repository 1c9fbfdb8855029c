// The security headers of every response. They are constant, so helmet computes them once.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const guard = helmet({
  // Set per page, because it contains the hashes of its scripts.
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: { maxAge: 31_536_000 },
  xFrameOptions: { action: 'sameorigin' },
});

function workOut(): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  guard(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

export const SECURITY_HEADERS = workOut();

/** Where browsers report violations of the content security policy. */
export const POLICY_REPORTS = '/policy-reports';
