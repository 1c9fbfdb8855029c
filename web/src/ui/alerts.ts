import { notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { createElement } from 'react';

const closeButtonProps = { 'aria-label': 'Close this message' };
const MARK = { size: 18, stroke: 2.6, 'aria-hidden': true } as const;

export function alertSuccess(message: string): void {
  const icon = createElement(IconCheck, MARK);
  notifications.show({ message, color: 'spruce', icon, closeButtonProps });
}

export function alertError(message: string): void {
  const icon = createElement(IconExclamationMark, MARK);
  notifications.show({ message, color: 'red', icon, closeButtonProps });
}
