import address from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Asked for with the page, as its styles are: words change their face once, early. */
export const TYPEFACE_ADDRESS = address;

export const FONT_FAMILY = [
  'Figtree',
  '"Figtree Until Then"',
  '"Figtree Until Then Roboto"',
  'ui-sans-serif',
  'sans-serif',
].join(', ');
