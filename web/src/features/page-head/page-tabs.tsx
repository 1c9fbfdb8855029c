import { Group } from '@mantine/core';
import { LinkButton } from '../../links.tsx';
import classes from './page-tabs.module.css';

interface Props {
  /** For assistive technology, as "Lots by state". */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly to: string }[];
  /** The address of the chosen tab. */
  readonly current: string;
}

/** Links to the lists of one kind, in a row above the chosen one. */
export function PageTabs({ label, tabs, current }: Props) {
  return (
    <nav aria-label={label}>
      <Group gap="xs">
        {tabs.map((tab) => (
          <LinkButton
            key={tab.to}
            to={tab.to}
            radius="xl"
            variant={tab.to === current ? 'filled' : 'default'}
            classNames={{ root: classes.tab }}
            {...(tab.to === current ? { 'aria-current': 'page' as const } : {})}
          >
            {tab.label}
          </LinkButton>
        ))}
      </Group>
    </nav>
  );
}
