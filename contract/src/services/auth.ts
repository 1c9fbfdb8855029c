// Registration and sessions. A visitor starts a registration and gets a token; signup creates the
// account, unverified, and sends both codes; the session starts when both codes are verified. Who
// signs in before that enters the codes without the token.
import { checkConfirmation } from '@hammerdock/domain/checks/password.ts';
import { checkOptionalCode } from '@hammerdock/domain/checks/codes.ts';
import * as z from 'zod';
import { command, commandOnce, query, type Limit } from '../call.ts';
import {
  checked,
  email,
  flag,
  nameAndAddress,
  password,
  phone,
  sixDigits,
  userData,
  username,
} from '../shapes/person.ts';

const HOUR = 3600;
/** R47: 300 an hour per address; each registration token allows 60 of them. */
const LOOKUPS: Limit = { max: 300, seconds: HOUR, per: 'address' };
const SENDS: Limit = { max: 20, seconds: HOUR, per: 'address' };
const TRIES: Limit = { max: 60, seconds: HOUR, per: 'address' };

const registrationToken = z.string().min(20).max(100);
/** A signed-in caller needs no registration token. */
const asker = { registration_token: registrationToken.optional() };
const taken = z.object({ exists: z.boolean() });
const sent = z.object({ resend_after_seconds: z.int() });
const session = z.object({ userToken: z.string(), userData, appVersion: z.string() });
const progress = z.object({
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  /** Present once both are verified: the caller is signed in. null: the caller was already. */
  session: session.nullable(),
  /** The result of the coupon that was sent with the registration. */
  coupon: z.object({ applied: z.boolean(), message: z.string() }).nullable(),
});

const newPassword = z
  .strictObject({
    token: z.string().min(20).max(120),
    new_password: password,
    confirm_password: z.string().max(300).default(''),
  })
  .superRefine((given, context) => {
    const pair = { password: given.new_password, confirmation: given.confirm_password };
    const message = checkConfirmation(pair);
    if (message !== null) {
      context.addIssue({ code: 'custom', message, path: ['confirm_password'] });
    }
  });

const optionalCode = checked(checkOptionalCode).default('');

const registration = z
  .strictObject({
    registration_token: registrationToken,
    ...nameAndAddress,
    username,
    email,
    phone,
    password,
    confirm_password: z.string().max(300).default(''),
    coupon_code: optionalCode,
    invite_code: optionalCode,
    terms: z.literal(true, { error: 'Please Accept to Continue' }),
    age_confirmed: z.literal(true, { error: 'Please confirm that you are 18 or older' }),
  })
  .superRefine((given, context) => {
    const message = checkConfirmation({
      password: given.password,
      confirmation: given.confirm_password,
    });
    if (message !== null) {
      context.addIssue({ code: 'custom', message, path: ['confirm_password'] });
    }
  });

const sendCode = (summary: string) =>
  command({
    group: 'user',
    access: 'guest',
    summary,
    input: z.strictObject(asker),
    output: sent,
    refusals: ['RegistrationNotStarted', 'CodeSentRecently', 'ImpersonatorMayNot'],
    limit: SENDS,
    successMessage: 'We sent you a code',
  });

const lookUp = <I extends z.core.$ZodLooseShape>(summary: string, fields: I) =>
  query({
    group: 'user',
    access: 'guest',
    summary,
    input: z.strictObject({ ...asker, ...fields }),
    output: taken,
    refusals: ['RegistrationNotStarted', 'TooManyRequests'],
    limit: LOOKUPS,
  });

