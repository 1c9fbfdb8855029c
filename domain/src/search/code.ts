const LENGTH_MAX = 60;

/**
 * Normalizes a scanned or typed code: without "LPN" before a label, spaces, dashes, and leading
 * zeros. null if nothing is left that could be one. The database does the same in app.code_of.
 */
export function codeOf(text: string): string | null {
  const scanned = text
    .replaceAll(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase()
    .replace(/^lpn(?=.)/, '');
  const code = /^\d+$/.test(scanned) ? scanned.replace(/^0+(?!$)/, '') : scanned;
  return code === '' || code.length > LENGTH_MAX ? null : code;
}

/** Words are searched as codes only if they could be one: three characters with a digit. */
export function codeAmongWords(text: string): string | null {
  const code = codeOf(text);
  return code !== null && code.length >= 3 && /\d/.test(code) ? code : null;
}
