import { Accordion, Anchor, Loader, Modal, Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="HOW CAN WE HELP YOU?" size="lg">
      <HelpContent onLeave={onClose} />
    </Modal>
  );
}

/** Hours and places come from data, so that no two screens disagree (R44). */
function HelpContent({ onLeave }: { onLeave: () => void }) {
  const found = useCall('defaults.getLocations', {});
  if (found.isPending) return <Loader aria-label="Loading" />;
  if (found.isError) return <Text role="alert">{textOf(found.error)}</Text>;
  const { locations } = found.data;
  return (
    <Accordion defaultValue="hours">
      <Accordion.Item value="hours">
        <Accordion.Control>Opening hours</Accordion.Control>
        <Accordion.Panel>
          {locations.map((center) => (
            <Stack key={center.name} gap={0} mb="sm">
              <Text fw={600}>{center.city_state_display}</Text>
              <Text>{center.weeklyHours}</Text>
              <Text>{center.saturdayHours}</Text>
              <Text>{center.sundayHours}</Text>
            </Stack>
          ))}
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="places">
        <Accordion.Control>Pickup centers and contact</Accordion.Control>
        <Accordion.Panel>
          {locations.map((center) => (
            <Stack key={center.name} gap={0} mb="sm">
              <Text fw={600}>{center.city_state_display}</Text>
              <Anchor href={paths.map(center.pickup_address)} target="_blank" rel="noreferrer">
                {center.pickup_address}
              </Anchor>
              <Anchor href={`tel:${center.phone}`}>{center.phone}</Anchor>
            </Stack>
          ))}
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="password">
        <Accordion.Control>Forgot your password?</Accordion.Control>
        <Accordion.Panel>
          <TextLink to={paths.forgotPassword} onClick={onLeave}>
            Choose a new one by email
          </TextLink>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
