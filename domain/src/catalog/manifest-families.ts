// The column names of liquidation manifests, as data: those that many liquidators use, and those
// that one kind of manifest uses in its own way.
import type { ManifestField } from './manifest-field.ts';

type NamesOfFields = Readonly<Record<ManifestField, readonly string[]>>;

/**
 * In lower case, the most specific first: the narrowest category that we know is used, and the
 * article's number rather than the row's. A name belongs to one field.
 */
export const COLUMN_NAMES: NamesOfFields = {
  title: ['item description', 'item desc', 'description', 'title', 'product name', 'item title'],
  description: ['full description', 'long description', 'detailed description'],
  itemCount: ['qty', 'quantity', 'units', 'item qty', 'unit qty', 'pieces'],
  unitRetail: ['unit retail', 'unit retail price', 'retail price', 'msrp', 'unit msrp', 'retail'],
  totalRetail: ['ext. retail', 'ext retail', 'extended retail', 'total retail'],
  label: ['lpn', 'license plate', 'label', 'license plate number', 'lpn #'],
  upc: ['upc', 'ean', 'gtin', 'upc code', 'upc/ean', 'barcode'],
  sku: ['tcin', 'asin', 'sku', 'item #', 'item number', 'model', 'model #', 'model number'],
  brand: ['brand', 'vendor', 'manufacturer', 'brand name'],
  category: ['subcategory', 'category', 'seller category', 'department', 'product class'],
  condition: ['condition', 'item condition', 'grade'],
  conditionNote: ['condition note', 'condition notes'],
  startPrice: ['start price', 'starting price', 'starting bid', 'opening bid'],
  buyNow: ['buy now', 'buy now price'],
  deposit: ['deposit'],
  retractMinutes: ['retract minutes'],
  floorLocation: ['floor location', 'location', 'bin', 'shelf'],
  internalNote: ['internal note', 'internal notes', 'staff note'],
  tested: ['tested', 'test result', 'functional test', 'functionality'],
  completeness: ['complete', 'completeness', 'all parts'],
  missingParts: ['missing parts', 'parts missing', 'missing'],
  defects: ['defects', 'known defects', 'damage', 'cosmetic damage'],
  inspectorNote: ['inspector note', "inspector's note", 'inspection note', 'inspection notes'],
  defectPhotos: ['defect photos', 'defect pictures', 'damage photos'],
  dimensions: ['dimensions', 'dimensions (in)', 'item dimensions', 'l x w x h'],
  length: ['length', 'length (in)', 'item length'],
  width: ['width', 'width (in)', 'item width'],
  height: ['height', 'height (in)', 'item height'],
  weight: ['weight', 'weight (lb)', 'weight (lbs)', 'item weight'],
  sourceUrl: ['product url', 'product page', 'source url', 'url', 'link'],
};

export interface ManifestFamily {
  readonly name: string;
  /** A header with all the names of one of these lines is of this family. */
  readonly marks: readonly (readonly string[])[];
  /** Names that mean these fields in this family only; they come before the general ones. */
  readonly names: Partial<NamesOfFields>;
}

/** The first family whose marks are found counts. */
export const MANIFEST_FAMILIES: readonly ManifestFamily[] = [
  {
    name: 'Amazon returns',
    marks: [
      ['lpn', 'asin'],
      ['lpn', 'fnsku'],
    ],
    names: { sku: ['asin', 'fnsku'], category: ['gl description', 'product category', 'gl'] },
  },
  {
    name: 'Target returns',
    marks: [['tcin'], ['dpci']],
    names: { sku: ['tcin', 'dpci'], category: ['class name', 'department name', 'division'] },
  },
  {
    name: 'Home Depot salvage',
    marks: [['oms id'], ['omsid'], ['internet #']],
    names: {
      title: ['product description', 'sku description'],
      sku: ['sku #', 'oms id', 'omsid', 'internet #', 'mfg model #'],
      category: ['class description', 'class', 'sub class', 'dept description'],
      unitRetail: ['unit price', 'current retail'],
    },
  },
  {
    name: 'Walmart returns',
    marks: [['walmart item #'], ['wmt item #'], ['item nbr'], ['prime item nbr']],
    names: {
      title: ['upc description', 'signing description', 'item 1 description'],
      sku: ['walmart item #', 'wmt item #', 'item nbr', 'prime item nbr'],
      upc: ['upc nbr', 'consumer upc'],
      category: ['dept description', 'category description', 'department description'],
      unitRetail: ['current retail', 'unit retail amt'],
      brand: ['vendor name', 'brand desc'],
    },
  },
  {
    name: 'Warehouse club salvage',
    marks: [
      ['dept code', 'category code'],
      ['dept code', 'item #'],
      ['club #', 'item #'],
    ],
    names: { title: ['item desc 1'], unitRetail: ['sell price', 'unit sell'] },
  },
  {
    name: 'B-Stock',
    marks: [
      ['seller category', 'lot id'],
      ['seller category', 'pallet id'],
      ['product class', 'pallet id'],
    ],
    names: {},
  },
];
