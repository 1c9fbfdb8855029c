import { notifications } from '@mantine/notifications';

const closeButtonProps = { 'aria-label': 'Close this message' };

export function alertSuccess(message: string): void {
  notifications.show({ message, color: 'spruce', withBorder: true, closeButtonProps });
}

export function alertError(message: string): void {
  notifications.show({ message, color: 'red', withBorder: true, closeButtonProps });
}
