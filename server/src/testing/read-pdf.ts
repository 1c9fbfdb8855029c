// Reads a PDF as its reader does: metadata, the texts of its pages, and the structure that a screen
// reader follows.
import { getDocumentProxy } from 'unpdf';

export interface PdfTag {
  readonly tag: string;
  /** The texts of the element and of the elements in it. */
  readonly text: string;
  readonly children: readonly PdfTag[];
}

export interface ReadPdf {
  readonly title: unknown;
  readonly language: unknown;
  readonly marked: boolean;
  readonly pages: readonly string[];
  /** The elements of each page. */
  readonly tags: readonly PdfTag[];
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Node = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;
type Leaf = Exclude<Node['children'][number], Node>;

export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { info } = await pdf.getMetadata();
  const stated: { Title?: unknown; Language?: unknown } = info;
  const pages: string[] = [];
  const tags: PdfTag[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { all, byId } = await textsOf(page);
    pages.push(all);
    const tree = await page.getStructTree();
    if (tree !== null) tags.push(tagOf(tree, byId));
  }
  const marks = await pdf.getMarkInfo();
  const marked = marks?.Marked === true;
  return { title: stated.Title, language: stated.Language, marked, pages, tags };
}

/** All elements of a kind, in the order of reading. */
export const tagsNamed = (tags: readonly PdfTag[], name: string): PdfTag[] =>
  tags.flatMap((each) => [...(each.tag === name ? [each] : []), ...tagsNamed(each.children, name)]);

async function textsOf(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byId = new Map<string, string>();
  let all = '';
  const open: (string | null)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const text = item.hasEOL ? `${item.str} ` : item.str;
      all += text;
      const id = open.findLast((each) => each !== null);
      if (typeof id === 'string') byId.set(id, `${byId.get(id) ?? ''}${text}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? null);
  }
  return { all, byId };
}

const isNode = (child: Node | Leaf): child is Node => 'role' in child;

function tagOf(node: Node, byId: ReadonlyMap<string, string>): PdfTag {
  const children = node.children
    .filter(isNode)
    .map((child) => tagOf(child, byId))
    // The tree of a page has the elements of the other pages, too.
    .filter(({ text }) => text !== '');
  const own = node.children.map((child) => (isNode(child) ? '' : (byId.get(child.id) ?? '')));
  const text = [...own, ...children.map((child) => child.text)].filter((each) => each !== '');
  return { tag: node.role, text: text.join(' ').trim().replaceAll(/\s+/g, ' '), children };
}
