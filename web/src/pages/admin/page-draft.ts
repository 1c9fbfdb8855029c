// The unsaved text of a page, stored in this browser until it is saved or discarded.

export interface PageText {
  readonly title: string;
  readonly source: string;
}

export interface PageDraft extends PageText {
  /** The version of the page that was edited. */
  readonly version: number;
}

const keyOf = (pageId: number): string => `hammerdock.page-draft.${pageId}`;

/** The server removes white space around both. */
export const isSameText = (one: PageText, other: PageText): boolean =>
  one.title.trim() === other.title.trim() && one.source.trim() === other.source.trim();

/** Storage may be blocked, or changed by hand. */
export function readPageDraft(pageId: number): PageDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    // What cannot be read is no draft.
    return null;
  }
}

export function storePageDraft(pageId: number, draft: PageDraft): void {
  try {
    localStorage.setItem(keyOf(pageId), JSON.stringify(draft));
  } catch {
    // Without storage, leaving the page asks first.
  }
}

export function deletePageDraft(pageId: number): void {
  try {
    localStorage.removeItem(keyOf(pageId));
  } catch {
    // Nothing was stored.
  }
}

const isDraft = (stored: unknown): stored is PageDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'title' in stored &&
  typeof stored.title === 'string' &&
  'source' in stored &&
  typeof stored.source === 'string' &&
  'version' in stored &&
  typeof stored.version === 'number';
