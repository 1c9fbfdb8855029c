import { reactivateAccount } from '../operations/accounts/reactivate-account.ts';
import { findAccountByEmail } from '../store/accounts/users.ts';
import { textOf, WRONGLY_CALLED, type Command } from './command.ts';

export const reactivate: Command = {
  says: 'opens a deactivated account again',
  usage: `npm run operate -- reactivate --email E --reason TEXT

Opens an account again that was deactivated, also for an invoice that was void after 7 unpaid days
or for a chargeback. The reason goes to the audit log, and the owner of the account gets an email.

  --email    of the account
  --reason   why it may bid again`,
  options: { email: { type: 'string' }, reason: { type: 'string' } },
  run: async ({ db, say }, given) => {
    const email = textOf(given, 'email');
    const reason = textOf(given, 'reason');
    if (email === '' || reason === '') {
      say('Give --email and --reason.');
      return WRONGLY_CALLED;
    }
    const user = await findAccountByEmail(db, email);
    if (user === undefined) {
      say(`No account has the email ${email}.`);
      return 1;
    }
    const lifted = await db
      .transaction()
      .execute((tx) => reactivateAccount(tx, { userId: user.id, reason, actorId: null }));
    say(
      lifted === null
        ? `${email} is not deactivated.`
        : `${email} is active again. It had been deactivated for: ${lifted}.`,
    );
    return lifted === null ? 1 : 0;
  },
};
