import { checkProviders } from '../gateways/check-providers.ts';
import { openIdentity } from '../gateways/identity/open-identity.ts';
import { openMaps } from '../gateways/maps/open-maps.ts';
import { openMessageProviders } from '../gateways/message-providers.ts';
import { openPaymentProvider } from '../gateways/payments/providers.ts';
import { openStorage } from '../gateways/storage/open-storage.ts';
import { openPool } from '../db/pool.ts';
import { describeForeign, findForeignRecords } from '../db/check-payment-records.ts';
import { redactText } from '../monitoring/redact.ts';
import type { Command } from './command.ts';

export const checkProvidersCommand: Command = {
  summary: 'reports whether each configured provider responds and accepts its keys',
  usage: `npm run operate -- check-providers

Asks the configured providers of payments, emails, text messages, files,
maps and identity. Nothing is
charged, sent or stored. Each line shows the kind, the provider, and whether it responds within ten
seconds, or the reason why it does not. Customers, cards, open payments and open refunds of another
payment provider are counted. The exit code is 1 if there are any, or if a provider does not
respond.`,
  options: {},
  run: async ({ config, db, owner, print }) => {
    const pool = openPool(owner, { max: 1, name: 'operator', onError: () => undefined });
    const payments = await openPaymentProvider(config, { pool });
    if (payments === null) throw new Error('the configuration names no payment provider');
    const { email, sms } = await openMessageProviders(config, {});
    try {
      const storage = openStorage(config);
      const maps = openMaps(config);
      const identity = await openIdentity(config);
      const found = await checkProviders({ payments, email, sms, storage, maps, identity });
      for (const { kind, provider, fault } of found) {
        const result = fault === null ? 'responds' : `does not respond: ${fault.message}`;
        print(redactText(`${kind}  ${provider}  ${result}`));
      }
      const foreign = await findForeignRecords(db, payments.name);
      for (const other of foreign) {
        print(
          `payments  ${payments.name}  cannot serve ${describeForeign(other)}: ` +
            'see change-payments --help',
        );
      }
      return foreign.length > 0 || found.some(({ fault }) => fault !== null) ? 1 : 0;
    } finally {
      await email.close();
      await pool.end();
    }
  },
};
