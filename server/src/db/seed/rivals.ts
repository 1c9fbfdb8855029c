// Bidders of the demo store whom nobody plays: they were here before, and bid on when asked to.
import { buyer, type SeedPerson } from './people.ts';

export const RIVALS: readonly SeedPerson[] = [
  buyer('marlon_h', 'Marlon', 'Hughes'),
  buyer('priya.n', 'Priya', 'Nair'),
  buyer('oldcountry', 'Walt', 'Jensen'),
  buyer('teacup', 'Grace', 'Oyelaran'),
  buyer('peachtree7', 'Luis', 'Ortega'),
  buyer('garagefinds', 'Tom', 'Whitfield'),
  buyer('junebug', 'June', 'Abbott'),
];
