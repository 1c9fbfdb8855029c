/** The data of a not-found page that means: not for the user's role. */
export const NO_ACCESS = 'no access';

export const isNoAccess = (data: unknown): boolean => data === NO_ACCESS;
