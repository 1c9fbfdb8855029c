import { TextInput } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useId, useState, type ReactNode } from 'react';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import classes from './place-field.module.css';

interface Props {
  readonly label: string;
  readonly autoComplete: string;
  readonly value?: string;
  readonly error?: ReactNode;
  readonly suggestions: readonly string[];
  readonly onChange: (text: string) => void;
  readonly onBlur: (event: unknown) => void;
}

/**
 * A field with suggested places, chosen by arrow keys and Enter or by a click. The home page has no
 * room for Mantine's Autocomplete, which would move into the code of all pages.
 */
export function PlaceField({ suggestions, onChange, ...field }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState({ of: suggestions, active: -1, isClosed: false });
  const { active, isClosed } =
    chosen.of.join('\n') === suggestions.join('\n') ? chosen : { active: -1, isClosed: false };
  const isShown = suggestions.length > 0 && !isClosed;
  useAnnounced('places', isShown ? countOf(suggestions.length, 'suggestion') : '');
  const select = (next: number) => setChosen({ of: suggestions, active: next, isClosed: false });
  const count = suggestions.length;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => select(active + 1 < count ? active + 1 : -1),
    ArrowUp: () => select(active < 0 ? count - 1 : active - 1),
    Escape: () => setChosen({ of: suggestions, active: -1, isClosed: true }),
    ...(active < 0 ? {} : { Enter: () => onChange(suggestions[active] ?? '') }),
  };
  return (
    <div className={classes.field}>
      <TextInput
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        // Escape closes the list first, and the surrounding dialog only when pressed again.
        data-mantine-stop-propagation={isShown || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          const press = isShown ? keys[event.key] : undefined;
          if (press === undefined) return;
          event.preventDefault();
          press();
        }}
      />
      {isShown && (
        <ul id={`${id}-list`} role="listbox" aria-label="Suggestions" className={classes.list}>
          {suggestions.map((text, index) => (
            <li
              key={text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classes.option}
              // The field keeps the focus; the click chooses the place.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChange(text)}
            >
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
