/** How many days a pickup window has, unless its auction says otherwise. */
export const PICKUP_WINDOW_DAYS = 4;
