import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { HeartIcon, LayoutGridIcon, LayoutListIcon } from 'lucide-react';
import { useState } from 'react';
import { Pages } from '../../../ui/pages.tsx';
import { Section, Sample } from '../section.tsx';

const VARIANTS = ['filled', 'light', 'default', 'subtle'] as const;

export function Buttons() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [page, setPage] = useState(4);
  return (
    <Section title="Buttons">
      {VARIANTS.map((variant) => (
        <Sample key={variant} label={variant}>
          <Button variant={variant}>Place bid</Button>
          <Button variant={variant} size="sm">
            Smaller
          </Button>
          <Button variant={variant} color="red">
            Cancel My Bid
          </Button>
          <Button variant={variant} loading>
            Sending
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Sample>
      ))}
      <Sample label="Icons and choices">
        {VARIANTS.map((variant) => (
          <ActionIcon key={variant} variant={variant} size="lg" aria-label={`Watch, ${variant}`}>
            <HeartIcon size={20} />
          </ActionIcon>
        ))}
        <SegmentedControl
          aria-label="View"
          value={view}
          data={[
            { value: 'grid', label: <LayoutGridIcon size={18} aria-label="Grid" /> },
            { value: 'list', label: <LayoutListIcon size={18} aria-label="List" /> },
          ]}
          onChange={setView}
        />
        <SegmentedControl
          aria-label="View in words"
          value={view}
          data={[
            { value: 'grid', label: 'Grid' },
            { value: 'list', label: 'List' },
          ]}
          onChange={setView}
        />
      </Sample>
      <Sample label="Ways through pages">
        <Pages page={page} perPage={12} count={144} onChange={setPage} />
      </Sample>
    </Section>
  );
}
