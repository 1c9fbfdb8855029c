// Where to return to after a bid was interrupted by a task on another page, such as paying a
// receipt (BID-13); stored in this tab.
const KEY = 'hammerdock interrupted bid';

export function rememberBid(path: string): void {
  sessionStorage.setItem(KEY, path);
}

export function forgetBid(): void {
  sessionStorage.removeItem(KEY);
}

export const readInterruptedBid = (): string | null => sessionStorage.getItem(KEY);
