// How facts are written in the sentences of refusals; the API reference has their names instead.
import { dollarsOf } from '@hammerdock/domain/text/format.ts';

const PLACEHOLDER = /^\{\w+\}$/;
/** A longer wait is shown in minutes. */
const SECONDS_SHOWN_MAX = 120;

export const dollars = (cents: string | number | undefined): string =>
  typeof cents === 'string' && PLACEHOLDER.test(cents)
    ? cents
    : dollarsOf(typeof cents === 'number' ? cents : 0);

export const waitText = (seconds: string | number | undefined): string =>
  typeof seconds === 'number' && seconds > SECONDS_SHOWN_MAX
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${seconds} seconds`;
