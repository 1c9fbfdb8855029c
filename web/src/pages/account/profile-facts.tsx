import { Paper } from '@mantine/core';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { useCall } from '../../api/query.tsx';
import { phoneOf } from '../../lib/text/phone-of.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { ZipWarning } from '../../ui/fields/zip-warning.tsx';

export function ProfileFacts({ user }: { user: UserData }) {
  const state = STATES.find(({ code }) => code === user.state)?.name ?? user.state;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={768}>
      <FactList
        facts={[
          ['Name', `${user.first_name} ${user.last_name}`],
          ['Username', user.username],
          ['Email', user.email_verified === 1 ? user.email : `${user.email} (not verified)`],
          [
            'Phone',
            user.phone_verified === 1
              ? phoneOf(user.phone)
              : `${phoneOf(user.phone)} (not verified)`,
          ],
          ['Address', [user.address1, user.address2].filter((line) => line !== '').join(', ')],
          ['City', user.city],
          ['State', state],
          ['ZIP code', user.zip === '' ? '' : <ZipCode key="zip" {...user} />],
          ['Country', user.country === 'US' ? 'United States' : user.country],
          ['Bid limit', user.bid_limit === null ? '' : dollars(user.bid_limit)],
        ]}
      />
    </Paper>
  );
}

/** With what contradicts it, since it is saved nevertheless. */
function ZipCode({ zip, state }: Pick<UserData, 'zip' | 'state'>) {
  const isWhole = /^\d{5}$/.test(zip);
  const { data } = useCall('places.isValidAddress', { zip, state }, { enabled: isWhole });
  const fault = data?.message ?? '';
  return (
    <>
      {zip}
      {fault !== '' && <ZipWarning>{fault}</ZipWarning>}
    </>
  );
}
