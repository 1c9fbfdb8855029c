/** Formats "+14045551234" for reading; leaves other spellings unchanged. */
export const phoneOf = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
