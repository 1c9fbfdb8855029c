import { CircleUserRoundIcon } from 'lucide-react';
import { Disclosure } from '../../ui/disclosure.tsx';

const fetchEntries = async () => (await import('./account-entries.tsx')).AccountEntries;

export const AccountMenu = () => (
  <Disclosure
    label="My Account"
    icon={<CircleUserRoundIcon size={23} aria-hidden />}
    isShortened
    align="end"
    source={fetchEntries}
  />
);
