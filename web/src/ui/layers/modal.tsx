import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useLayer } from '../../lib/interaction/open-layers.ts';

interface Props extends ModalProps {
  /** Is part of the address, so that Back closes it without help. */
  readonly inAddress?: boolean;
}

/** A dialog that Escape and the Back button close only when it is on top. */
export function Modal({ inAddress = false, closeOnEscape = true, ...props }: Props) {
  // Dialogs of a stack handle Escape together.
  const hasEscape = closeOnEscape && props.stackId === undefined;
  useLayer({ opened: props.opened, onClose: props.onClose, hasEscape, hasBack: !inAddress });
  return <MantineModal closeOnEscape={false} {...props} />;
}
