// The options of web push: notifications that browsers show while the store is closed (NTF-05).
import { createECDH } from 'node:crypto';
import * as z from 'zod';
import { option } from './option.ts';

const privateKey = z
  .string()
  .regex(/^([\w-]{43})?$/)
  .refine((value) => value === '' || isKey(value));

function isKey(value: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(value, 'base64url'));
    return true;
  } catch {
    // The message of OpenSSL does not say what to correct.
    return false;
  }
}

const hosts = z
  .string()
  .regex(/^([a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*)?$/)
  .transform((value) => value.split(',').filter(Boolean));

export const pushOptions = {
  HAMMERDOCK_PUSH: option(z.enum(['none', 'vapid', '']), {
    means:
      'what sends notifications to browsers: vapid, with a key of the store; none offers none ' +
      '(in production none, elsewhere vapid, whose key is derived from the secret)',
    standard: '',
    example: 'vapid',
  }),
  HAMMERDOCK_PUSH_KEY: option(privateKey, {
    means:
      'the private key that signs them (npx web-push generate-vapid-keys); the public key ' +
      'follows from it; with another key, users turn notifications on again',
    standard: '',
    example: 'the-private-key-which-web-push-has-made-000',
    secret: true,
  }),
  HAMMERDOCK_PUSH_CONTACT: option(
    z.string().regex(/^(?:mailto:[^\s@]+@[a-z0-9.-]+|https:\/\/[^\s/]\S*)?$/i),
    {
      means: 'the email address or page where push services reach the operator',
      standard: '',
      example: 'mailto:operator@example.com',
    },
  ),
  HAMMERDOCK_PUSH_HOSTS: option(hosts, {
    means:
      'hosts of push services, separated by commas, beside those of Chrome, Firefox, Edge and ' +
      'Safari',
    standard: '',
    example: 'push.example.com',
  }),
};
