/**
 * The `user_id` of the page that sends a command. With a session of another user, which began in
 * another tab, the command counts as a guest's.
 */
export const PAGE_USER_HEADER = 'x-page-user';
