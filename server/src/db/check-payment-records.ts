import { ConfigError, type Config } from '../config/config.ts';
import type { Db } from './database.ts';
import { countOtherProviders, type OtherProvider } from '../store/payments/other-providers.ts';

/** What has to be moved before the provider in use can serve the store. */
export async function findForeignRecords(db: Db, inUse: string): Promise<OtherProvider[]> {
  const others = await countOtherProviders(db, inUse);
  return others.filter(
    ({ customers, cards, openPayments, openRefunds, openTransfers }) =>
      customers + cards + openPayments + openRefunds + openTransfers > 0,
  );
}

/** A store whose provider has changed would charge cards that are unknown there. */
export async function checkPaymentRecords(
  { payments }: Pick<Config, 'payments'>,
  { db, inUse }: { readonly db: Db; readonly inUse: string },
): Promise<void> {
  const foreign = await findForeignRecords(db, inUse);
  if (foreign.length === 0) return;
  const named = payments === inUse ? `HAMMERDOCK_PAYMENTS is ${inUse}` : `This store uses ${inUse}`;
  throw new ConfigError(
    `${named}, but this database has ${foreign.map(describeForeign).join(', and ')}. Start it ` +
      'with that provider again, or let go of these records: npm run operate -- change-payments ' +
      '(--help says what it does).',
  );
}

export function describeForeign(other: OtherProvider): string {
  const { provider, customers, cards, openPayments, openRefunds, openTransfers } = other;
  const parts = [
    counted(customers, 'customer'),
    counted(cards, 'saved card'),
    counted(openPayments, 'open payment'),
    counted(openRefunds, 'open refund'),
    ...(openTransfers === 0 ? [] : [counted(openTransfers, 'open transfer')]),
  ];
  return `${parts.join(', ')} of ${provider}`;
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;
