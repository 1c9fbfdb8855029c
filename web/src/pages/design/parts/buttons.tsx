import { ActionIcon, Button } from '@mantine/core';
import { HeartIcon, LayoutGridIcon, LayoutListIcon } from 'lucide-react';
import { useState } from 'react';
import { Pages } from '../../../ui/pages.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { Section, Sample } from '../section.tsx';

const VARIANTS = ['filled', 'light', 'default', 'subtle'] as const;
const goNowhere = () => undefined;

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
        <SegmentedChoice
          label="View"
          value={view}
          choices={[
            { value: 'grid', label: 'Grid', icon: <LayoutGridIcon size={18} /> },
            { value: 'list', label: 'List', icon: <LayoutListIcon size={18} /> },
          ]}
          onChange={setView}
        />
        <SegmentedChoice
          label="View in words"
          value={view}
          choices={[
            { value: 'grid', label: 'Grid' },
            { value: 'list', label: 'List' },
          ]}
          onChange={setView}
        />
      </Sample>
      <Sample label="Ways through pages">
        <PageTitle title="My Watchlist" onBack={goNowhere} />
        <Pages page={page} perPage={12} count={144} onChange={setPage} />
      </Sample>
    </Section>
  );
}
