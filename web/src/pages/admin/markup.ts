// What the buttons of the page editor do to its text.

export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** Replaces the selected text; afterwards a part of the new text is selected. */
export interface Edit {
  readonly text: string;
  readonly selected: Selection;
}

/** The tags around the selected words, and the words where none are selected. */
const WRAPPINGS = {
  heading: ['<h2>', 'Heading', '</h2>'],
  paragraph: ['<p>', 'Text', '</p>'],
  bold: ['<strong>', 'text', '</strong>'],
  italic: ['<em>', 'text', '</em>'],
  question: ['<details>\n  <summary>Question?</summary>\n  <p>', 'Answer', '</p>\n</details>'],
} as const;

const LISTS = { bullets: 'ul', numbers: 'ol' } as const;

export type Markup = keyof typeof WRAPPINGS | keyof typeof LISTS | 'link';

const isList = (markup: Markup): markup is keyof typeof LISTS => markup in LISTS;

export function markUp(markup: Markup, selected: string): Edit {
  if (markup === 'link') return linkTo(selected);
  if (isList(markup)) return listOf(LISTS[markup], selected);
  const [before, words, after] = WRAPPINGS[markup];
  return edit(before, selected === '' ? words : selected, after);
}

/** The address is selected, because it is typed next. */
const linkTo = (selected: string): Edit =>
  edit('<a href="', '/', `">${selected === '' ? 'link' : selected}</a>`);

/** Each selected line becomes an item. */
function listOf(tag: string, selected: string): Edit {
  const lines = selected.split('\n').filter((line) => line.trim() !== '');
  const items = (lines.length === 0 ? ['Item'] : lines).map(
    (line) => `  <li>${line.trim()}</li>\n`,
  );
  return edit(`<${tag}>\n`, items.join(''), `</${tag}>`);
}

/** A value of the store, such as {{premium_rate}}, which stays as it is. */
export const placeholder = (name: string): Edit => {
  const text = `{{${name}}}`;
  return { text, selected: { start: text.length, end: text.length } };
};

const edit = (before: string, words: string, after: string): Edit => ({
  text: before + words + after,
  selected: { start: before.length, end: before.length + words.length },
});
