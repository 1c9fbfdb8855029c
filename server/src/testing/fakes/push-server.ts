// A push service on this machine, with a browser that decrypts what it gets (RFC 8188, RFC 8291).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import type { PushSubscription } from '../../gateways/push/gateway.ts';
import { makeCertificate } from './certificate.ts';

const TAG_BYTES = 16;
const SALT_BYTES = 16;
const PUBLIC_KEY_BYTES = 65;

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushServer {
  readonly host: string;
  readonly agent: Agent;
  readonly subscription: PushSubscription;
  readonly received: Received[];
  /** The status of the next answers; undefined: no answer. */
  answer: number | undefined;
  decrypt(body: Buffer): string;
  close(): Promise<void>;
}

export async function openPushServer(): Promise<PushServer> {
  const { cert, key } = makeCertificate();
  const agent = new Agent({ ca: cert });
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const http = createServer({ cert, key }, (request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, body });
      if (server.answer === undefined) request.socket.destroy();
      else response.writeHead(server.answer, { location: '/elsewhere' }).end('an answer');
    });
  });
  http.listen(0);
  await once(http, 'listening');
  const host = `localhost:${(http.address() as AddressInfo).port}`;
  const server: PushServer = {
    host,
    agent,
    subscription: {
      address: `https://${host}/a-browser`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    answer: 201,
    decrypt: (body) => decrypt(body, { browser, auth }),
    close: async () => {
      agent.destroy();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}

interface Keys {
  readonly browser: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** The body is a salt, the size of a record, the sender's public key, and one record. */
function decrypt(body: Buffer, { browser, auth }: Keys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyAt = SALT_BYTES + 5;
  const sender = body.subarray(keyAt, keyAt + PUBLIC_KEY_BYTES);
  const record = body.subarray(keyAt + PUBLIC_KEY_BYTES);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = hkdf(browser.computeSecret(sender), { salt: auth, info, length: 32 });
  const label = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
  const key = hkdf(secret, { salt, info: label('aes128gcm'), length: 16 });
  const nonce = hkdf(secret, { salt, info: label('nonce'), length: 12 });
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(
    record.subarray(-TAG_BYTES),
  );
  const text = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  // The last record ends with a 2, then zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

interface Derived {
  readonly salt: Buffer;
  readonly info: Buffer;
  readonly length: number;
}

const hkdf = (key: Buffer, { salt, info, length }: Derived): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** What the store says about itself (RFC 8292), once the signature is verified. */
export function readVapid(header: string): { claims: unknown; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the token is not signed with the key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown, key };
}
