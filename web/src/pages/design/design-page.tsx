import { Title } from '@mantine/core';
import classes from './design-page.module.css';
import { Buttons } from './parts/buttons.tsx';
import { Colors } from './parts/colors.tsx';
import { Facts } from './parts/facts.tsx';
import { Fields } from './parts/fields.tsx';
import { Layers } from './parts/layers.tsx';
import { Marks } from './parts/marks.tsx';
import { Messages } from './parts/messages.tsx';
import { Numbers } from './parts/numbers.tsx';
import { Pictures } from './parts/pictures.tsx';
import { Shapes } from './parts/shapes.tsx';
import { States } from './parts/states.tsx';
import { Uploads } from './parts/uploads.tsx';
import { Words } from './parts/words.tsx';

/** All components in all states, for developers. */
export function DesignPage() {
  return (
    <div className={classes.page}>
      <Title order={1}>Pieces and their states</Title>
      <Colors />
      <Words />
      <Shapes />
      <Numbers />
      <Marks />
      <Buttons />
      <Fields />
      <Facts />
      <Messages />
      <States />
      <Pictures />
      <Uploads />
      <Layers />
    </div>
  );
}
