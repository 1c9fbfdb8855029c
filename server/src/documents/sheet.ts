// The pages of a tagged PDF (ISO 14289): each text stands in a structure element, and what is
// repeated or only decorates is an artifact, which screen readers skip.
import Pdf from 'pdfkit';
import { drawLine } from './draw-line.ts';
import { widthOf, type Line, type TextStyle } from './text-lines.ts';
import { runsOf } from './typefaces.ts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 48, footer: 40 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

export const INK = '#1b1f23';
export const FAINT = '#57606a';
const RULE = '#d0d7de';
const LEADING = 1.35;

export const STYLES = {
  brand: { weight: 700, size: 11, color: FAINT },
  title: { weight: 700, size: 20, color: INK },
  heading: { weight: 700, size: 12, color: INK },
  text: { weight: 400, size: 10, color: INK },
  strong: { weight: 700, size: 10, color: INK },
  note: { weight: 400, size: 8.5, color: FAINT },
} as const satisfies Readonly<Record<string, TextStyle>>;

type Tag = PDFKit.PDFStructureElement;
type Scope = 'Column' | 'Row';

/** Where a text stands; the top of the page is 0. */
interface Place {
  readonly x: number;
  readonly width: number;
  readonly align?: 'end';
}

export interface SheetInfo {
  readonly title: string;
  readonly createdAt: number;
}

export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly root: Tag;
  readonly #title: string;
  /** The next free height on the page. */
  y: number = PAGE.margin;

  constructor({ title, createdAt }: SheetInfo) {
    this.#title = title;
    this.#pdf = new Pdf({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: 'en-US',
      displayTitle: true,
      // No default font: only embedded ones are used.
      font: '',
      info: {
        Title: title,
        Author: 'Hammerdock',
        Creator: 'Hammerdock',
        Producer: 'Hammerdock',
        // The document's own time, so that each download is the same.
        CreationDate: new Date(createdAt),
      },
    });
    this.root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.root);
  }

  /** Whether this height is left on the page. */
  hasRoom = (height: number): boolean => this.y + height <= PAGE.height - PAGE.margin - PAGE.footer;

  nextPage(): void {
    this.#pdf.addPage();
    this.y = PAGE.margin;
  }

  /** Adds an element that contains others. */
  group(parent: Tag, type: string, scope?: Scope): Tag {
    // The types of pdfkit lack the scope of a table header.
    const options: PDFKit.Mixins.StructureElementOptions & { scope?: Scope } =
      scope === undefined ? {} : { scope };
    const tag = this.#pdf.struct(type, options);
    parent.add(tag);
    return tag;
  }

  /** Adds an element with the texts that `draw` writes. */
  element(parent: Tag, type: string, draw: () => void, scope?: Scope): void {
    const tag = this.group(parent, type, scope);
    tag.add(draw);
    tag.end();
  }

  artifact(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  /** Draws lines from a height; returns the height below them. */
  draw(lines: readonly Line[], style: TextStyle, { y, ...place }: Place & { y: number }): number {
    const height = heightOf(style);
    return lines.reduce((top, line) => {
      const x = place.align === 'end' ? place.x + place.width - line.width : place.x;
      drawLine(this.#pdf, line, style, { x, baseline: top + style.size });
      return top + height;
    }, y);
  }

  /** A line across the content. */
  rule(): void {
    this.artifact(() => {
      this.#pdf
        .moveTo(PAGE.margin, this.y)
        .lineTo(PAGE.width - PAGE.margin, this.y)
        .lineWidth(0.75)
        .strokeColor(RULE)
        .stroke();
    });
  }

  async end(): Promise<Buffer> {
    this.#numberPages();
    this.root.end();
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.#pdf.on('error', reject);
    });
    this.#pdf.end();
    return done;
  }

  #numberPages(): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      const y = PAGE.height - PAGE.margin - STYLES.note.size;
      const place = { x: PAGE.margin, width: CONTENT_WIDTH, y };
      this.artifact(() => {
        this.draw([lineOf(this.#title, STYLES.note)], STYLES.note, place);
        const number = lineOf(`Page ${page + 1} of ${count}`, STYLES.note);
        this.draw([number], STYLES.note, { ...place, align: 'end' });
      });
    }
  }
}

export const heightOf = ({ size }: TextStyle): number => size * LEADING;

export const LEFT = PAGE.margin;

function lineOf(text: string, { weight, size }: TextStyle): Line {
  const runs = runsOf(text, weight);
  return { runs, width: widthOf(runs, size) };
}
