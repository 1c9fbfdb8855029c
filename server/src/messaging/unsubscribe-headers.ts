// RFC 2369 and RFC 8058: with these headers, a mail program shows its own unsubscribe button. It
// posts to the address; a person who opens the address is asked to confirm.
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
