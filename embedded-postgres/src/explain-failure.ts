/** Turns the output of PostgreSQL into an error whose message names the remedy. */
export function explainFailure(what: string, printed: string, directory: string): Error {
  if (/No space left on device|ENOSPC|Disk quota exceeded/.test(printed)) {
    return new Error(
      `The disk that holds ${directory} is full: free about 300 MB there, ` +
        'or point HAMMERDOCK_DATA_DIR to another disk, and start again.',
    );
  }
  if (/user does not exist/.test(printed)) {
    return new Error(
      'PostgreSQL does not run as a user without a name. Give this user an entry in /etc/passwd, ' +
        'start as another user, or set DATABASE_URL.',
    );
  }
  if (/could not create shared memory segment|Cannot allocate memory/.test(printed)) {
    return new Error(`The embedded PostgreSQL got no memory. Its output:\n${printed.trim()}`);
  }
  return new Error(
    `The embedded PostgreSQL did not start (${what}). Its output:\n${printed.trim()}`,
  );
}
