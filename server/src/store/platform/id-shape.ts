const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of no row: for a query that is made whether or not there is an id to ask for. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** Whether a text can be an id at all: one that cannot answers like an absent one (R47). */
export const isId = (text: string): boolean => UUID.test(text);
