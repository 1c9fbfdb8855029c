/** "+14045551234" as people read it; any other spelling as it is. */
export const phoneOf = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
