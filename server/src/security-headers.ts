// The headers that guard every answer. They are the same for all, so the library works them out
// once and not for each request.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const guard = helmet({
  // Set where pages are made, since it names their scripts.
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

/** Where browsers report what a content security policy has stopped. */
export const POLICY_REPORTS = '/policy-reports';
