import { Drawer } from '@mantine/core';
import { SearchBox } from '../../features/search-box/search-box.tsx';

/** NAV-06: the search at the full width of a phone, with the keyboard already up. */
export function SearchDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Search"
      position="top"
      size="auto"
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
    >
      <SearchBox autoFocus onDone={onClose} />
    </Drawer>
  );
}
