// Values that fields accept in the fuzzed store, so that inputs pass the schema, and the number of
// inputs per call.
import { PASSWORD } from '../build.ts';
import type { OwnedObjects } from '../fixtures/owned-objects.ts';
import { BILLING } from '../fixtures/sales.ts';
import type { Corpus } from './schema-inputs.ts';

export const RUNS_IN_TEST = 3;

/** The same seed produces the same inputs; ids differ from run to run. */
export const RUNS = Number(process.env['HAMMERDOCK_FUZZ_RUNS'] ?? RUNS_IN_TEST);
export const SEED = Number(process.env['HAMMERDOCK_FUZZ_SEED'] ?? 20261122);

export function corpusOf(objects: OwnedObjects): Corpus {
  const { openLot, upcomingLot, draftLot, offerLot, paid, note, savedSearch, card } = objects;
  const lots = [openLot, upcomingLot, draftLot, offerLot, paid.lotId];
  const ids = [...lots, note, savedSearch, card, objects.bidLimitRequest, objects.inboxMessage];
  const codes = ['123456', '000000'];
  return {
    product_id: lots,
    lot: lots,
    lot_id: lots,
    id: ids,
    lot_notes_id: [note],
    source_id: [card],
    card_profileid: [card],
    account_id: [objects.people.owner.id],
    invoice_id: [paid.invoiceId, objects.unpaidInvoice],
    pass_id: [objects.pass],
    code: [objects.passCode, ...codes],
    email_code: codes,
    sms_code: codes,
    confirm_token: [objects.confirmToken],
    file_name: [objects.picture],
    page_id: [1, 4, 'terms'],
    auction_number: [objects.auctionNumber],
    email: ['ann@example.com', 'person1@example.com'],
    username: ['ann', 'person1'],
    phone: ['+14045550100', '404-555-0199'],
    first_name: ['Ann', 'José'],
    last_name: ['Lee'],
    address1: ['1 Main St'],
    address2: [''],
    city: ['Decatur'],
    zip: ['30030'],
    address: [BILLING],
    wsprice: ['25.00', '1000', 31],
    amount: ['1.00', '50', '9000'],
    registration_token: ['x'.repeat(40)],
    token: ['x'.repeat(40)],
    current_password: [PASSWORD],
    old_password: [PASSWORD],
    password: [PASSWORD],
    new_password: [PASSWORD],
    confirm_password: [PASSWORD],
    lot_notes: ['For the shed'],
    searchtext: ['drill', 'cordless dril', '036000291452'],
    seller_id: ids,
  };
}
