import { filled, firstComplaint, type Complaint } from './check.ts';

/**
 * An address that every mail server accepts unchanged: ASCII, no quotes, no comments, no numeric
 * host, so that it needs no encoding in a header (SF14).
 */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const LOCAL_PART_MAX = 64;
const LABEL_MAX = 63;
const EMAIL_MAX = 254;

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
