import { notifications } from '@mantine/notifications';
import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import { createElement } from 'react';

const closeButtonProps = { 'aria-label': 'Close this message' };
const MARK = { size: 18, strokeWidth: 2.6, 'aria-hidden': true } as const;

export function alertSuccess(message: string): void {
  const icon = createElement(CheckIcon, MARK);
  notifications.show({ message, color: 'spruce', icon, closeButtonProps });
}

export function alertError(message: string): void {
  const icon = createElement(TriangleAlertIcon, MARK);
  notifications.show({ message, color: 'red', icon, closeButtonProps });
}
