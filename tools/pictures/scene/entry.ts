// What runs in the browser: the generator asks it for one picture after another.
import { kinds } from '../kinds/all-kinds.ts';
import type { Angle } from './kind.ts';
import { drawLabelBlank } from './label-blank.ts';
import { openStudio } from './studio.ts';

export interface Shot {
  readonly kind: string;
  readonly variant: string;
  readonly angle: Angle;
}

const desk = {
  list: (): Record<string, readonly string[]> =>
    Object.fromEntries(Object.entries(kinds).map(([name, { variants }]) => [name, variants])),
  label: (_: null): string => drawLabelBlank(),
  /** `scale` below 1 makes drafts. */
  open: (scale: number): void => {
    const studio = openStudio(scale);
    desk.shoot = ({ kind, variant, angle }) => {
      const chosen = kinds[kind];
      if (chosen === undefined) throw new Error(`there is no kind ${kind}`);
      return studio.shoot(chosen.build(variant), chosen.views[angle]);
    };
  },
  shoot: (_: Shot): string => {
    throw new Error('the studio is closed');
  },
};
export type Desk = typeof desk;

Object.assign(globalThis, { desk });
