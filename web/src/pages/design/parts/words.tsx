import { Anchor, Text, Title } from '@mantine/core';
import { Section } from '../section.tsx';

export function Words() {
  return (
    <Section title="Words">
      <Title order={3} size="h1">
        Bid on real goods. Pick up nearby.
      </Title>
      <Title order={3} size="h2">
        Winning Items
      </Title>
      <Title order={3}>Closing soon in Decatur</Title>
      <Title order={3} size="h4">
        Cordless drill and driver, two batteries, charger and case
      </Title>
      <Text>
        Every lot is a returned or overstock item. It goes to the highest bid when its time is over,
        and waits for you at the pickup center. <Anchor href="#words">How it works</Anchor>
      </Text>
      <Text size="sm" c="dimmed">
        Lot ID 00A7KQ-1183 · Il1 O0 · Friday, 05/24/2024
      </Text>
    </Section>
  );
}
