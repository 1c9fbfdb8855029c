import { ArrowLeftIcon } from 'lucide-react';
import { Heading } from './heading.tsx';
import classes from './page-title.module.css';
import plain from './plain-button.module.css';

interface Props {
  readonly title: string;
  /** Omitted without a page to go back to. */
  readonly onBack?: () => void;
}

export function PageTitle({ title, onBack }: Props) {
  return (
    <div className={classes.head}>
      {onBack !== undefined && (
        <button
          type="button"
          className={`${plain.button} ${plain.sign} ${classes.back}`}
          aria-label="Back"
          onClick={onBack}
        >
          <ArrowLeftIcon size={22} />
        </button>
      )}
      <Heading order={1} size="h2" className={classes.title}>
        {title}
      </Heading>
    </div>
  );
}
