// Labels of lots on sheets and rolls, as PDF.
import { placesOf, type LabelSheet } from '@hammerdock/domain/catalog/label-layout.ts';
import Pdf from 'pdfkit';
import { drawLine } from './draw-line.ts';
import { barsOf, qrOf, type Rect } from './label-codes.ts';
import { linesOf, type Line, type TextStyle } from './text-lines.ts';

export interface PrintedLabel {
  readonly lpn: string;
  readonly title: string;
  /** null for a draft. */
  readonly lot_number: number | null;
  readonly floor_location: string;
  readonly code: string;
}

interface Sheets {
  readonly sheet: LabelSheet;
  /** The first free cell of the first sheet, from 1. */
  readonly first: number;
}

const INK = '#000000';
/** The label for which the sizes below are meant, in points; others scale them. */
const MODEL = { width: 144, height: 72 } as const;
const PAD = 5;
const LEADING = 1.2;

export async function writeLabels(
  labels: readonly PrintedLabel[],
  { sheet, first }: Sheets,
): Promise<Buffer> {
  const { width, height } = sheet.page;
  const size: [number, number] = [width, height];
  // No default font: only embedded ones are used.
  const info = { Title: 'Labels', Author: 'Hammerdock', Creator: 'Hammerdock' };
  const pdf = new Pdf({ size, margin: 0, autoFirstPage: false, font: '', lang: 'en-US', info });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  let pages = 0;
  placesOf(sheet, labels.length, first).forEach(({ page, x, y }, at) => {
    for (; pages <= page; pages += 1) pdf.addPage({ size, margin: 0 });
    const label = labels[at];
    if (label !== undefined) drawLabel(pdf, label, { x, y, ...sheet.cell });
  });
  if (pages === 0) pdf.addPage({ size, margin: 0 });
  pdf.end();
  return done;
}

/** The text and the QR code at the top, the bar code over the whole width below. */
function drawLabel(pdf: PDFKit.PDFDocument, label: PrintedLabel, cell: Rect): void {
  const unit = Math.min(cell.width / MODEL.width, cell.height / MODEL.height);
  const pad = PAD * unit;
  const box = { x: cell.x + pad, y: cell.y + pad, width: cell.width - 2 * pad };
  const small: TextStyle = { weight: 400, size: 6.5 * unit, color: INK };
  const bars = { height: 15 * unit, y: cell.y + cell.height - pad - 23 * unit };
  const side = bars.y - box.y - unit;
  // A tall label shows a larger QR code below its text instead of beside it.
  const isTall = cell.height > cell.width;
  const qrSide = isTall ? box.width * 0.6 : side;
  const qr = isTall
    ? { x: box.x + (box.width - qrSide) / 2, y: bars.y - qrSide - 6 * unit, side: qrSide }
    : { x: box.x + box.width - qrSide, y: box.y, side: qrSide };
  const textWidth = isTall ? box.width : box.width - qrSide - 2 * unit;
  fill(pdf, qrOf(label.code, qr));
  fill(pdf, barsOf(label.lpn, { x: box.x, width: box.width, ...bars }));
  const place = { x: box.x, width: textWidth };
  const title: TextStyle = { weight: 700, size: 7.5 * unit, color: INK };
  const below = write(pdf, fitLines(label.title, title, { width: textWidth, most: 2 }), title, {
    ...place,
    y: box.y,
  });
  const facts = [lotText(label.lot_number), label.floor_location].filter((text) => text !== '');
  const lines = facts.flatMap((text) => fitLines(text, small, { width: textWidth, most: 1 }));
  write(pdf, lines, small, { ...place, y: below + unit });
  const lpn = fitLines(label.lpn, small, { width: box.width, most: 1 });
  write(pdf, lpn, small, {
    x: box.x,
    width: box.width,
    y: bars.y + bars.height + unit,
    center: true,
  });
}

const lotText = (number: number | null): string => (number === null ? '' : `Lot ${number}`);

function fill(pdf: PDFKit.PDFDocument, rects: readonly Rect[]): void {
  for (const { x, y, width, height } of rects) pdf.rect(x, y, width, height);
  pdf.fill(INK);
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly center?: boolean;
}

/** Returns the height below the lines. */
function write(
  pdf: PDFKit.PDFDocument,
  lines: readonly Line[],
  style: TextStyle,
  { x, width, y, center = false }: Place,
): number {
  return lines.reduce((top, line) => {
    const indent = center ? Math.max(0, (width - line.width) / 2) : 0;
    drawLine(pdf, line, style, { x: x + indent, baseline: top + style.size });
    return top + style.size * LEADING;
  }, y);
}

interface Room {
  readonly width: number;
  /** Of lines. */
  readonly most: number;
}

/** A text that does not fit ends with an ellipsis. */
export function fitLines(text: string, style: TextStyle, { width, most }: Room): Line[] {
  const lines = linesOf(text, style, width);
  if (lines.length <= most) return lines;
  const letters = Array.from(text);
  const cutAt = (length: number) =>
    linesOf(`${letters.slice(0, length).join('').trimEnd()}…`, style, width);
  let [fits, exceeds] = [0, letters.length];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (cutAt(middle).length <= most) fits = middle;
    else exceeds = middle;
  }
  return cutAt(fits);
}
