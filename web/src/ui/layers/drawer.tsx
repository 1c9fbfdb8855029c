import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { useLayer } from '../../lib/interaction/open-layers.ts';

interface Props extends DrawerProps {
  /** Is part of the address, so that Back closes it without help. */
  readonly inAddress?: boolean;
  /** What the Back button does; it closes like any other way without this. */
  readonly onBack?: () => void;
}

/** A drawer that Escape and the Back button close only when it is on top. */
export function Drawer({ inAddress = false, onBack, ...props }: Props) {
  const { opened, onClose } = props;
  useLayer({ opened, onClose, onBack, hasEscape: true, hasBack: !inAddress });
  return <MantineDrawer closeOnEscape={false} {...props} />;
}
