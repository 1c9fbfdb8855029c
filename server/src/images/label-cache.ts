// Rendered labels, of which the least recently used are dropped: rendering costs much more than
// sending (SF7). Rendering of new labels is limited per address.
import type { PictureWidth } from '@hammerdock/domain/catalog/picture.ts';
import { renderLabel } from './label.ts';

/** Some 30 kB each. */
const LABELS_MAX = 300;

export type RenderLabel = (lpn: string, width: PictureWidth) => Promise<Buffer>;

export class LabelCache {
  readonly #render: RenderLabel;
  readonly #labels = new Map<string, Promise<Buffer>>();

  constructor(render: RenderLabel = renderLabel) {
    this.#render = render;
  }

  has(lpn: string, width: PictureWidth): boolean {
    return this.#labels.has(`${width} ${lpn}`);
  }

  async findOrRender(lpn: string, width: PictureWidth): Promise<Buffer> {
    const name = `${width} ${lpn}`;
    const label = this.#labels.get(name) ?? this.#render(lpn, width);
    // Moved to the end: the first entry is the least recently used one.
    this.#labels.delete(name);
    this.#labels.set(name, label);
    const [oldest] = this.#labels.keys();
    if (this.#labels.size > LABELS_MAX && oldest !== undefined) this.#labels.delete(oldest);
    try {
      return await label;
    } catch (reason) {
      this.#labels.delete(name);
      throw reason;
    }
  }
}
