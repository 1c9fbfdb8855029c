import { Loader, Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { MapLink, PhoneLink, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import topics from '../../ui/topics.module.css';

/** MISC-05: hours and places come from the data, so that screens cannot disagree (R44). */
export function HelpTopics({ onLeave }: { onLeave?: () => void }) {
  const found = useCall('defaults.getLocations', {});
  if (found.isPending) return <Loader aria-label="Loading" />;
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the hours"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  const { locations } = found.data;
  return (
    <div className={topics.topics}>
      <details open>
        <summary>Opening hours</summary>
        {locations.map((center) => (
          <Stack key={center.name} gap={0} mb="sm">
            <Text fw={600}>{center.city_state_display}</Text>
            <Text>{center.weeklyHours}</Text>
            <Text>{center.saturdayHours}</Text>
            <Text>{center.sundayHours}</Text>
          </Stack>
        ))}
      </details>
      <details>
        <summary>Locations</summary>
        {locations.map((center) => (
          <Stack key={center.name} gap={0} mb="sm" align="flex-start">
            <Text fw={600}>{center.name}</Text>
            <MapLink address={center.pickup_address}>{center.pickup_address}</MapLink>
          </Stack>
        ))}
      </details>
      <details>
        <summary>Contact</summary>
        <Text mb="xs">
          <TextLink to={paths.contact} {...(onLeave === undefined ? {} : { onClick: onLeave })}>
            Contact us
          </TextLink>
          , or call the center where you collect:
        </Text>
        {locations.map((center) => (
          <Text key={center.name} mb="xs">
            {center.city_state_display}: <PhoneLink phone={center.phone} />
          </Text>
        ))}
      </details>
      <details>
        <summary>Forgot your password?</summary>
        <Text mb="sm">
          <TextLink
            to={paths.forgotPassword}
            {...(onLeave === undefined ? {} : { onClick: onLeave })}
          >
            Choose a new one by email
          </TextLink>
        </Text>
      </details>
    </div>
  );
}
