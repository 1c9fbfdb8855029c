import { createFileRoute } from '@tanstack/react-router';
import { readReferer, type Referer } from '../lib/address/same-site-path.ts';
import { RegistrationPage } from '../pages/auth/registration-page.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';

export interface RegistrationAddress extends Referer {
  readonly coupon?: string;
  readonly invite?: string;
}

/** A code in a link is filled in when it is well-formed. */
function readCode(name: string, search: Record<string, unknown>): Record<string, string> {
  const code = search[name];
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? { [name]: code } : {};
}

const readAddress = readStrictly((search: Record<string, unknown>): RegistrationAddress => ({
  ...readReferer(search),
  ...readCode('coupon', search),
  ...readCode('invite', search),
}));

export const Route = createFileRoute('/registration')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Register | Hammerdock' }] }),
  component: RegistrationPage,
});
