import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { useLayer } from '../../lib/interaction/open-layers.ts';

interface Props extends DrawerProps {
  /** Is part of the address, so that Back closes it without help. */
  readonly inAddress?: boolean;
}

/** A drawer that Escape and the Back button close only when it is on top. */
export function Drawer({ inAddress = false, ...props }: Props) {
  useLayer({ opened: props.opened, onClose: props.onClose, hasEscape: true, hasBack: !inAddress });
  return <MantineDrawer closeOnEscape={false} {...props} />;
}
