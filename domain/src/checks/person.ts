import {
  filled,
  firstComplaint,
  lengthAtLeast,
  lengthAtMost,
  matching,
  TOO_LONG_NAME,
  TOO_SHORT_NAME,
} from './check.ts';
import type { Complaint } from './check.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

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
    lengthAtLeast(username, 2, TOO_SHORT_NAME),
    lengthAtMost(username, 50, 'Maximum 50 characters'),
  );
}

export function checkEmail(email: string): Complaint {
  return firstComplaint(
    filled(email),
    lengthAtMost(email, 254, 'Invalid email format'),
    matching(email, EMAIL, 'Invalid email format'),
  );
}

function checkName(name: string, missing: string): Complaint {
  return firstComplaint(
    filled(name, missing),
    matching(name, /^[\p{L}\p{M} ]+$/u, 'Only alphabets are allowed for this field'),
    lengthAtLeast(name.trim(), 2, TOO_SHORT_NAME),
    lengthAtMost(name, 15, TOO_LONG_NAME),
  );
}
