// The bars and modules of the codes on labels.
import bwip from 'bwip-js/node';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Scanners need this much white beside a Code 128, in modules. */
const QUIET_128 = 10;
/** Around a QR code. */
const QUIET_QR = 2;

/** The bars of a Code 128 within a box, with the quiet zones. */
export function barsOf(text: string, box: Rect): Rect[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('no Code 128');
  const { sbs } = symbol;
  const modules = sbs.reduce((sum, width) => sum + width, 0) + 2 * QUIET_128;
  const module = box.width / modules;
  let x = box.x + QUIET_128 * module;
  return sbs.flatMap((width, at) => {
    const bar = { x, y: box.y, width: width * module, height: box.height };
    x += bar.width;
    // Bars and spaces alternate.
    return at % 2 === 0 ? [bar] : [];
  });
}

/** The dark modules of a QR code in a square, those beside each other as one. */
export function qrOf(text: string, box: { x: number; y: number; side: number }): Rect[] {
  const [symbol] = bwip.raw({ bcid: 'qrcode', text });
  if (symbol === undefined || !('pixs' in symbol)) throw new Error('no QR code');
  const { pixs, pixx, pixy } = symbol;
  const module = box.side / (pixx + 2 * QUIET_QR);
  const rects: Rect[] = [];
  for (let row = 0; row < pixy; row += 1) {
    let from: number | null = null;
    for (let column = 0; column <= pixx; column += 1) {
      const isDark = column < pixx && pixs[row * pixx + column] === 1;
      if (isDark) from ??= column;
      else if (from !== null) {
        rects.push({
          x: box.x + (from + QUIET_QR) * module,
          y: box.y + (row + QUIET_QR) * module,
          width: (column - from) * module,
          height: module,
        });
        from = null;
      }
    }
  }
  return rects;
}
