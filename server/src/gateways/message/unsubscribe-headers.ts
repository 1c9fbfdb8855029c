// RFC 2369 and RFC 8058: with these two, a mail program shows a button of its own that ends mail of
// this kind. It posts to the address; a person who opens the address is asked first.
export const unsubscribeHeaders = ({
  unsubscribeHref,
}: {
  readonly unsubscribeHref: string | null;
}): Readonly<Record<string, string>> =>
  unsubscribeHref === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeHref}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
