// Encrypts what calls send and decrypts what they receive where the store has a key (API-04).
import type { Envelope } from '@hammerdock/contract/call.ts';
import type {
  EncryptedBody,
  PayloadCipher,
  PayloadPlace,
} from '@hammerdock/contract/payload-encryption.ts';

type CallAddress = Omit<PayloadPlace, 'direction'>;

let opened: Promise<PayloadCipher> | null = null;

/** Called once, before the first call; most stores have no key and load none of this. */
export function encryptPayloads(key: string | null): void {
  const load = () => import('@hammerdock/contract/payload-encryption.ts');
  opened = key === null ? null : load().then(({ openPayloadCipher }) => openPayloadCipher(key));
}

export async function encodeBody(input: unknown, address: CallAddress): Promise<string> {
  const text = JSON.stringify(input);
  if (opened === null) return text;
  const cipher = await opened;
  return JSON.stringify(await cipher.encrypt(text, { direction: 'request', ...address }));
}

/** Rejects when the response is no envelope, or cannot be decrypted. */
export async function decodeAnswer(
  response: Response,
  address: CallAddress,
): Promise<Envelope<unknown>> {
  // Every response under /api is an envelope, or one that is encrypted.
  const body = (await response.json()) as Envelope<unknown> | EncryptedBody | null;
  if (opened === null || body === null || 'status' in body) return body as Envelope<unknown>;
  const cipher = await opened;
  return JSON.parse(
    await cipher.decrypt(body, { direction: 'response', ...address }),
  ) as Envelope<unknown>;
}
