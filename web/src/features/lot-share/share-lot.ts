// Shares the address of a lot: by the device's own dialog, or else by the clipboard.
import { alertError, alertSuccess } from '../../lib/notices/alerts.ts';

/** What this needs of the browser's navigator; old browsers and plain http lack parts of it. */
export interface Sharer {
  readonly share?: (data: { title: string; url: string }) => Promise<void>;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/** The types of the browser claim that both always exist. */
export const sharerOf = (navigator: Navigator): Sharer => ({
  ...('share' in navigator && { share: (data) => navigator.share(data) }),
  ...('clipboard' in navigator && { clipboard: navigator.clipboard }),
});

export async function shareLot(
  { share, clipboard }: Sharer,
  { title, url }: { title: string; url: string },
): Promise<void> {
  if (share !== undefined) {
    try {
      await share({ title, url });
      return;
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    if (clipboard === undefined) throw new TypeError('the browser has no clipboard');
    await clipboard.writeText(url);
    alertSuccess('Link copied.');
  } catch {
    // The visitor can still copy it by hand.
    alertError(`Copy this link: ${url}`);
  }
}
