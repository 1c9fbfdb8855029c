export interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/** Splits a text at its addresses, which are shown as links. */
export function linksInText(text: string): readonly TextPart[] {
  const addresses = /https?:\/\/[^\s<>"]+[^\s<>".,)]/g;
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(addresses)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false });
    parts.push({ text: match[0], isLink: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}
