const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  mens: 'man',
  women: 'woman',
  womens: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  people: 'person',
  knives: 'knife',
  wives: 'wife',
  shelves: 'shelf',
  leaves: 'leaf',
  loaves: 'loaf',
  scarves: 'scarf',
  halves: 'half',
  wolves: 'wolf',
  dice: 'die',
  shoes: 'shoe',
  toes: 'toe',
  hoes: 'hoe',
  canoes: 'canoe',
  movies: 'movie',
  cookies: 'cookie',
  hoodies: 'hoodie',
  selfies: 'selfie',
  tvs: 'tv',
  acs: 'ac',
};

const IRREGULAR_PLURALS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));

/** The singular of an English noun; other words stay, or lose an "s" wherever they occur. */
export function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is|\d)s?$/.test(word)) {
    return /(sses|ss)$/.test(word) ? word.replace(/sses$/, 'ss') : word;
  }
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Other written forms of a noun that a stemmer does not know to be the same. */
export function irregularForms(word: string): string[] {
  const one = singular(word);
  return [one, IRREGULAR_PLURALS.get(one)].filter(
    (form): form is string => form !== undefined && form !== word && !isRegular(form, word),
  );
}

const isRegular = (form: string, word: string): boolean =>
  form === `${word}s` || word === `${form}s` || word.startsWith(form) || form.startsWith(word);

/** The forms under which a name may have the word. */
export function numberForms(word: string): string[] {
  const one = singular(word);
  const many = /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
  return [...new Set([word, one, many, `${one}es`])];
}
