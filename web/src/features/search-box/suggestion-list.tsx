import type { Suggestion } from '@hammerdock/contract/shapes/catalog.ts';
import { VisuallyHidden } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { ShapesIcon, SearchIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NoPhoto } from '../../ui/lot/no-photo.tsx';
import classes from './suggestion-list.module.css';
import type { Suggestions } from './use-suggestions.ts';

interface Props {
  readonly id: string;
  readonly list: Suggestions;
  readonly onChoose: (index: number) => void;
}

export function SuggestionList({ id, list: { suggestions, active }, onChoose }: Props) {
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <VisuallyHidden role="status">{countOf(suggestions.length, 'suggestion')}</VisuallyHidden>
      <ul
        ref={box}
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        className={classes.list}
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={`${suggestion.kind} ${suggestion.product_id ?? suggestion.text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // The box keeps the focus; the click chooses the suggestion.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Face suggestion={suggestion} />
            <span className={classes.text}>{suggestion.text}</span>
            {suggestion.kind === 'category' && <span className={classes.note}>Category</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Face({ suggestion: { kind, avatarorg } }: { suggestion: Suggestion }) {
  if (kind === 'lot') {
    if (avatarorg === null) return <NoPhoto of="" className={classes.sign} />;
    return <img src={avatarorg} alt="" width={40} height={40} className={classes.picture} />;
  }
  return (
    <span className={classes.sign}>
      {kind === 'category' ? <ShapesIcon size={18} /> : <SearchIcon size={18} />}
    </span>
  );
}
