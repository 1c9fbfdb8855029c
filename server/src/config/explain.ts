import { describeOption, type OptionName } from './options.ts';

/** A sentence about an option: what is wrong, its meaning and an example. */
export const explain = (name: OptionName, problem: string): string =>
  `${name} ${problem}: ${describeOption(name)}.`;
