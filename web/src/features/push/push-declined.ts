// "No thanks" is for good on this device. The settings still have the button.
const DECLINED = 'hammerdock.push-declined';

export function isPushDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    // A browser without storage would ask each time.
    return true;
  }
}

export function declinePush(): void {
  try {
    localStorage.setItem(DECLINED, 'yes');
  } catch {
    // Not asked either.
  }
}
