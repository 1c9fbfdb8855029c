import { describe, expect, test } from 'vitest';
import { columnsOf, FIELDS, missingColumns } from './manifest-columns.ts';

describe('the columns of a manifest', () => {
  // The names that liquidators give their columns.
  test.each([
    ['title', 'Item Description,Item Desc,Description,Title,Product Name'],
    ['itemCount', 'Qty,Quantity,Units'],
    ['unitRetail', 'Unit Retail,Unit Retail Price,Retail Price,MSRP'],
    ['totalRetail', 'Ext. Retail,Ext Retail,Extended Retail,Total Retail'],
    ['label', 'LPN,License Plate,Label'],
    ['upc', 'UPC,EAN,GTIN'],
    ['sku', 'TCIN,ASIN,SKU,Item #,Item Number'],
    ['brand', 'Brand,Vendor,Manufacturer'],
    ['category', 'Subcategory,Category,Seller Category,Department,Product Class'],
    ['condition', 'Condition,Item Condition'],
    ['floorLocation', 'Floor Location,Location,Bin'],
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
});
