// Written by `npm run pictures`: kind, variant, and what is in its pictures from the corner,
// from the front and near by.
export const ORIGINALS: Readonly<
  Record<string, Readonly<Record<string, readonly [string, string, string]>>>
> = {
  'carton': {
    kraft: ['0f7831e8', '33ae5a51', '9f4527f8'],
    white: ['3735d8c3', 'c6c326bf', '85be8497'],
  },
  'sofa': {
    blue: ['0410cf8e', '5e4d3471', 'f0f4e3f6'],
    brown: ['f5e4e1fb', 'c2139614', '7eed4cf8'],
    charcoal: ['959d9206', '19c3a893', 'a62d5fdd'],
  },
};
