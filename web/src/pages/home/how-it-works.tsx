import { Paper, Text, Title } from '@mantine/core';
import { PICKUP_WINDOW_DAYS } from '@hammerdock/domain/pickup/window-days.ts';
import { useCall } from '../../api/query.tsx';
import { LinkButton, MapLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { BuyingTerms } from '../../ui/buying-terms.tsx';
import classes from './how-it-works.module.css';

const STEPS = [
  {
    title: 'Find it',
    text: 'Every lot shows its pictures, its condition and what it sells for in stores.',
  },
  {
    title: 'Set your maximum',
    text:
      'We bid for you, one step at a time and only as much as it takes. You see the full ' +
      'price before you confirm.',
  },
  {
    title: 'Pick it up',
    text:
      `Pay by card and bring your Checkout QR Code within ${PICKUP_WINDOW_DAYS} days. There is ` +
      'no shipping.',
  },
] as const;

/** For the first visit: three steps, the costs and rules, and the locations (UX-06). */
export function HowItWorks() {
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      className={classes.section}
      aria-labelledby="how-it-works"
    >
      <Title order={2} id="how-it-works">
        How it works
      </Title>
      <ol className={classes.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <Title order={3} size="h4">
              {title}
            </Title>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
      <BuyingTerms className={classes.terms} />
      <Centers />
      <LinkButton to={paths.registration} size="md" className={classes.register}>
        Register to bid
      </LinkButton>
    </Paper>
  );
}

/** Loaded with the page, so that the layout does not shift. */
function Centers() {
  const { data } = useCall('defaults.getLocations', {});
  return (
    <ul className={classes.centers} aria-label="Pickup centers">
      {data?.locations.map((center) => (
        <li key={center.name}>
          <Text className={classes.center}>{center.city_state_display}</Text>
          <MapLink address={center.pickup_address} underline="always" size="sm">
            {center.pickup_address}
          </MapLink>
          <Text size="sm">{center.weeklyHours}</Text>
          <Text size="sm">{center.saturdayHours}</Text>
          <Text size="sm">{center.sundayHours}</Text>
        </li>
      ))}
    </ul>
  );
}
