import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { Badge } from '@mantine/core';
import { ConditionBadge } from '../../../ui/lot/condition-badge.tsx';
import { LotStatus } from '../../../ui/lot/lot-status.tsx';
import { Section, Sample } from '../section.tsx';

const openNothing = () => undefined;

export function Marks() {
  return (
    <Section title="Marks">
      <Sample label="How one stands on a lot">
        <LotStatus tone="good">You&apos;re winning</LotStatus>
        <LotStatus tone="bad">You&apos;re losing</LotStatus>
        <LotStatus tone="neutral">Closed</LotStatus>
      </Sample>
      <Sample label="Condition, to be read and to be opened">
        {CONDITIONS.map((condition) => (
          <ConditionBadge key={condition} condition={condition} />
        ))}
        <ConditionBadge condition="Scratch & Dent" onOpen={openNothing} />
      </Sample>
      <Sample label="Badges">
        <Badge>Paid</Badge>
        <Badge color="amber">Waiting</Badge>
        <Badge color="red">Declined</Badge>
        <Badge color="gray">Expired</Badge>
      </Sample>
    </Section>
  );
}
