import { filled, firstComplaint, lengthAtLeast, lengthAtMost, matching } from './check.ts';
import { PERSON_NAME, TOO_LONG_NAME, TOO_SHORT_NAME } from './person-name.ts';
import type { Complaint } from './check.ts';

export function checkFirstName(name: string): Complaint {
  return checkName(name, 'First Name is Required!');
}

export function checkLastName(name: string): Complaint {
  return checkName(name, 'Last Name is Required!');
}

export function checkUsername(username: string): Complaint {
  return firstComplaint(
    filled(username),
    matching(username, /^\S*$/, 'White space not allowed'),
    matching(username, /^\P{C}*$/u, 'Invisible characters not allowed'),
    lengthAtLeast(username, 2, TOO_SHORT_NAME),
    lengthAtMost(username, 50, 'Maximum 50 characters'),
  );
}

function checkName(name: string, missing: string): Complaint {
  return firstComplaint(
    filled(name, missing),
    matching(name.trim(), PERSON_NAME, 'Only alphabets are allowed for this field'),
    lengthAtLeast(name.trim(), 2, TOO_SHORT_NAME),
    lengthAtMost(name, 15, TOO_LONG_NAME),
  );
}
