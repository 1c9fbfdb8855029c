import {
  filled,
  firstComplaint,
  lengthAtLeast,
  lengthAtMost,
  matching,
  PERSON_NAME,
  TOO_LONG_NAME,
  TOO_SHORT_NAME,
} from './check.ts';
import type { Complaint } from './check.ts';

/**
 * An address that every mail server accepts unchanged: ASCII, no quotes, no comments, no numeric
 * host, so that it needs no encoding in a header (SF14).
 */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const LOCAL_PART_MAX = 64;
const LABEL_MAX = 63;
const EMAIL_MAX = 254;

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

export function checkEmail(email: string): Complaint {
  return firstComplaint(filled(email), isEmail(email) ? null : 'Invalid email format');
}

function isEmail(email: string): boolean {
  const [local = '', domain = '', ...rest] = email.split('@');
  if (rest.length > 0 || email.length > EMAIL_MAX || local.length > LOCAL_PART_MAX) return false;
  const labels = domain.split('.');
  const endsInLetter = /^[a-z]/i.test(labels.at(-1) ?? '');
  return (
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    endsInLetter &&
    labels.every((label) => label.length <= LABEL_MAX && DOMAIN_LABEL.test(label))
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
