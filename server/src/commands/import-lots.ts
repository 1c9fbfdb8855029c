import { BID_CEILING_CENTS } from '@hammerdock/domain/bidding/lot.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { fromDecimal } from '@hammerdock/domain/money.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { UnreadableFile } from '../spreadsheets/unreadable-file.ts';
import { readCsvFile } from './read-csv.ts';
import { importManifest } from '../operations/auctions/import-manifest.ts';
import { textOf, WRONGLY_CALLED, type Command, type Given } from './command.ts';

const FAULTS_SHOWN = 50;
/** The maximum of the database's column. */
const NUMBER_MAX = 2_147_483_647;

export const importLots: Command = {
  summary: 'adds the lots of a liquidation manifest to an upcoming auction',
  usage: `npm run operate -- import-lots FILE --auction N [--start-price 1.00] [--condition NAME]

FILE is a CSV file with a header. It needs columns for the title (Item Description, Item Desc), the
quantity (Qty), the unit retail price (Unit Retail) and the category (Category, Subcategory, Seller
Category or Department). LPN, UPC, EAN, TCIN, ASIN, Item #, Brand, Vendor, Condition, Ext. Retail
and Location are used if present; other columns are ignored.

A condition report may follow; an empty cell means unknown:
  Tested          Works, Powers on, Fails or Untested
  Complete        Yes or No, and Missing Parts in words
  Defects         in words, or None found; Inspector Note in words
  Defect Photos   the lot's photos by number, like: 2 dent on the left; 3 scratch
  Dimensions      in inches, like 24 x 12.5 x 8; or Length, Width and Height
  Weight          in pounds, like 12.4
  Product URL     the page that describes the goods

  --auction N          the number of an auction that has not started
  --start-price 1.00   the start price of every lot
  --condition NAME     for rows without a condition: ${CONDITIONS.join(', ')}

Either all rows become lots, or none; then each faulty row is listed with its line and a remedy.`,
  options: {
    auction: { type: 'string' },
    'start-price': { type: 'string', default: '1.00' },
    condition: { type: 'string', default: 'Opened Box' },
  },
  run: async ({ db, print }, given) => {
    const wanted = readWanted(given);
    if (typeof wanted === 'string') {
      print(wanted);
      return WRONGLY_CALLED;
    }
    const table = await readCsvFile(wanted.file).catch((error: unknown) => {
      if (error instanceof UnreadableFile) return error.message;
      throw error;
    });
    if (typeof table === 'string') {
      print(table);
      return 1;
    }
    const imported = await db
      .transaction()
      .execute((tx) => importManifest(tx, { ...wanted, table }));
    if (imported.ok) {
      const { count, fromNumber } = imported.value;
      const last = fromNumber + count - 1;
      print(`${count} lots added to auction ${wanted.auctionNumber}: ${fromNumber} to ${last}.`);
      return 0;
    }
    if ('refusal' in imported) {
      print(REFUSALS[imported.refusal](wanted.auctionNumber));
      return 1;
    }
    for (const { line, field, problem } of imported.faults.slice(0, FAULTS_SHOWN)) {
      print(printable(`line ${line}, ${field}: ${problem}`));
    }
    const count = imported.faults.length;
    print(`${countOf(count, 'fault')}; no lot was added.`);
    return 1;
  },
};

const REFUSALS = {
  NoSuchAuction: (number: number) => `There is no auction ${number}.`,
  AuctionBegun: (number: number) =>
    `Auction ${number} has started: lots can be added only before that.`,
} as const;

function readWanted(given: Given) {
  const [file, ...more] = given.words;
  const auctionNumber = Number(textOf(given, 'auction'));
  const startPriceCents = fromDecimal(textOf(given, 'start-price'));
  const conditionIfAbsent = CONDITIONS.find((name) => name === textOf(given, 'condition'));
  if (file === undefined || more.length > 0) return 'Name one file; see --help.';
  if (!Number.isInteger(auctionNumber) || auctionNumber <= 0 || auctionNumber > NUMBER_MAX) {
    return 'Name the auction by its number: --auction 104.';
  }
  if (startPriceCents === null || startPriceCents === 0 || startPriceCents > BID_CEILING_CENTS) {
    return 'The start price is an amount such as 1.00.';
  }
  if (conditionIfAbsent === undefined) return `The condition is one of ${CONDITIONS.join(', ')}.`;
  return { file, auctionNumber, startPriceCents, conditionIfAbsent };
}

/** A file's text must not control the terminal that shows it. */
const printable = (line: string): string => line.replaceAll(/\p{Cc}/gu, '');
