/** The fields of a manifest. */
export type ManifestField =
  | 'title'
  | 'itemCount'
  | 'unitRetail'
  | 'totalRetail'
  | 'label'
  | 'upc'
  | 'sku'
  | 'brand'
  | 'category'
  | 'condition'
  | 'floorLocation';

/**
 * The column names that liquidators use, the most specific first: the narrowest category that we
 * know is used, and the article's number rather than the row's.
 */
const NAMES: Readonly<Record<ManifestField, readonly string[]>> = {
  title: ['item description', 'item desc', 'description', 'title', 'product name'],
  itemCount: ['qty', 'quantity', 'units'],
  unitRetail: ['unit retail', 'unit retail price', 'retail price', 'msrp'],
  totalRetail: ['ext. retail', 'ext retail', 'extended retail', 'total retail'],
  label: ['lpn', 'license plate', 'label'],
  upc: ['upc', 'ean', 'gtin'],
  sku: ['tcin', 'asin', 'sku', 'item #', 'item number'],
  brand: ['brand', 'vendor', 'manufacturer'],
  category: ['subcategory', 'category', 'seller category', 'department', 'product class'],
  condition: ['condition', 'item condition'],
  floorLocation: ['floor location', 'location', 'bin'],
};

export const FIELDS = Object.keys(NAMES) as readonly ManifestField[];

const NEEDED: readonly (readonly [ManifestField, string])[] = [
  ['title', 'Item Description'],
  ['itemCount', 'Qty'],
  ['unitRetail', 'Unit Retail'],
  ['category', 'Category'],
];

/** The indexes of each field's columns in a row, in order of preference. */
export type ManifestColumns = Readonly<Record<ManifestField, readonly number[]>>;

/** The names of required columns that are missing; empty when the file can be read. */
export function missingColumns(columns: ManifestColumns): string[] {
  return NEEDED.filter(([field]) => columns[field].length === 0).map(([, name]) => name);
}

export function columnsOf(header: readonly string[]): ManifestColumns {
  const plain = header.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  const places = (field: ManifestField): number[] =>
    NAMES[field].map((name) => plain.indexOf(name)).filter((place) => place >= 0);
  return {
    title: places('title'),
    itemCount: places('itemCount'),
    unitRetail: places('unitRetail'),
    totalRetail: places('totalRetail'),
    label: places('label'),
    upc: places('upc'),
    sku: places('sku'),
    brand: places('brand'),
    category: places('category'),
    condition: places('condition'),
    floorLocation: places('floorLocation'),
  };
}
