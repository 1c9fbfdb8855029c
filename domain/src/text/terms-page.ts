/** The specification's number of the page with the terms. */
export const TERMS_PAGE = 4;
