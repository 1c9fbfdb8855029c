import { Text } from '@mantine/core';
import { Section } from '../section.tsx';
import { Anchor } from '../../../ui/anchor.tsx';
import { Heading } from '../../../ui/heading.tsx';

export function Words() {
  return (
    <Section title="Words">
      <Heading order={3} size="h1">
        Bid on real goods. Collect them nearby.
      </Heading>
      <Heading order={3} size="h2">
        Winning Items
      </Heading>
      <Heading order={3}>Closing soon in Decatur</Heading>
      <Heading order={3} size="h4">
        Cordless drill and driver, two batteries, charger and case
      </Heading>
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
