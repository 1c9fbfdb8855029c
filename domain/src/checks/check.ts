/** The error of a field, in the words of the screen; null when there is none. */
export type Complaint = string | null;

export const REQUIRED = 'Required';

/** The first complaint of several. */
export function firstComplaint(...complaints: readonly Complaint[]): Complaint {
  return complaints.find((complaint) => complaint !== null) ?? null;
}

export function filled(text: string, complaint: string = REQUIRED): Complaint {
  return text.trim() === '' ? complaint : null;
}

export function matching(text: string, pattern: RegExp, complaint: string): Complaint {
  return pattern.test(text) ? null : complaint;
}

export function lengthAtLeast(text: string, least: number, complaint: string): Complaint {
  return text.length < least ? complaint : null;
}

export function lengthAtMost(text: string, most: number, complaint: string): Complaint {
  return text.length > most ? complaint : null;
}
