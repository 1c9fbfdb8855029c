// Labels as they were drawn, so that drawing, which costs much more than sending, is done once for
// those that are asked for (SF7). An address may have few drawn that nobody has asked for lately.
import type { PictureWidth } from '@hammerdock/domain/catalog/picture.ts';
import { drawLabel } from './label.ts';

/** Some 30 kB each. */
const LABELS_MAX = 300;

export type Draw = (lpn: string, width: PictureWidth) => Promise<Buffer>;

export class KeptLabels {
  readonly #draw: Draw;
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(draw: Draw = drawLabel) {
    this.#draw = draw;
  }

  has(lpn: string, width: PictureWidth): boolean {
    return this.#kept.has(`${width} ${lpn}`);
  }

  async findOrDraw(lpn: string, width: PictureWidth): Promise<Buffer> {
    const name = `${width} ${lpn}`;
    const label = this.#kept.get(name) ?? this.#draw(lpn, width);
    // Put last: the first one is the one that was not asked for longest.
    this.#kept.delete(name);
    this.#kept.set(name, label);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > LABELS_MAX && oldest !== undefined) this.#kept.delete(oldest);
    try {
      return await label;
    } catch (reason) {
      this.#kept.delete(name);
      throw reason;
    }
  }
}
