import { describe, expect, test } from 'vitest';
import {
  columnsOf,
  countNamed,
  familyOf,
  FIELDS,
  mappingOf,
  missingColumns,
} from './manifest-columns.ts';
import { COLUMN_NAMES, MANIFEST_FAMILIES } from './manifest-families.ts';

describe('the columns of a manifest', () => {
  // The names that liquidators give their columns.
  test.each([
    ['title', 'Item Description,Item Desc,Description,Title,Product Name,Item Title'],
    ['itemCount', 'Qty,Quantity,Units,Item Qty,Unit Qty,Pieces'],
    ['unitRetail', 'Unit Retail,Unit Retail Price,Retail Price,MSRP,Unit MSRP,Retail'],
    ['totalRetail', 'Ext. Retail,Ext Retail,Extended Retail,Total Retail'],
    ['label', 'LPN,License Plate,Label,License Plate Number,LPN #'],
    ['upc', 'UPC,EAN,GTIN,UPC Code,UPC/EAN,Barcode'],
    ['sku', 'TCIN,ASIN,SKU,Item #,Item Number,Model,Model #,Model Number'],
    ['brand', 'Brand,Vendor,Manufacturer,Brand Name'],
    ['category', 'Subcategory,Category,Seller Category,Department,Product Class'],
    ['condition', 'Condition,Item Condition,Grade'],
    ['conditionNote', 'Condition Note,Condition Notes'],
    ['startPrice', 'Start Price,Starting Price,Starting Bid,Opening Bid'],
    ['buyNow', 'Buy Now,Buy Now Price'],
    ['deposit', 'Deposit'],
    ['retractMinutes', 'Retract Minutes'],
    ['description', 'Full Description,Long Description,Detailed Description'],
    ['internalNote', 'Internal Note,Internal Notes,Staff Note'],
    ['floorLocation', 'Floor Location,Location,Bin,Shelf'],
    ['tested', 'Tested,Test Result,Functional Test,Functionality'],
    ['completeness', 'Complete,Completeness,All Parts'],
    ['missingParts', 'Missing Parts,Parts Missing,Missing'],
    ['defects', 'Defects,Known Defects,Damage,Cosmetic Damage'],
    ['inspectorNote', "Inspector Note,Inspector's Note,Inspection Note,Inspection Notes"],
    ['defectPhotos', 'Defect Photos,Defect Pictures,Damage Photos'],
    ['dimensions', 'Dimensions,Dimensions (in),Item Dimensions,L x W x H'],
    ['length', 'Length,Length (in),Item Length'],
    ['width', 'Width,Width (in),Item Width'],
    ['height', 'Height,Height (in),Item Height'],
    ['weight', 'Weight,Weight (lb),Weight (lbs),Item Weight'],
    ['sourceUrl', 'Product URL,Product Page,Source URL,URL,Link'],
  ] as const)('%s: %s, the first of these first', (field, names) => {
    const header = names.split(',');
    expect(columnsOf(header)[field]).toEqual(header.map((_, place) => place));
    expect(columnsOf(header.toReversed())[field]).toEqual(
      header.map((_, place) => place).toReversed(),
    );
    const others = FIELDS.filter((other) => other !== field);
    expect(others.flatMap((other) => columnsOf(header)[other])).toEqual([]);
  });

  test('are found with any case and spacing', () => {
    expect(columnsOf([' ITEM   description ']).title).toEqual([0]);
  });

  test('that are needed and missing are named', () => {
    const needed = ['Item Description', 'Qty', 'Unit Retail', 'Category'];
    expect(missingColumns(columnsOf(['LPN', 'UPC']))).toEqual(needed);
    expect(missingColumns(columnsOf(needed))).toEqual([]);
  });

  test('a name means one field, within a family too', () => {
    const general = Object.values(COLUMN_NAMES).flat();
    expect(new Set(general).size).toBe(general.length);
    for (const { names } of MANIFEST_FAMILIES) {
      const own = Object.values(names).flat();
      expect(new Set(own).size).toBe(own.length);
    }
  });

  test('chosen by the seller count instead of the guess, the best known name first', () => {
    const header = ['Department', 'Notes', 'Subcategory'];
    const columns = columnsOf(header, ['category', 'category', 'category']);
    expect(columns.category).toEqual([2, 0, 1]);
    expect(columnsOf(header, [null, 'title', null])).toMatchObject({ title: [1], category: [] });
  });
});

