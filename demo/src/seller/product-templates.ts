// The product templates of the demo's seller: goods that come back with every truck.
import type { Condition } from '@hammerdock/domain/catalog/conditions.ts';
import { NOTHING_KNOWN } from '@hammerdock/domain/catalog/condition-report.ts';
import { EMPTY_DRAFT, faultsOfDraft, templateOf } from '@hammerdock/domain/catalog/draft-lot.ts';
import type { Tx } from '@hammerdock/server/src/db/database.ts';
import { saveLotTemplate } from '@hammerdock/server/src/store/auctions/lot-templates.ts';

interface Product {
  /** Of the template. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its slug. */
  readonly category: string;
  readonly brand: string;
  readonly sku: string;
  readonly condition: Condition;
  readonly conditionNote: string;
  readonly msrpCents: number;
  readonly startPriceCents: number;
  readonly depositCents?: number;
  readonly retractMinutes?: number;
  readonly floorLocation: string;
  readonly internalNote: string;
  /** In inches and pounds, packed. */
  readonly size: readonly [length: number, width: number, height: number];
  readonly weight: number;
}

export async function insertProductTemplates(
  tx: Tx,
  { sellerId, categories }: { sellerId: string; categories: ReadonlyMap<string, string> },
): Promise<void> {
  for (const { name, category, size, weight, ...product } of PRODUCTS) {
    const [length, width, height] = size.map((inches) => Math.round(inches * 100));
    const lot = {
      ...EMPTY_DRAFT,
      ...product,
      categoryId: categories.get(category) ?? null,
      report: {
        ...NOTHING_KNOWN,
        size: {
          lengthInchHundredths: length ?? 0,
          widthInchHundredths: width ?? 0,
          heightInchHundredths: height ?? 0,
        },
        weightPoundHundredths: Math.round(weight * 100),
      },
    };
    const faults = faultsOfDraft(lot);
    if (faults.length > 0 || lot.categoryId === null) {
      throw new Error(`the template ${name}: ${JSON.stringify(faults)}`);
    }
    await saveLotTemplate(tx, { sellerId, name, fields: templateOf(lot) });
  }
}

const PRODUCTS: readonly Product[] = [
  {
    name: 'Air fryer, 8 qt',
    title: 'Air fryer, 8 quarts, two baskets',
    description:
      'Two baskets of 4 quarts, each with its own timer. 1,700 W, digital panel, six presets. ' +
      'Both baskets and crisper plates are dishwasher safe.',
    category: 'appliances',
    brand: 'Hearthline',
    sku: 'HL-AF8-2B',
    condition: 'Opened Box',
    conditionNote: 'Customer return. Box opened, both baskets present.',
    msrpCents: 14_999,
    startPriceCents: 500,
    floorLocation: 'A-02-4',
    internalNote: 'Check for both crisper plates; they get lost.',
    size: [17.5, 15.5, 14],
    weight: 19.4,
  },
  {
    name: 'Espresso machine, semi-automatic',
    title: 'Espresso machine, semi-automatic, stainless',
    description:
      '15 bar pump, 54 mm portafilter, steam wand and a 67 ounce water tank. ' +
      'With single and double baskets, a tamper and a milk jug.',
    category: 'appliances',
    brand: 'Cafetta',
    sku: 'CF-ES54-SS',
    condition: 'Opened Box',
    conditionNote: 'Powered on and pulled one shot. Drip tray has light marks.',
    msrpCents: 44_999,
    startPriceCents: 2500,
    retractMinutes: 15,
    floorLocation: 'A-02-3',
    internalNote: 'Test the pump and the steam wand before listing.',
    size: [16, 15, 17],
    weight: 25,
  },
  {
    name: 'Cordless drill kit, 20 V',
    title: 'Cordless drill and impact driver kit, 20 V',
    description:
      'Brushless drill driver and impact driver, two 2.0 Ah batteries, charger and bag. ' +
      'Half-inch chuck, two speeds, LED work lights.',
    category: 'tools',
    brand: 'Ironvale',
    sku: 'IV-DK20-2',
    condition: 'Opened Box',
    conditionNote: 'Both tools run. Batteries charge.',
    msrpCents: 21_999,
    startPriceCents: 1000,
    floorLocation: 'A-03-2',
    internalNote: 'Count the batteries: two per kit.',
    size: [15, 12, 6],
    weight: 11.2,
  },
  {
    name: 'Television, 50 in',
    title: 'Smart television, 50 inch, 4K',
    description:
      '4K LED panel, three HDMI ports, built-in Wi-Fi. With stand, remote and power cord. ' +
      'Bring a vehicle in which it can stand upright.',
    category: 'electronics',
    brand: 'Vantora',
    sku: 'VT-50U4K',
    condition: 'Opened Box',
    conditionNote: 'Powered on for ten minutes. No lines or dead pixels seen.',
    msrpCents: 37_999,
    startPriceCents: 2500,
    depositCents: 2000,
    floorLocation: 'A-04-1',
    internalNote: 'Photograph the lit screen. Screens with cracks go to salvage.',
    size: [48.5, 6, 30.5],
    weight: 27.5,
  },
  {
    name: 'Office chair, mesh',
    title: 'Office chair, mesh, adjustable arms',
    description:
      'Mesh back with lumbar support, adjustable arms, tilt lock and a Class 4 gas lift. ' +
      'Seat height 17 to 21 inches, up to 300 pounds. Needs assembly.',
    category: 'office',
    brand: 'Deskwell',
    sku: 'DW-MC300-BK',
    condition: 'Appears New',
    conditionNote: 'Sealed hardware bag. Not assembled.',
    msrpCents: 18_999,
    startPriceCents: 500,
    floorLocation: 'B-01-2',
    internalNote: 'Only list with the hardware bag.',
    size: [26, 24, 13],
    weight: 34,
  },
  {
    name: 'Pressure washer, electric',
    title: 'Pressure washer, electric, 2000 PSI',
    description:
      '2000 PSI at 1.2 gallons per minute, 20 foot hose, 35 foot cord with GFCI plug, ' +
      'four quick-connect nozzles and a soap tank.',
    category: 'garden',
    brand: 'Rainridge',
    sku: 'RR-PW2000',
    condition: 'Scratch & Dent',
    conditionNote: 'Good Condition',
    msrpCents: 17_999,
    startPriceCents: 500,
    floorLocation: 'A-03-3',
    internalNote: 'Run the motor. Look for cracks at the hose fitting; cracked ones are Damaged.',
    size: [15, 13, 34],
    weight: 24.8,
  },
];