export const auth = {
  startRegistration: command({
    group: 'user',
    access: 'guest',
    summary: 'Starts a registration: a token for look-ups, sign-up and codes, valid for an hour.',
    input: z.strictObject({}),
    output: z.object({ registration_token: z.string(), expires_at: z.iso.datetime() }),
    refusals: [],
    limit: { max: 60, seconds: HOUR, per: 'address' },
  }),
  checkEmailAlreadyExists: lookUp('Whether an account has this email.', { email }),
  checkUserNameAlreadyExists: lookUp('Whether an account has this username.', { username }),
  checkPhoneAlreadyExists: lookUp('Whether an account has this phone number.', { phone }),
  checkEmailAndPhoneAlreadyExists: query({
    group: 'user',
    access: 'guest',
    summary: 'Whether an account has this email, and whether one has this phone number.',
    input: z.strictObject({ ...asker, email, phone }),
    output: z.object({ email_exists: z.boolean(), phone_exists: z.boolean() }),
    refusals: ['RegistrationNotStarted', 'TooManyRequests'],
    limit: LOOKUPS,
  }),
  signup: commandOnce({
    group: 'user',
    access: 'guest',
    summary: 'Creates the account, unverified, accepts the terms and sends both codes.',
    input: registration,
    output: z.object({ email: z.string(), phone: z.string(), resend_after_seconds: z.int() }),
    refusals: [
      'RegistrationNotStarted',
      'EmailTaken',
      'UsernameTaken',
      'PhoneTaken',
      'PasswordTooCommon',
      'CouponUnknown',
      'CouponExpired',
      'CouponUsedAlready',
      'CouponUsedUp',
      'InviteUnknown',
    ],
    limit: { max: 30, seconds: HOUR, per: 'address' },
    successMessage: 'We emailed you a code and texted you another',
  }),
  sendEmailAndSmsVerificationCode: sendCode('Sends fresh codes to the email and the phone.'),
  sendSmsVerificationCode: sendCode('Sends a code to the phone.'),
  resendEmailCode: sendCode('Sends the email code again.'),
  resendSMSCode: sendCode('Sends the phone code again.'),
  verifyEmailAndSmsCode: command({
    group: 'user',
    access: 'guest',
    summary: 'Verifies email and phone by their codes; the session starts, if none has.',
    input: z.strictObject({ ...asker, email_code: sixDigits, sms_code: sixDigits }),
    output: progress,
    refusals: [
      'RegistrationNotStarted',
      'CodeWrong',
      'CodeExpired',
      'CodeTriesUsedUp',
      'ImpersonatorMayNot',
    ],
    limit: TRIES,
    successMessage: 'Your email and phone are verified',
  }),
  verifySmsCode: command({
    group: 'user',
    access: 'guest',
    summary: 'Verifies only the phone; the session starts once the email is verified too.',
    input: z.strictObject({ registration_token: registrationToken, sms_code: sixDigits }),
    output: progress,
    refusals: ['RegistrationNotStarted', 'CodeWrong', 'CodeExpired', 'CodeTriesUsedUp'],
    limit: TRIES,
    successMessage: 'Your phone is verified',
  }),
  sendEmailVerifyCode: command({
    group: 'user',
    access: 'guest',
    summary: 'Sends a code to an account’s email; answers the same for known and unknown ones.',
    input: z.strictObject({ email }),
    output: sent,
    refusals: [],
    limit: SENDS,
    successMessage: 'If an account has this email, we sent you a code',
  }),
  verifyEmailVerifyCode: command({
    group: 'user',
    access: 'guest',
    summary: 'Verifies an account’s email by its code; the session starts.',
    input: z.strictObject({ email, code: sixDigits }),
    output: session,
    refusals: ['CodeWrong', 'CodeExpired', 'CodeTriesUsedUp'],
    limit: TRIES,
    successMessage: 'Your email is verified',
  }),
  verifyEmail: command({
    group: 'user',
    access: 'guest',
    summary: 'Verifies an email by the token of the emailed link; no session starts.',
    input: z.strictObject({ token: z.string().min(1).max(120) }),
    output: z.object({ email: z.string(), password_set: flag }),
    refusals: ['VerifyLinkInvalid'],
    limit: TRIES,
  }),
  signin: command({
    group: 'user',
    access: 'guest',
    summary: 'Starts a session by email or username and password.',
    input: z.strictObject({
      /** An email or a username. */
      email: z.string({ error: 'Required' }).trim().min(1, { error: 'Required' }).max(254),
      password: z.string({ error: 'Required' }).min(1, { error: 'Required' }).max(300),
      remember_me: z.boolean().default(false),
    }),
    output: session,
    refusals: ['SignInFailed', 'TooManyRequests'],
    limit: { max: 60, seconds: 900, per: 'address' },
  }),
  signout: command({
    group: 'user',
    access: 'buyer',
    summary: 'Ends the session everywhere.',
    input: z.strictObject({}),
    output: z.object({}),
    refusals: [],
    successMessage: 'Logged out successfully',
  }),
  forgotPassword: command({
    group: 'user',
    access: 'guest',
    summary: 'Emails a link to choose a new password; answers the same for unknown emails.',
    input: z.strictObject({ email }),
    output: z.object({}),
    refusals: [],
    limit: SENDS,
    successMessage: 'If an account has this email, we emailed a link to choose a new password',
  }),
  changePassword: command({
    group: 'user',
    access: 'guest',
    summary: 'Sets a new password by the link’s token: once, within 30 minutes; ends all sessions.',
    input: newPassword,
    output: z.object({}),
    refusals: ['ResetLinkInvalid', 'PasswordTooCommon', 'PasswordUnchanged'],
    limit: TRIES,
    successMessage: 'Your password was changed. Please sign in.',
  }),
} as const;
