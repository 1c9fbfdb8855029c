const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id of no row, for queries that run also without an id to look up. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** Whether a text can be an id; an invalid one is answered like an absent one (R47). */
export const isId = (text: string): boolean => UUID.test(text);
