// A store of a test whose payments go through the Stripe adapter to the emulator.
import { openStripe } from '@hammerdock/server/src/gateways/payments/stripe/stripe.ts';
import { addBuyer, BILLING, type Buyer } from '@hammerdock/server/src/testing/fixtures/sales.ts';
import type { TestDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import { openWorld, type World } from '@hammerdock/server/src/testing/world.ts';
import type { BankBehavior, Behavior } from './account.ts';
import { EMULATOR_KEYS, openEmulator, type Emulator } from './emulator.ts';

export interface StripeWorld {
  readonly world: World;
  readonly emulator: Emulator;
  /** A buyer who has saved a card that behaves like this. */
  readonly addCard: (behavior: Behavior, buyer?: Buyer) => Promise<Buyer>;
  /** A buyer who has added a bank account that behaves like this, and its ids here and there. */
  readonly addBank: (behavior: BankBehavior) => Promise<AddedBank>;
  /** Delivers a webhook as the provider does; returns the status of the response. */
  readonly deliver: (event: object, signed?: Signed, url?: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface AddedBank {
  readonly buyer: Buyer;
  readonly sourceId: string;
  readonly setup: string;
}

type Signed = ReturnType<Emulator['sign']>;

interface Given {
  readonly emulator?: Emulator;
  /** That of a store that had another provider before. */
  readonly database?: TestDatabase;
}

export async function openStripeWorld(given: Given = {}): Promise<StripeWorld> {
  const emulator = given.emulator ?? (await openEmulator());
  const settings = { ...EMULATOR_KEYS, apiUrl: emulator.url };
  const payments = openStripe(settings, { origin: 'http://localhost:4600', retries: 0 });
  const { database } = given;
  const world = await openWorld({ payments, ...(database === undefined ? {} : { database }) });
  return {
    world,
    emulator,
    addCard: async (behavior, known) => {
      const buyer = known ?? (await addBuyer(world));
      const card_token = await emulator.enterCard(await beginSetup(world, buyer), behavior);
      const input = { card_token, address: BILLING, consent: true } as const;
      const { body } = await world.call('cards.createCardWithCustomer', input, { as: buyer.token });
      if (body.status === 'error') throw new Error(`the card was refused: ${body.code}`);
      return buyer;
    },
    addBank: async (behavior) => {
      const buyer = await addBuyer(world);
      const secret = await beginSetup(world, buyer, 'bank_account');
      const setup = await emulator.enterBank(secret, behavior);
      const input = {
        object: 'bank_account',
        card_token: setup,
        address: BILLING,
        consent: true,
      } as const;
      const { body } = await world.call('cards.createSource', input, { as: buyer.token });
      if (body.status === 'error') throw new Error(`the account was refused: ${body.code}`);
      return { buyer, sourceId: body.data.responseData.id, setup };
    },
    deliver: async (event, signed = emulator.sign(event), url = '/webhooks/stripe') => {
      const { payload, header } = signed;
      const { statusCode } = await world.app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        payload,
      });
      return statusCode;
    },
    close: async () => {
      await world.close();
      await emulator.close();
    },
  };
}

async function beginSetup(
  world: World,
  { token }: Buyer,
  object: 'card' | 'bank_account' = 'card',
): Promise<string> {
  const { body } = await world.call('cards.beginCardSetup', { object }, { as: token });
  if (body.status === 'error') throw new Error(`the setup was refused: ${body.code}`);
  return body.data.client_secret;
}
