import { ScanButton } from '../../features/scan-label/scan-button.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import classes from './search-drawer.module.css';
import { Drawer } from '../../ui/layers/drawer.tsx';

/** NAV-06: the search in full width on a phone, with the keyboard open. */
export function SearchDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Search"
      position="top"
      size="auto"
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
    >
      <div className={classes.search}>
        <SearchBox autoFocus onDone={onClose} />
        <ScanButton onDone={onClose} />
      </div>
    </Drawer>
  );
}
