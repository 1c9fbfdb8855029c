import { Button } from '@mantine/core';
import { useState } from 'react';
import { useClock } from '../../../lib/time/clock.tsx';
import { Countdown } from '../../../ui/lot/countdown.tsx';
import { Money } from '../../../ui/lot/money.tsx';
import { Section, Sample } from '../section.tsx';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LEFT = [53 * HOUR + 4 * MINUTE + 9 * SECOND, 3 * HOUR, 5 * MINUTE, 59 * SECOND, 0];

export function Numbers() {
  const { renderedAt } = useClock();
  const [cents, setCents] = useState(12_450);
  return (
    <Section title="Numbers">
      <Sample label="Money">
        <Money cents={123_450} size="xl" emphasis />
        <Money cents={711_111} size="lg" emphasis />
        <Money cents={44_999} />
        <Money cents={44_999} size="sm" />
      </Sample>
      <Sample label="A price that changes">
        <Money cents={cents} size="lg" emphasis live />
        <Button variant="default" onClick={() => setCents(cents + 250)}>
          Bid $2.50 more
        </Button>
      </Sample>
      <Sample label="Countdown: days, hours, last five minutes, last minute, over">
        {LEFT.map((left) => (
          <Countdown key={left} closesAt={renderedAt + left} />
        ))}
      </Sample>
    </Section>
  );
}
