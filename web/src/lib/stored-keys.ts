// Keys of what a sign-out removes, apart from the code that stores it, which few pages load.

export const DISMISSED_LOTS_KEY = 'hammerdock.dismissed-lots';
