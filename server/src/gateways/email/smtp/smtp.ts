// Sends emails through an SMTP server, over a pool of connections.
import nodemailer from 'nodemailer';
import type { EmailGateway } from '../gateway.ts';
import { ProviderRefusedError } from '../../provider.ts';
import { readReports } from './read-reports.ts';
import { explainFailure } from './explain-failure.ts';

export interface SmtpOptions {
  /** smtps:// or, with STARTTLS, smtp://; the user and the password are in it. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Signs each email; null: the server does, or none is signed. */
  readonly dkim: {
    readonly domainName: string;
    readonly keySelector: string;
    readonly privateKey: string;
  } | null;
  /** What reports about emails are signed with; null: none are received. */
  readonly reportsSecret?: string | null;
  /** Certificates to trust besides those of Node, in PEM; for tests. */
  readonly trusted?: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const CONNECTIONS = 5;

/** One mailbox, without any character that separates addresses, headers or commands. */
const MAILBOX = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*$/iu;

export function openSmtp(options: SmtpOptions): EmailGateway {
  const { url, from, dkim, reportsSecret = null, trusted } = options;
  const transport = nodemailer.createTransport({
    ...connectionOf(url),
    ...(trusted === undefined ? {} : { tls: { ca: trusted } }),
    ...(dkim === null ? {} : { dkim }),
    pool: true,
    maxConnections: CONNECTIONS,
    // Messages are repeated by their queue, which knows whether an attempt was made.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    showsOnly: false,
    check: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw explainFailure(error);
      }
    },
    send: async ({ recipient, subject, bodyText, bodyHtml, headers }, signal) => {
      if (!MAILBOX.test(recipient)) throw new ProviderRefusedError('not a single email address');
      const { 'Message-ID': messageId, ...others } = headers;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          envelope: { from: from.address, to: [recipient] },
          messageId,
          subject,
          text: bodyText,
          html: bodyHtml,
          // Answering machines do not reply to it (RFC 3834).
          headers: { ...others, 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw explainFailure(error);
      }
    },
    ...(reportsSecret === null
      ? {}
      : { readReports: (request, now) => readReports(reportsSecret, request, now) }),
    close: () => Promise.resolve(transport.close({ force: true })),
  };
}

/** A server elsewhere must encrypt; one on this machine may. */
function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLocal,
    ...(username === '' ? {} : { auth }),
  };
}
