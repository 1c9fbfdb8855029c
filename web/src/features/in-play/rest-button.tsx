import { Button } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import classes from './live-bar.module.css';
import type { Results } from './urgent-lots.ts';

interface Props {
  /** What the other line is about. */
  readonly hidden: Results | { readonly lotCount: number };
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the line for which a phone has no space. */
export function RestButton({ hidden, isOpen, onToggle }: Props) {
  const words = 'lotCount' in hidden ? countOf(hidden.lotCount, 'lot') : countWords(hidden);
  return (
    <Button
      variant="subtle"
      size="sm"
      px="0.35rem"
      className={classes.rest ?? ''}
      aria-label={words}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? (
        <ChevronDownIcon size={20} aria-hidden />
      ) : (
        <>
          {words}
          <ChevronUpIcon size={16} className={classes.chevron} aria-hidden />
        </>
      )}
    </Button>
  );
}

/** As short as possible; the open line has the losses beside the wins, too. */
const countWords = ({ won, lost }: Results): string =>
  won.length > 0 ? `${won.length} won` : `${lost.length} lost`;
