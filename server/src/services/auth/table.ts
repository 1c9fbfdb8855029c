import type { auth } from '@hammerdock/contract/services/auth.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { changePassword } from './changePassword.ts';
import { checkEmailAlreadyExists } from './checkEmailAlreadyExists.ts';
import { checkEmailAndPhoneAlreadyExists } from './checkEmailAndPhoneAlreadyExists.ts';
import { checkPhoneAlreadyExists } from './checkPhoneAlreadyExists.ts';
import { checkUserNameAlreadyExists } from './checkUserNameAlreadyExists.ts';
import { forgotPassword } from './forgotPassword.ts';
import { resendEmailCode } from './resendEmailCode.ts';
import { resendSMSCode } from './resendSMSCode.ts';
import { sendEmailAndSmsVerificationCode } from './sendEmailAndSmsVerificationCode.ts';
import { sendEmailVerifyCode } from './sendEmailVerifyCode.ts';
import { sendSmsVerificationCode } from './sendSmsVerificationCode.ts';
import { signin } from './signin.ts';
import { signout } from './signout.ts';
import { signup } from './signup.ts';
import { startRegistration } from './startRegistration.ts';
import { verifyEmail } from './verifyEmail.ts';
import { verifyEmailAndSmsCode } from './verifyEmailAndSmsCode.ts';
import { verifyEmailVerifyCode } from './verifyEmailVerifyCode.ts';
import { verifySmsCode } from './verifySmsCode.ts';

export const authTable: ServiceTable<typeof auth> = {
  changePassword,
  checkEmailAlreadyExists,
  checkEmailAndPhoneAlreadyExists,
  checkPhoneAlreadyExists,
  checkUserNameAlreadyExists,
  forgotPassword,
  resendEmailCode,
  resendSMSCode,
  sendEmailAndSmsVerificationCode,
  sendEmailVerifyCode,
  sendSmsVerificationCode,
  signin,
  signout,
  signup,
  startRegistration,
  verifyEmail,
  verifyEmailAndSmsCode,
  verifyEmailVerifyCode,
  verifySmsCode,
};
