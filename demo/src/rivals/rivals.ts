// The users of the demo store that bid automatically when they are switched on.
import { buyer, type SeedPerson } from '../seed/people.ts';

export const RIVALS: readonly SeedPerson[] = [
  buyer('marlon_h', 'Marlon', 'Hughes'),
  buyer('priya.n', 'Priya', 'Nair'),
  buyer('oldcountry', 'Walt', 'Jensen'),
  buyer('teacup', 'Grace', 'Oyelaran'),
  buyer('peachtree7', 'Luis', 'Ortega'),
  buyer('garagefinds', 'Tom', 'Whitfield'),
  buyer('junebug', 'June', 'Abbott'),
];
