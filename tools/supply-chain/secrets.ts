// Secrets that must not be committed (S55): known formats of keys, and values that look random.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTracked, root } from '../tracked-files.ts';

export interface TrackedFile {
  readonly path: string;
  readonly text: string;
}

const FORMS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of Stripe': /\b[rs]k_(live|test)_[A-Za-z0-9]{16,}/,
  'a webhook secret of Stripe': /\bwhsec_[A-Za-z0-9]{16,}/,
  'a key of AWS': /\b(AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{30,}|_authToken\s*=\s*[^$\s]/,
  'a key of Google': /\bAIza[\w-]{30,}/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a key of Twilio or SendGrid': /\bSK[0-9a-f]{32}\b|\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
};

/** A random-looking value assigned to something named like a secret. */
const NAMED =
  /(?:secret|token|password|passwd|(?:api|private)_?key)["']?\s*[:=]\s*["'`]?([\w+/=-]{24,})/gi;

const SECRET_FILE = /(^|\/)(\.env(\.(?!example$).*)?|id_(rsa|ed25519)|.*\.(pem|key|p12|pfx))$/;
const TEXTLESS = /\.(webp|png|jpe?g|avif|woff2|wasm|ico|gz|zip|pdf)$/;

export function findSecrets({ path, text }: TrackedFile): string[] {
  const faults = SECRET_FILE.test(path) ? [`${path} is a file for secrets`] : [];
  for (const [what, form] of Object.entries(FORMS)) {
    if (form.test(text)) faults.push(`${path} has ${what}`);
  }
  for (const [, value = ''] of text.matchAll(NAMED)) {
    if (looksRandom(value))
      faults.push(`${path} has a secret that begins with ${value.slice(0, 4)}`);
  }
  return faults;
}

/** Random text mixes digits and both cases, and repeats few characters. */
function looksRandom(value: string): boolean {
  const mixes = /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
  const hexadecimal = /^[0-9a-f]{32,}$/i.test(value) && /\d/.test(value) && /[a-f]/i.test(value);
  return (mixes || hexadecimal) && new Set(value).size >= 10;
}

/** Every text file that is or will be committed. */
export const readTrackedFiles = (): TrackedFile[] =>
  listTracked()
    .filter((path) => !TEXTLESS.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
