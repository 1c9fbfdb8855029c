import { ActionIcon, Title } from '@mantine/core';
import { ArrowLeftIcon } from 'lucide-react';
import classes from './page-title.module.css';

interface Props {
  readonly title: string;
  /** Left out where there is nothing to go back to. */
  readonly onBack?: () => void;
}

export function PageTitle({ title, onBack }: Props) {
  return (
    <div className={classes.head}>
      {onBack !== undefined && (
        <ActionIcon variant="subtle" size={44} ml={-10} aria-label="Back" onClick={onBack}>
          <ArrowLeftIcon size={22} />
        </ActionIcon>
      )}
      <Title order={1} size="h2" className={classes.title}>
        {title}
      </Title>
    </div>
  );
}
