// Refuses input that no call can process, before it is searched for card numbers, validated, hashed
// or stored.
import { ReceivedFile } from '@hammerdock/contract/shapes/upload.ts';
import { sentenceOf, type RefusalName } from '@hammerdock/contract/refusals.ts';
import { findInputFault } from '@hammerdock/domain/checks/input-bounds.ts';

export interface InputRefusal {
  readonly refusal: RefusalName;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

const isReceivedFile = (value: object): boolean => value instanceof ReceivedFile;

/** The refusal of an input that is out of bounds, with its field; otherwise null. */
export function checkInput(raw: unknown): InputRefusal | null {
  const fault = findInputFault(raw, isReceivedFile);
  if (fault === null) return null;
  const refusal = fault.reason === 'characters' ? 'CharactersInvalid' : 'InputTooLarge';
  const fieldErrors = fault.field === '' ? {} : { [fault.field]: sentenceOf(refusal) };
  return { refusal, fieldErrors };
}
