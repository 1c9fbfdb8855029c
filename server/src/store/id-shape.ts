const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all: one that cannot answers like an absent one (R47). */
export const isId = (text: string): boolean => UUID.test(text);
