import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { ExternalLinkIcon, SearchIcon } from 'lucide-react';
import { useState } from 'react';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import { retailCentsOf } from '../../features/lot/card/card-facts.ts';
import { paths } from '../../paths.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { shortened } from './description.ts';

/** The product details, and links for further research. */
export function LotFacts({ lot, headingOrder }: { lot: LotDetail; headingOrder: 2 | 3 }) {
  const retailCents = retailCentsOf(lot);
  const descriptors = [
    lot.condition_descriptors1,
    lot.condition_descriptors2,
    lot.condition_descriptors3,
  ].filter((text) => text !== '');
  return (
    <section>
      <Title order={headingOrder} size="h4" mb="xs">
        Description
      </Title>
      <Description text={lot.description} />
      <FactList
        facts={[
          ['Condition', [lot.conditionunique, ...descriptors].join(' · ')],
          ['SKU MSRP', retailCents > 0 ? dollarsOf(retailCents) : ''],
          ['Count', lot.sku_count > 1 ? String(lot.sku_count) : ''],
          ['Brand', lot.brand],
          ['Category', lot.category],
          ['SKU', lot.sku],
          ['UPC', lot.upc],
        ]}
      />
      <Group gap="sm" mt="md">
        {lot.source_url !== '' && (
          <Button
            component="a"
            href={lot.source_url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            variant="default"
            leftSection={<ExternalLinkIcon size={18} aria-hidden />}
          >
            View Product Page
          </Button>
        )}
        <Anchor
          href={paths.research(`${lot.brand} ${lot.title}`.trim())}
          target="_blank"
          rel="noreferrer"
          size="sm"
        >
          <SearchIcon size={16} aria-hidden style={{ verticalAlign: '-0.2em' }} /> Research online
        </Anchor>
      </Group>
    </section>
  );
}

/** PV-03: the beginning of the text, the rest on request. */
function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const short = shortened(text);
  if (short === null) return <Text>{text}</Text>;
  return (
    <Text>
      {whole ? text : short}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!whole)}>
        {whole ? 'Show Less' : 'Show More'}
      </Button>
    </Text>
  );
}
