// Runs in the browser: the generator calls `pictureStudio` for one picture after another.
import { kinds } from '../kinds/all-kinds.ts';
import type { Angle } from './kind.ts';
import { drawLabelBlank } from './label-blank.ts';
import { openStudio, type Studio } from './studio.ts';

export interface Shot {
  readonly kind: string;
  readonly variant: string;
  readonly angle: Angle;
}

let studio: Studio | undefined;

const pictureStudio = {
  listKinds: (): Record<string, readonly string[]> =>
    Object.fromEntries(Object.entries(kinds).map(([name, { variants }]) => [name, variants])),
  drawLabelBlank: (): string => drawLabelBlank(),
  /** `scale` below 1 makes drafts. */
  open: (scale: number): void => {
    studio = openStudio(scale);
  },
  shoot: ({ kind, variant, angle }: Shot): string => {
    const chosen = kinds[kind];
    if (chosen === undefined) throw new Error(`there is no kind ${kind}`);
    studio ??= openStudio(1);
    return studio.shoot(chosen.build(variant), chosen.views[angle]);
  },
};

declare global {
  interface Window {
    readonly pictureStudio: typeof pictureStudio;
  }
}

Object.assign(window, { pictureStudio });