describe('the families of manifests', () => {
  test.each([
    [
      'Amazon returns',
      'LPN,ASIN,UPC,EAN,Item Desc,Qty,Unit Retail,Condition,GL Description,Category',
      { sku: [1], category: [8, 9] },
    ],
    [
      'Target returns',
      'Item #,TCIN,Item Description,Qty,Unit Retail,Division,Department',
      { sku: [1, 0], category: [5, 6] },
    ],
    [
      'Home Depot salvage',
      'SKU #,Internet #,Product Description,Qty,Unit Price,Class,Model #',
      { title: [2], unitRetail: [4], sku: [0, 1, 6], category: [5] },
    ],
    [
      'Walmart returns',
      'Walmart Item #,UPC Nbr,UPC Description,Quantity,Current Retail,Dept Description',
      { title: [2], upc: [1], sku: [0], unitRetail: [4], category: [5] },
    ],
    [
      'Warehouse club salvage',
      'Lot #,Item #,Dept Code,Department,Item Description,Qty,Sell Price,Vendor,Category Code,' +
        'Category',
      { unitRetail: [6], category: [9, 3] },
    ],
    [
      'B-Stock',
      'Item #,Seller Category,Item Description,Qty,Unit Retail,Pallet ID,Subcategory,Lot ID',
      { category: [6, 1], title: [2] },
    ],
  ] as const)('%s: %s', (name, names, columns) => {
    const header = names.split(',');
    expect(familyOf(header)?.name).toBe(name);
    expect(columnsOf(header)).toMatchObject(columns);
  });

  test.each([
    ['LPN,FNSKU', 'Amazon returns'],
    ['DPCI', 'Target returns'],
    ['OMS ID', 'Home Depot salvage'],
    ['OMSID', 'Home Depot salvage'],
    ['WMT Item #', 'Walmart returns'],
    ['Item Nbr', 'Walmart returns'],
    ['Prime Item Nbr', 'Walmart returns'],
    ['Dept Code,Category Code', 'Warehouse club salvage'],
    ['Dept Code,Item #', 'Warehouse club salvage'],
    ['Club #,Item #', 'Warehouse club salvage'],
    ['Seller Category,Lot ID', 'B-Stock'],
    ['Seller Category,Pallet ID', 'B-Stock'],
    ['Product Class,Pallet ID', 'B-Stock'],
  ])('the columns %s mark %s', (marks, name) => {
    expect(familyOf(marks.split(','))?.name).toBe(name);
  });

  test.each([
    ['LPN,ASIN', 'sku', 'ASIN,FNSKU,SKU'],
    ['LPN,ASIN', 'category', 'GL Description,Product Category,GL,Category'],
    ['TCIN', 'sku', 'TCIN,DPCI,SKU'],
    ['TCIN', 'category', 'Class Name,Department Name,Division,Category'],
    ['OMS ID', 'title', 'Product Description,SKU Description,Title'],
    ['OMS ID', 'sku', 'SKU #,OMS ID,OMSID,Internet #,Mfg Model #,SKU'],
    ['OMS ID', 'category', 'Class Description,Class,Sub Class,Dept Description,Category'],
    ['OMS ID', 'unitRetail', 'Unit Price,Current Retail,Retail'],
    ['Item Nbr', 'title', 'UPC Description,Signing Description,Item 1 Description,Title'],
    ['Item Nbr', 'sku', 'Walmart Item #,WMT Item #,Item Nbr,Prime Item Nbr,SKU'],
    ['Item Nbr', 'upc', 'UPC Nbr,Consumer UPC,UPC'],
    [
      'Item Nbr',
      'category',
      'Dept Description,Category Description,Department Description,Category',
    ],
    ['Item Nbr', 'unitRetail', 'Current Retail,Unit Retail Amt,Retail'],
    ['Item Nbr', 'brand', 'Vendor Name,Brand Desc,Brand'],
    ['Club #,Item #', 'title', 'Item Desc 1,Title'],
    ['Club #,Item #', 'unitRetail', 'Sell Price,Unit Sell,Retail'],
  ] as const)('beside %s, %s is in the first of %s', (marks, field, names) => {
    const preferred = names.split(',');
    const header = [...new Set([...marks.split(','), ...preferred.toReversed()])];
    expect(columnsOf(header)[field].map((place) => header[place])).toEqual(preferred);
  });

  test('a generic header is of none, and columns that mean nothing to us are not used', () => {
    const header = ['Title', 'Quantity', 'Color'];
    expect(familyOf(header)).toBeNull();
    expect(mappingOf(header)).toEqual(['title', 'itemCount', null]);
    expect(countNamed(header)).toBe(2);
  });
});
