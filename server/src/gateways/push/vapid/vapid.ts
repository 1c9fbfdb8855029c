// Sends to the push services of browsers (RFC 8030), which know the store by its key only.
import { request, type Agent } from 'node:https';
import { isPushAddress } from '@hammerdock/domain/notifications/push.ts';
import { seconds } from '@hammerdock/domain/time.ts';
import webPush, { type RequestDetails } from 'web-push';
import { ProviderRefusedError, ProviderUnavailableError } from '../../provider.ts';
import { SubscriptionEndedError, type PushGateway, type PushMessage } from '../gateway.ts';
import { publicKeyOf } from './keys.ts';

export interface VapidOptions {
  /** 32 bytes in base64url. */
  readonly privateKey: string;
  /** Where a push service writes to when the store sends too much. */
  readonly contact: string;
  /** Hosts beside those of the known push services. */
  readonly hosts: readonly string[];
  /** Trusts the certificate of a test's server. */
  readonly agent?: Agent;
}

const ENDED = [404, 410];

export function openVapid({ privateKey, contact, hosts, agent }: VapidOptions): PushGateway {
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === null) throw new Error('the key of web push is no private key');
  const vapidDetails = { subject: contact, publicKey, privateKey };
  return {
    name: 'vapid',
    publicKey,
    accepts: (address) => isPushAddress(address, hosts),
    send: async (message, signal) => {
      const { address } = message.subscription;
      // It was accepted when it was stored; the operator may have removed its host since.
      if (!isPushAddress(address, hosts)) throw new SubscriptionEndedError('not a push service');
      const status = await post(detailsOf(message, vapidDetails), { agent, signal });
      if (status < 200 || status > 299) throw explain(status);
    },
  };
}

interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

function detailsOf(message: PushMessage, vapidDetails: Vapid): RequestDetails {
  const { subscription, content, topic, urgency, ttlMs } = message;
  const { address: endpoint, p256dh, auth } = subscription;
  const TTL = Math.floor(ttlMs / seconds(1));
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(content),
      { vapidDetails, topic, urgency, TTL },
    );
  } catch {
    // The message of the library contains the key.
    throw new SubscriptionEndedError('the keys of the browser are of no use');
  }
}

interface Sending {
  readonly agent: Agent | undefined;
  readonly signal: AbortSignal;
}

/** Returns the status of the answer. A redirect is not followed. */
async function post(
  { endpoint, headers, body }: RequestDetails,
  { agent, signal }: Sending,
): Promise<number> {
  try {
    return await new Promise<number>((resolve, reject) => {
      const options = {
        method: 'POST',
        headers,
        signal,
        ...(agent === undefined ? {} : { agent }),
      };
      const sent = request(endpoint, options, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  } catch {
    // The cause may contain the address, which is a secret of the browser.
    throw new ProviderUnavailableError('no answer from the push service');
  }
}

function explain(status: number): Error {
  const text = `the push service answered ${status}`;
  if (ENDED.includes(status)) return new SubscriptionEndedError(text);
  // With a wrong key or clock nothing is sent: an operator corrects it.
  if (status >= 500 || status === 401 || status === 403) return new ProviderUnavailableError(text);
  return status === 429 ? new PushDeferredError(text) : new ProviderRefusedError(text);
}

/** The push service takes the message later. */
class PushDeferredError extends Error {
  override name = 'PushDeferredError';
}
