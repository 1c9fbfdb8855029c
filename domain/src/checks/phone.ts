import { filled, firstComplaint, lengthAtLeast, matching } from './check.ts';
import type { Complaint } from './check.ts';

const INCORRECT = 'Please enter correct mobile number';

export function checkPhone(phone: string): Complaint {
  return firstComplaint(
    filled(phone),
    matching(phone, /^[\d\-+ ()]*$/, 'Only numbers are allowed'),
    lengthAtLeast(phone, 12, INCORRECT),
    phoneInE164(phone) === null ? INCORRECT : null,
  );
}

/** Normalizes a phone: +1 and the ten digits of the national number; null if it is invalid. */
export function phoneInE164(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{9}$/.test(national) ? `+1${national}` : null;
}
