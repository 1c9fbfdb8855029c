// A push service that a test replaces, and browsers that subscribe to it.
import { createECDH, randomBytes } from 'node:crypto';
import { nextNumber } from '../build.ts';
import type { PushGateway, PushMessage } from '../../gateways/push/gateway.ts';

export interface FakePush extends PushGateway {
  readonly sent: PushMessage[];
  /** What it rejects with; null: it accepts everything. */
  failure: Error | null;
}

export const PUSH_HOST = 'https://push.test.example';

export function fakePush(publicKey = 'the-public-key'): FakePush {
  const push: FakePush = {
    name: 'test',
    publicKey,
    sent: [],
    failure: null,
    accepts: (address) => address.startsWith(`${PUSH_HOST}/`),
    send: (message) => {
      if (push.failure !== null) return Promise.reject(push.failure);
      push.sent.push(message);
      return Promise.resolve();
    },
  };
  return push;
}

/** What a new browser sends to the store. */
export function makeSubscription(host = PUSH_HOST) {
  const curve = createECDH('prime256v1');
  return {
    endpoint: `${host}/browser-${nextNumber()}`,
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
