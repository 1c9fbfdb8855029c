// What was typed into the registration, for a reload of its tab: phones unload a page while its
// user reads elsewhere. Without the passwords and the two consents.
import type { Registration } from './registration-form.ts';

type Draft = Omit<Registration, 'password' | 'confirm_password' | 'terms' | 'age_confirmed'>;

const STORED_AS = 'hammerdock.registration-draft';

export function storeDraft(typed: Registration): void {
  const {
    password: _,
    confirm_password: _same,
    terms: _terms,
    age_confirmed: _age,
    ...draft
  } = typed;
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(draft));
  } catch {
    // Without storage a reload forgets it.
  }
}

/** null: nothing was typed. */
export function readDraft(): Draft | null {
  try {
    // Only `storeDraft` writes it, and a change of its shape gets another key.
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as Draft | null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORED_AS);
  } catch {
    // Nothing was stored.
  }
}
