/** Names in quotation marks: “sofa”, “couch” and “futon”. */
export function listNames(names: readonly string[], join: 'and' | 'or'): string {
  const quoted = names.map((name) => `“${name}”`);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${join} ${last}`;
}
