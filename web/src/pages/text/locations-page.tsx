import { Paper, Text, Title } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { MapLink, PhoneLink } from '../../links.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import classes from './locations-page.module.css';
import { TextPage } from './text-page.tsx';

type Center = Answer<'defaults.getLocations'>['locations'][number];

/** PICK-04: the current hours of each center, with directions. */
export function LocationsPage({ page }: { page: Answer<'defaults.getStaticPageContent'> }) {
  const found = useCall('defaults.getLocations', {});
  return (
    <TextPage page={page}>
      {found.isError && (
        <ErrorState
          title="We couldn’t load the hours"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      <div className={classes.centers}>
        {found.data?.locations.map((center) => (
          <CenterCard key={center.name} center={center} />
        ))}
      </div>
    </TextPage>
  );
}

function CenterCard({ center }: { center: Center }) {
  return (
    <Paper
      component="section"
      withBorder
      p="1.25rem"
      className={classes.center}
      aria-label={center.name}
    >
      <Title order={2} size="h4">
        {center.name}
      </Title>
      <Text>{center.pickup_address}</Text>
      <PhoneLink phone={center.phone} />
      <ul className={classes.hours}>
        <li>{center.weeklyHours}</li>
        <li>{center.saturdayHours}</li>
        <li>{center.sundayHours}</li>
      </ul>
      <MapLink address={center.pickup_address}>Show on the map</MapLink>
    </Paper>
  );
}
