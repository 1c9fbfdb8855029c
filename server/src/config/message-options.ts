// The options of what sends emails and text messages.
import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import { option } from './option.ts';

const sender = z
  .string()
  .regex(/^([^<>"\p{Cc}]+ <[^\s<>@]+@[a-z0-9.-]+>)?$/iu)
  .transform((value) => {
    const at = value.lastIndexOf(' <');
    return { name: value.slice(0, Math.max(at, 0)), address: value.slice(at + 2, -1) };
  });

/** The name under which the DNS has the public key. */
const dkimName = z
  .string()
  .regex(/^([a-z0-9-]+\._domainkey\.[a-z0-9.-]+)?$/i)
  .transform((value) => {
    const [keySelector = '', domainName = ''] = value.split('._domainkey.');
    return { keySelector, domainName };
  });

/** In PEM, as the signer needs it; empty when not set. */
const privateKey = z.string().transform((value, context) => {
  if (value === '') return '';
  try {
    const der = Buffer.from(value, 'base64');
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    return key.export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    // The message of OpenSSL does not say what to correct.
    context.addIssue('not a private key');
    return z.NEVER;
  }
});

export const messageOptions = {
  HAMMERDOCK_EMAIL: option(z.enum(['smtp', 'outbox', '']), {
    means:
      'what sends email: smtp is a mail server; outbox sends nothing and shows it on a page; ' +
      'needed in production (elsewhere the outbox), where admins see that page',
    standard: '',
    example: 'smtp',
  }),
  HAMMERDOCK_SMTP_URL: option(
    z.string().regex(/^(smtps?:\/\/([^\s@/?#]*@)?([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?\/?)?$/i),
    {
      means:
        'the mail server, with TLS (smtps, port 465) or STARTTLS (smtp, port 587); the user and ' +
        'the password are percent-encoded',
      standard: '',
      example: 'smtps://store:secret@smtp.example.com',
      secret: true,
    },
  ),
  HAMMERDOCK_EMAIL_FROM: option(sender, {
    means: 'the name and the address that emails are sent from',
    standard: '',
    example: 'Hammerdock <auctions@example.com>',
  }),
  HAMMERDOCK_DKIM_NAME: option(dkimName, {
    means: 'where the DNS has the public key of emails, if the store signs them itself',
    standard: '',
    example: 'auctions._domainkey.example.com',
  }),
  HAMMERDOCK_DKIM_KEY: option(privateKey, {
    means:
      'the private key that emails are signed with, in PKCS#8 and base64 ' +
      '(openssl genpkey -algorithm rsa -outform der | base64 -w0)',
    standard: '',
    example: 'MIIEvQIBADANBgkqhkiG9w0BAQ',
    secret: true,
  }),
  HAMMERDOCK_EMAIL_REPORTS_SECRET: option(z.string().regex(/^(.{32,})?$/), {
    means:
      'the secret, of 32 letters or more, that signs reports of bounces and complaints; empty ' +
      'receives none (docs/email-reports.md)',
    standard: '',
    example: 'a-third-answer-of-openssl-rand-base64-32',
    secret: true,
  }),
  HAMMERDOCK_SMS: option(z.enum(['twilio', 'outbox', '']), {
    means:
      'what sends text messages: twilio; outbox sends nothing and shows them on a page; needed ' +
      'in production (elsewhere the outbox), where admins see that page',
    standard: '',
    example: 'twilio',
  }),
  HAMMERDOCK_TWILIO_ACCOUNT: option(z.string().regex(/^(AC[0-9a-f]{32})?$/), {
    means: 'the account SID of Twilio',
    standard: '',
    example: 'AC00000000000000000000000000000000',
  }),
  HAMMERDOCK_TWILIO_TOKEN: option(z.string(), {
    means: 'the auth token of that account, which also signs what Twilio sends to the store',
    standard: '',
    example: 'the-auth-token-of-the-console',
    secret: true,
  }),
  HAMMERDOCK_TWILIO_FROM: option(z.string().regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})?$/), {
    means: 'the phone number or the messaging service SID that text messages are sent from',
    standard: '',
    example: '+14045550123',
  }),
  HAMMERDOCK_TWILIO_URL: option(z.string().regex(/^https?:\/\/[^/?#@]+$/), {
    means: 'the address of the API of Twilio',
    standard: 'https://api.twilio.com',
    example: 'https://api.dublin.ie1.twilio.com',
  }),
};
