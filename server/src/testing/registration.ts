// A visitor who registers, in the steps of the registration page.
import type { auth } from '@hammerdock/contract/services/auth.ts';
import type { Envelope, SentTo } from '@hammerdock/contract/call.ts';
import { PASSWORD } from './build.ts';
import { messagesTo } from './members.ts';
import type { World } from './world.ts';

export { PASSWORD };

type SignUp = SentTo<typeof auth.signup>;

let count = 0;

export function makeSignUp(registrationToken: string, given: Partial<SignUp> = {}): SignUp {
  count += 1;
  return {
    registration_token: registrationToken,
    first_name: 'Ada',
    last_name: 'Miller',
    username: `ada${count}`,
    email: `ada${count}@example.com`,
    phone: `+1678555${String(count).padStart(4, '0')}`,
    password: PASSWORD,
    confirm_password: PASSWORD,
    address1: '12 Oak Street',
    city: 'Decatur',
    state: 'GA',
    zip: '30030',
    country: 'US',
    terms: true,
    age_confirmed: true,
    ...given,
  };
}

export const startRegistration = async (world: World): Promise<string> =>
  dataOf((await world.call('auth.startRegistration', {})).body).registration_token;

/** Signed up, with both codes sent and none verified. */
export async function signUp(
  world: World,
  given: Partial<SignUp> = {},
): Promise<SignUp & { phone: string }> {
  const form = makeSignUp(await startRegistration(world), given);
  dataOf((await world.call('auth.signup', form)).body);
  return form;
}

/** Signed up, verified and signed in. */
export async function register(
  world: World,
  given: Partial<SignUp> = {},
): Promise<{ form: SignUp; token: string; userId: string }> {
  const form = await signUp(world, given);
  const verified = await world.call('auth.verifyEmailAndSmsCode', {
    registration_token: form.registration_token,
    email_code: await readCode(world, form.email),
    sms_code: await readCode(world, form.phone),
  });
  const { session } = dataOf(verified.body);
  if (session === null) throw new Error('no session after both codes');
  return { form, token: session.userToken, userId: session.userData.user_id };
}

const OURS = [
  'verification-code',
  'password-reset',
  'password-changed',
  'password-ended',
  'identity-changed',
  'verify-email',
];

/** Newest first; emails of other kinds are left out, because they can arrive at any time. */
export const listMessages = async (world: World, recipient: string) =>
  (await messagesTo(world, recipient)).filter(({ template }) => OURS.includes(template));

/** The code in the newest message to an email or a phone. */
export async function readCode(world: World, recipient: string): Promise<string> {
  const [newest] = await listMessages(world, recipient);
  const code = /\b\d{6}\b/.exec(`${newest?.subject} ${newest?.bodyText}`)?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** A six-digit code other than this one. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export function dataOf<T>(body: Envelope<T>): T {
  if (body.status === 'success') return body.data;
  throw new Error(`${body.code}: ${body.statusText} ${JSON.stringify(body.fieldErrors)}`);
}

export const codeOf = (body: Envelope<unknown>): string =>
  body.status === 'error' ? body.code : 'success';
