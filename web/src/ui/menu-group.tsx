import { Text } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import classes from './menu-group.module.css';

interface Props {
  /** null: without a visible heading. */
  readonly title: string | null;
  /** Links of Mantine's NavLink. */
  readonly children: ReactNode;
}

/** A list of links under a heading, in menus, drawers and sidebars. */
export const MenuGroup = ({ title, children }: Props) => (
  <div role="group" aria-label={title ?? 'More'}>
    {title !== null && <MenuTitle>{title}</MenuTitle>}
    <ul className={classes.entries}>
      {Children.map(children, (entry) => (
        <li>{entry}</li>
      ))}
    </ul>
  </div>
);

export const MenuTitle = ({ children }: { children: ReactNode }) => (
  <Text size="xs" fw={650} c="dimmed" className={classes.title ?? ''}>
    {children}
  </Text>
);
