// A production store with real adapters for all providers, which talk to servers on this machine,
// behind a proxy that terminates TLS.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { EMULATOR_KEYS, openEmulator, type Emulator } from '../../../chaos/stripe/emulator.ts';
import { makeCertificate } from '@hammerdock/server/src/testing/fakes/certificate.ts';
import {
  openMailServer,
  type MailServer,
} from '@hammerdock/server/src/testing/fakes/mail-server.ts';
import { openS3Server } from '@hammerdock/server/src/testing/fakes/s3-server.ts';
import {
  openTwilioServer,
  TWILIO_ACCOUNT,
  type TwilioServer,
} from '@hammerdock/server/src/testing/fakes/twilio-server.ts';
import { PRODUCTION_ENV } from '@hammerdock/server/src/testing/fixtures/production-env.ts';
import { openOwnStore } from './own-store.ts';

export interface ProductionStore {
  /** The https address that browsers use. */
  readonly origin: string;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stripe: Emulator;
  readonly mail: MailServer;
  readonly texts: TwilioServer;
  readonly close: () => Promise<void>;
}

export async function openProductionStore(): Promise<ProductionStore> {
  const [stripe, mail, texts, files] = await Promise.all([
    openEmulator(),
    openMailServer(),
    openTwilioServer(),
    openS3Server(),
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), 'hammerdock-trusted-'));
  const trusted = path.join(folder, 'mail-server.pem');
  writeFileSync(trusted, mail.certificate);
  const proxy = await openTlsProxy();
  const env = {
    ...PRODUCTION_ENV,
    HAMMERDOCK_ORIGIN: proxy.origin,
    HAMMERDOCK_WORLD: 'none',
    HAMMERDOCK_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: EMULATOR_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: EMULATOR_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: EMULATOR_KEYS.webhookSecret,
    STRIPE_API_URL: stripe.url,
    HAMMERDOCK_EMAIL: 'smtp',
    HAMMERDOCK_SMTP_URL: mail.url,
    HAMMERDOCK_EMAIL_FROM: 'The Auction House <auctions@store.example>',
    NODE_EXTRA_CA_CERTS: trusted,
    HAMMERDOCK_SMS: 'twilio',
    HAMMERDOCK_TWILIO_ACCOUNT: TWILIO_ACCOUNT.accountId,
    HAMMERDOCK_TWILIO_TOKEN: TWILIO_ACCOUNT.authToken,
    HAMMERDOCK_TWILIO_FROM: '+14045550100',
    HAMMERDOCK_TWILIO_URL: texts.url,
    HAMMERDOCK_FILES: 's3',
    HAMMERDOCK_S3_URL: files.options.url,
    HAMMERDOCK_S3_REGION: files.options.region,
    HAMMERDOCK_S3_KEY_ID: files.options.keyId,
    HAMMERDOCK_S3_SECRET_KEY: files.options.secretKey,
  };
  const store = await openOwnStore(env);
  proxy.connectTo(Number(new URL(store.address).port));
  return {
    origin: proxy.origin,
    dataDir: store.dataDir,
    env: { ...env, HAMMERDOCK_DATA_DIR: store.dataDir },
    stripe,
    mail,
    texts,
    close: async () => {
      await store.close();
      proxy.close();
      await Promise.all([stripe.close(), mail.close(), texts.close(), files.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface TlsProxy {
  readonly origin: string;
  readonly connectTo: (port: number) => void;
  readonly close: () => void;
}

async function openTlsProxy(): Promise<TlsProxy> {
  let target = 0;
  const server = createServer(makeCertificate(), (browser) => {
    const store = connect(target, '127.0.0.1');
    browser.on('error', () => store.destroy());
    store.on('error', () => browser.destroy());
    browser.pipe(store).pipe(browser);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    connectTo: (storePort) => {
      target = storePort;
    },
    close: () => void server.close(),
  };
}
