import { seconds } from '@hammerdock/domain/time.ts';
import { Drawer as MantineDrawer, type DrawerProps } from '@mantine/core';
import { useHasLasted } from '../../lib/interaction/use-has-lasted.ts';
import { useLayer } from '../../lib/interaction/open-layers.ts';

interface Props extends DrawerProps {
  /** Is part of the address, so that Back closes it without help. */
  readonly inAddress?: boolean;
  /** What the Back button does; it closes like any other way without this. */
  readonly onBack?: () => void;
}

/** The second tap on what was there before the drawer must not close it. */
const DOUBLE_TAP = seconds(0.5);

/** A drawer that Escape and the Back button close only when it is on top. */
export function Drawer({ inAddress = false, onBack, ...props }: Props) {
  const { opened, onClose } = props;
  useLayer({ opened, onClose, onBack, hasEscape: true, hasBack: !inAddress });
  const isSettled = useHasLasted(opened, DOUBLE_TAP);
  return <MantineDrawer closeOnEscape={false} closeOnClickOutside={isSettled} {...props} />;
}
