import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';

const ALERTS_MAX = 3;

/** NAV-10: at most three at a time; the others wait. */
export const Alerts = () => <Notifications limit={ALERTS_MAX} position="top-right" />;
