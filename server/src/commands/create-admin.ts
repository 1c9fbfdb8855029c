import { checkEmail } from '@hammerdock/domain/checks/email.ts';
import { checkFirstName, checkLastName, checkUsername } from '@hammerdock/domain/checks/person.ts';
import { checkPhone } from '@hammerdock/domain/checks/phone.ts';
import { newSecret } from '../security/ids.ts';
import { openPasswords } from '../security/passwords.ts';
import { createAdmin as createAdminAccount } from '../operations/accounts/create-admin.ts';
import { textOf, WRONGLY_CALLED, type Command, type Given } from './command.ts';

export const createAdmin: Command = {
  summary: 'creates an account with all rights, and prints its password once',
  usage: `npm run operate -- create-admin --email E --username U
  --first-name F --last-name L --phone P

Creates an admin account and prints its generated password, which is stored hashed and cannot be
shown again: sign in and change it.

  --email       its email address; counts as verified
  --username    the name that others see
  --first-name, --last-name
  --phone       such as 404-555-0100`,
  options: {
    email: { type: 'string' },
    username: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    phone: { type: 'string' },
  },
  run: async ({ db, print }, given) => {
    const person = {
      email: textOf(given, 'email'),
      username: textOf(given, 'username'),
      firstName: textOf(given, 'first-name'),
      lastName: textOf(given, 'last-name'),
      phone: textOf(given, 'phone'),
    };
    const complaints = complaintsAbout(given);
    if (complaints.length > 0) {
      for (const complaint of complaints) print(complaint);
      return WRONGLY_CALLED;
    }
    const password = newSecret().slice(0, PASSWORD_LENGTH);
    const passwordHash = await openPasswords().hash(password);
    const created = await db
      .transaction()
      .execute((tx) => createAdminAccount(tx, { ...person, passwordHash }));
    if (!created.ok) {
      const { part = 'phone' } = created.details;
      const why =
        created.refusal === 'Taken' ? 'belongs to another account' : 'is not a phone number';
      print(`The ${part} ${why}; nothing was created.`);
      return 1;
    }
    print(`${person.email} is an admin. The password, shown only now: ${password}`);
    return 0;
  },
};

/** 120 random bits, still short enough to copy by hand. */
const PASSWORD_LENGTH = 20;

function complaintsAbout(given: Given): string[] {
  const checks = {
    email: checkEmail,
    username: checkUsername,
    'first-name': checkFirstName,
    'last-name': checkLastName,
    phone: checkPhone,
  };
  return Object.entries(checks).flatMap(([name, check]) => {
    const complaint = check(textOf(given, name));
    return complaint === null ? [] : [`--${name}: ${complaint}`];
  });
}
