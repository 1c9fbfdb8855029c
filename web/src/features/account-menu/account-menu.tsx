import { Disclosure } from '../../ui/disclosure.tsx';

const fetchEntries = async () => (await import('./account-entries.tsx')).AccountEntries;

export const AccountMenu = () => (
  <Disclosure label="My Account" align="end" source={fetchEntries} />
);
