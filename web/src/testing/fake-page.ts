// A page of boxes, for tests of the focus: as much of the browser's document as that needs.
import { vi } from 'vitest';

interface Traits {
  readonly role?: 'dialog';
  /** A button or a link. */
  readonly pressable?: boolean;
}

export class Box {
  readonly tagName: string;
  readonly children: Box[] = [];
  readonly dataset: Record<string, string> = {};
  readonly tabIndex = 0;
  parentElement: Box | null = null;
  disabled = false;
  hidden = false;
  readonly #traits: Traits;
  readonly #page: FakePage;

  constructor(page: FakePage, tagName: string, traits: Traits, children: readonly Box[]) {
    this.tagName = tagName;
    this.#page = page;
    this.#traits = traits;
    for (const child of children) {
      child.parentElement = this;
      this.children.push(child);
    }
  }

  get ancestors(): readonly Box[] {
    return this.parentElement === null ? [this] : [this, ...this.parentElement.ancestors];
  }
  get descendants(): readonly Box[] {
    return this.children.flatMap((child) => [child, ...child.descendants]);
  }
  get isConnected(): boolean {
    return this.ancestors.includes(this.#page.body);
  }
  matches(): boolean {
    return this.disabled;
  }
  closest(selector: string): Box | null {
    if (selector === '[inert]') return null;
    return this.ancestors.find((box) => box.#traits.role === 'dialog') ?? null;
  }
  getClientRects(): readonly number[] {
    return this.hidden ? [] : [1];
  }
  querySelectorAll(): readonly Box[] {
    return this.descendants.filter((box) => box.#traits.pressable === true);
  }
  compareDocumentPosition(other: Box): number {
    if (this.descendants.includes(other)) return FOLLOWING | CONTAINED_BY;
    const order = this.#page.body.descendants;
    return order.indexOf(other) > order.indexOf(this) ? FOLLOWING : 0;
  }
  focus(options?: object): void {
    this.#page.moveFocus(this, options);
  }
}

const FOLLOWING = 4;
const CONTAINED_BY = 16;

export class FakePage {
  readonly button = (): Box => new Box(this, 'BUTTON', { pressable: true }, []);
  readonly div = (...children: Box[]): Box => new Box(this, 'DIV', {}, children);
  readonly dialog = (...children: Box[]): Box => new Box(this, 'DIV', { role: 'dialog' }, children);
  readonly main = (...children: Box[]): Box => new Box(this, 'MAIN', {}, children);

  body = this.div();
  activeElement: Box = this.body;
  /** How the focus was last moved. */
  lastOptions: object | undefined;
  readonly location = { pathname: '/bids' };
  readonly #listeners: (readonly [string, (event: object) => void, AbortSignal])[] = [];
  #observe: (() => void) | null = null;

  /** Puts the page in the place of the browser's globals, with the fake timers of the test. */
  constructor() {
    const observe = (notice: (() => void) | null) => void (this.#observe = notice);
    vi.stubGlobal('document', this);
    vi.stubGlobal('HTMLElement', Box);
    vi.stubGlobal('Node', {
      DOCUMENT_POSITION_FOLLOWING: FOLLOWING,
      DOCUMENT_POSITION_CONTAINED_BY: CONTAINED_BY,
    });
    vi.stubGlobal(
      'MutationObserver',
      class {
        readonly #notice: () => void;
        constructor(notice: () => void) {
          this.#notice = notice;
        }
        observe(): void {
          observe(this.#notice);
        }
        disconnect(): void {
          observe(null);
        }
      },
    );
    vi.stubGlobal('window', {
      location: this.location,
      setTimeout,
      clearTimeout,
    });
  }

  show(...boxes: Box[]): void {
    this.body = this.div(...boxes);
    this.activeElement = this.body;
  }
  addEventListener(
    name: string,
    handler: (event: object) => void,
    { signal }: { signal: AbortSignal },
  ): void {
    this.#listeners.push([name, handler, signal]);
  }
  get isListenedTo(): boolean {
    return this.#listeners.some(([, , signal]) => !signal.aborted);
  }
  dispatch(name: string, event: object = {}): void {
    for (const [listened, handler, signal] of this.#listeners) {
      if (listened === name && !signal.aborted) handler(event);
    }
  }
  querySelector(): Box | undefined {
    return this.body.descendants.find(({ tagName }) => tagName === 'MAIN');
  }
  moveFocus(to: Box, options?: object): void {
    this.activeElement = to;
    this.lastOptions = options;
    this.dispatch('focusin', { target: to });
  }
  /** The browser moves the focus from an element that is gone or disabled to the body. */
  change(act: () => void): void {
    act();
    const { activeElement } = this;
    if (!activeElement.isConnected || activeElement.disabled || activeElement.hidden) {
      this.activeElement = this.body;
    }
    this.#observe?.();
  }
  remove(box: Box): void {
    this.change(() => {
      const siblings = box.parentElement?.children ?? [];
      siblings.splice(siblings.indexOf(box), 1);
      box.parentElement = null;
    });
  }
}
