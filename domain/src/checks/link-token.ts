// The token of a link in an email: an id and a secret.
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** null: no link of ours has such a token, for example because a mail program cut it off. */
export function readLinkToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}
