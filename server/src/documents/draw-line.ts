// Draws a line of text with embedded fonts.
import { FEATURES, widthOf, type Line, type TextStyle } from './text-lines.ts';

export function drawLine(
  pdf: PDFKit.PDFDocument,
  line: Line,
  style: TextStyle,
  at: { readonly x: number; readonly baseline: number },
): void {
  let { x } = at;
  pdf.fillColor(style.color).fontSize(style.size);
  for (const run of line.runs) {
    const { name, data } = run.typeface;
    pdf.registerFont(name, data).font(name);
    pdf.text(run.text, x, at.baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: [...FEATURES],
    });
    x += widthOf([run], style.size);
  }
}
