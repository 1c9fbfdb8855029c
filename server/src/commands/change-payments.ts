import { openPaymentProvider, PLAY_MONEY } from '../gateways/payments/providers.ts';
import { openPool } from '../db/pool.ts';
import { describeForeign } from '../db/check-payment-records.ts';
import { giveUpOpen, releaseRecords } from '../operations/payments/change-provider.ts';
import { countOtherProviders, listOpenElsewhere } from '../store/payments/other-providers.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { Command, Given, Store } from './command.ts';

export const changePayments: Command = {
  summary: 'lets go of the customers and cards of a former payment provider',
  usage: `npm run operate -- change-payments [--give-up-open] [--keep-books]

Run it once, with the store stopped and configured for the new payment provider. The customers and
saved cards of the former one are removed, and their owners get an email that asks them to add a
card again. Receipts stay; a refund of a payment to the former provider becomes account credit.

Nothing is done while payments, refunds or transfers to sellers are open at the former provider:
they are listed. Start the store with that provider until they are settled.

  --give-up-open   counts open payments and transfers as not made, and turns open refunds into
                   credit; first look at the former provider's dashboard for what it has moved
  --keep-books     keeps books that contain payments of the sandbox, which moved no money`,
  options: { 'give-up-open': { type: 'boolean' }, 'keep-books': { type: 'boolean' } },
  run: async (store, given) => {
    const inUse = await nameProvider(store);
    const others = await countOtherProviders(store.db, inUse);
    if (others.length === 0) {
      store.print(`Nothing here belongs to another payment provider than ${inUse}.`);
      return 0;
    }
    for (const other of others) {
      store.print(`${describeForeign(other)}; ${other.payments} payments in all`);
    }
    if (await mayNotGoOn(store, given, inUse)) return 1;
    await giveUpOpen(store.db, inUse);
    const { customers, users } = await releaseRecords(store.db, inUse);
    store.print(
      `Removed ${customers} customers, and the cards of ${users} users, who get an email. ` +
        `The store can start with ${inUse}.`,
    );
    return 0;
  },
};

async function nameProvider({ config, owner }: Store): Promise<string> {
  // The pool is not used, and connects only when it is.
  const pool = openPool(owner, { max: 1, name: 'operator', onError: () => undefined });
  const payments = await openPaymentProvider(config, { pool });
  if (payments === null) throw new Error('the configuration names no payment provider');
  return payments.name;
}

async function mayNotGoOn(
  { db, print }: Store,
  { options }: Given,
  inUse: string,
): Promise<boolean> {
  const open = await listOpenElsewhere(db, inUse);
  if (open.length > 0 && options['give-up-open'] !== true) {
    for (const { kind, id, provider, amountCents } of open) {
      print(`${kind}  ${id}  ${dollarsOf(amountCents)}  open at ${provider}`);
    }
    print(
      `${open.length} open: start the store with the former provider until they are settled, ` +
        'or give them up with --give-up-open.',
    );
    return true;
  }
  const played = (await countOtherProviders(db, inUse)).find(
    ({ provider, payments }) => provider === PLAY_MONEY && payments > 0,
  );
  if (played === undefined || options['keep-books'] === true) return false;
  print(
    `The books contain ${played.payments} payments of the sandbox, which moved no money, with ` +
      'the credit, deposits and payouts that follow from them. Begin with an empty database, or ' +
      'go on with --keep-books.',
  );
  return true;
}
