// A bid that had to wait for something that is done on other pages, such as paying a receipt
// (BID-13): where to go back to, kept by this tab as long as it is open.
const KEY = 'hammerdock interrupted bid';

export function rememberBid(path: string): void {
  sessionStorage.setItem(KEY, path);
}

export function forgetBid(): void {
  sessionStorage.removeItem(KEY);
}

export const readInterruptedBid = (): string | null => sessionStorage.getItem(KEY);
