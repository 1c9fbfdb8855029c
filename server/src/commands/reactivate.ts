import { reactivateAccount } from '../operations/accounts/reactivate-account.ts';
import { findAccountByEmail } from '../store/accounts/users.ts';
import { textOf, WRONGLY_CALLED, type Command } from './command.ts';

export const reactivate: Command = {
  summary: 'reactivates a deactivated account',
  usage: `npm run operate -- reactivate --email E --reason TEXT

Reactivates an account that was deactivated for any reason, such as an invoice voided after 7
unpaid days, or a chargeback. The reason is written to the audit log, and the owner of the account
gets an email.

  --email    the email address of the account
  --reason   why it may bid again`,
  options: { email: { type: 'string' }, reason: { type: 'string' } },
  run: async ({ db, print }, given) => {
    const email = textOf(given, 'email');
    const reason = textOf(given, 'reason');
    if (email === '' || reason === '') {
      print('Give --email and --reason.');
      return WRONGLY_CALLED;
    }
    const user = await findAccountByEmail(db, email);
    if (user === undefined) {
      print(`No account has the email ${email}.`);
      return 1;
    }
    const lifted = await db
      .transaction()
      .execute((tx) => reactivateAccount(tx, { userId: user.id, reason, actorId: null }));
    print(
      lifted === null
        ? `${email} is not deactivated.`
        : `${email} is active again. It had been deactivated for: ${lifted}.`,
    );
    return lifted === null ? 1 : 0;
  },
};
