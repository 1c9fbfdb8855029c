import address from './figtree-basic.woff2?url';

/** Preloaded with the styles, so that the font is swapped once, early. */
export const TYPEFACE_ADDRESS = address;

export const FONT_FAMILY = [
  'Figtree',
  '"Figtree Until Then"',
  '"Figtree Until Then Roboto"',
  'ui-sans-serif',
  'sans-serif',
].join(', ');
