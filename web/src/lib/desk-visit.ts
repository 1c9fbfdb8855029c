/** Of the buyer who is open at the pickup desk, in the storage of the tab. */
export const DESK_VISIT_KEY = 'hammerdock.desk-visit';
