/** The specification's number for the page of text that holds the terms. */
export const TERMS_PAGE = 4;
