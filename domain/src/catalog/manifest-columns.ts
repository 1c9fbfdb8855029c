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
  | 'floorLocation'
  | 'tested'
  | 'completeness'
  | 'missingParts'
  | 'defects'
  | 'inspectorNote'
  | 'defectPhotos'
  | 'dimensions'
  | 'length'
  | 'width'
  | 'height'
  | 'weight'
  | 'sourceUrl';

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
    tested: places('tested'),
    completeness: places('completeness'),
    missingParts: places('missingParts'),
    defects: places('defects'),
    inspectorNote: places('inspectorNote'),
    defectPhotos: places('defectPhotos'),
    dimensions: places('dimensions'),
    length: places('length'),
    width: places('width'),
    height: places('height'),
    weight: places('weight'),
    sourceUrl: places('sourceUrl'),
  };
}
