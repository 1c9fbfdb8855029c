import { Accordion, Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { CategoryChoices } from '../../features/menus/category-choices.tsx';
import { LocationChoices } from '../../features/menus/location-choices.tsx';
import { HelpLink } from '../../features/help/help-link.tsx';
import { Sidebar } from '../../features/sidebar/sidebar.tsx';
import { useTotalPricesSwitch } from '../../api/prices/use-total-prices.ts';
import { TotalPricesSwitch } from '../../ui/total-prices-switch.tsx';
import { ColorSwitch } from './color-switch.tsx';
import { Drawer } from '../../ui/layers/drawer.tsx';

/** NAV-06: the entries of the menus and the sidebar. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const totals = useTotalPricesSwitch();
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Menu"
      size="20rem"
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
    >
      <Accordion multiple defaultValue={user === null ? [CATEGORIES, LOCATIONS] : [OWN]}>
        {user !== null && (
          <Part title={OWN}>
            <Sidebar onPick={onClose} />
          </Part>
        )}
        <Part title={CATEGORIES}>
          <CategoryChoices onPick={onClose} />
        </Part>
        <Part title={LOCATIONS}>
          <LocationChoices onPick={onClose} />
        </Part>
      </Accordion>
      <Box pt="sm">
        <TotalPricesSwitch {...totals} />
      </Box>
      {/* The last entries can be scrolled above alerts that stay. */}
      <Group justify="space-between" pt="xs" pb={BELOW_ENTRIES}>
        <HelpLink />
        <ColorSwitch />
      </Group>
    </Drawer>
  );
}

const BELOW_ENTRIES = 'calc(4rem + var(--alerts-height, 0px) + var(--live-bar))';

const OWN = 'My pages';
const CATEGORIES = 'Categories';
const LOCATIONS = 'Locations';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Accordion.Item value={title}>
    <Accordion.Control>{title}</Accordion.Control>
    <Accordion.Panel>{children}</Accordion.Panel>
  </Accordion.Item>
);
