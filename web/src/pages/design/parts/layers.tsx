import { Button, Drawer, Group, Modal, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MenuGroup } from '../../../ui/menu-group.tsx';
import { Section, Sample } from '../section.tsx';

const ENTRIES = ['My Profile', 'Bids', 'Watchlist'];

const Entries = ({ onPick }: { onPick: () => void }) => (
  <MenuGroup title="My Account">
    {ENTRIES.map((entry) => (
      <NavLink key={entry} component="button" label={entry} onClick={onPick} />
    ))}
  </MenuGroup>
);
const fetchEntries = () => Promise.resolve(Entries);

export function Layers() {
  const [dialogOpened, dialog] = useDisclosure(false);
  const [panelOpened, panel] = useDisclosure(false);
  return (
    <Section title="Layers">
      <Sample label="What lies over a page">
        <Button onClick={dialog.open}>Open a dialog</Button>
        <Button variant="default" onClick={panel.open}>
          Open a panel
        </Button>
        <Disclosure label="Open a menu" source={fetchEntries} />
      </Sample>
      <Modal opened={dialogOpened} onClose={dialog.close} title="Bid Confirmation">
        <Text mb="md">You bid $42.50. With premium and tax you pay $51.92 if you win.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={dialog.close}>
            Cancel
          </Button>
          <Button onClick={dialog.close}>Confirm</Button>
        </Group>
      </Modal>
      <Drawer opened={panelOpened} onClose={panel.close} title="Cordless drill and driver">
        <Text>Everything about a lot, over the list it stands in.</Text>
      </Drawer>
    </Section>
  );
}
