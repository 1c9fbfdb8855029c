/** The event after which the page reacts to clicks. */
export const HYDRATED = 'hammerdock:hydrated';
