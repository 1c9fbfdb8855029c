// A real SMTP server on loopback that accepts, defers, rejects or drops what it is given.
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { makeCertificate } from './certificate.ts';

export type MailBehavior =
  | 'accepts'
  | 'defers'
  | 'knows no mailbox'
  | 'refuses'
  | 'drops before'
  | 'drops after';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: ParsedMail;
  readonly isEncrypted: boolean;
}

export interface MailServer {
  readonly url: string;
  readonly certificate: string;
  readonly received: ReceivedMail[];
  /** Sessions so far, for tests of the pool. */
  countSessions(): number;
  become(behavior: MailBehavior): void;
  close(): Promise<void>;
}

interface State {
  behavior: MailBehavior;
  sessions: number;
  readonly received: ReceivedMail[];
  readonly sockets: Set<Socket>;
}

const LOGIN = { user: 'store', pass: 'p@ss/word' } as const;

const reply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const REFUSALS: Partial<Record<MailBehavior, Error>> = {
  defers: reply(451, '4.7.1 Greylisted, try again later'),
  'knows no mailbox': reply(550, '5.1.1 No such user here'),
  refuses: reply(550, '5.7.1 Relaying denied'),
};

export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const state: State = { behavior: 'accepts', sessions: 0, received: [], sockets: new Set() };
  const { cert, key } = makeCertificate();
  const server = new SMTPServer({ cert, key, ...behaviorOf(state), ...options });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    state.sockets.add(socket);
    socket.once('close', () => state.sockets.delete(socket));
  });
  await new Promise((resolve) => {
    listening.once('listening', resolve);
  });
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://${LOGIN.user}:${encodeURIComponent(LOGIN.pass)}@localhost:${port}`,
    certificate: cert,
    received: state.received,
    countSessions: () => state.sessions,
    become: (next) => {
      state.behavior = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

function behaviorOf(state: State): SMTPServerOptions {
  /** Ends the connections without a reply. */
  const drop = (): void => {
    for (const socket of state.sockets) socket.destroy();
  };
  return {
    authMethods: ['PLAIN'],
    logger: false,
    onConnect: (_session, done) => {
      state.sessions += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === LOGIN.user && password === LOGIN.pass;
      if (isKnown) done(null, { user: username });
      else done(reply(535, '5.7.8 Authentication credentials invalid'));
    },
    onRcptTo: (_address, _session, done) => {
      if (state.behavior === 'drops before') drop();
      else done(REFUSALS[state.behavior]);
    },
    onData: (stream, { envelope, secure }, done) => {
      void (async () => {
        const mail = await simpleParser(stream);
        const { mailFrom, rcptTo } = envelope;
        state.received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          mail,
          isEncrypted: secure,
        });
        if (state.behavior === 'drops after') drop();
        else done();
      })();
    },
  };
}
