import { ActionIcon, Input } from '@mantine/core';
import { SearchIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLazyPart } from '../../lib/interaction/use-lazy-part.ts';
import { paths } from '../../paths.ts';
import classes from './search-form.module.css';
import { useSearchWays } from './use-search-ways.ts';
import { comboboxOf, useSuggestions } from './use-suggestions.ts';

// Loaded on the first key press.
const fetchSuggestionList = async () => (await import('./suggestion-list.tsx')).SuggestionList;

export interface SearchFormProps {
  /** The current search words of the address. */
  readonly words: string;
  /** In the search drawer, where the field has the focus at once. */
  readonly autoFocus?: boolean;
  readonly onDone?: () => void;
}

export function SearchForm({ words, autoFocus = false, onDone }: SearchFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { search, open } = useSearchWays();
  const list = useSuggestions(typed);
  const { Part: SuggestionList } = useSuggestionList(list.isShown);
  useEffect(() => {
    // Follows the address after Back and Forward, but not while the user types or presses the
    // button.
    const box = input.current;
    if (box === null) return;
    if (focusedIn(box.form) === null) box.value = words;
    // Typed before hydration.
    else if (box === document.activeElement && box.value !== words) setTyped(box.value);
  }, [words]);
  const leave = () => {
    setTyped('');
    focusedIn(input.current?.form)?.blur();
    onDone?.();
  };
  const choose = (index: number) => {
    const suggestion = list.suggestions[index];
    if (suggestion === undefined) void search(input.current?.value ?? '');
    else open(suggestion);
    leave();
  };
  return (
    <form
      role="search"
      className={classes.form}
      // Used without scripts; with scripts the router takes over.
      action={paths.search}
      onSubmit={(event) => {
        event.preventDefault();
        choose(list.active);
      }}
    >
      <Input
        ref={input}
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={words}
        placeholder="Search for active items"
        aria-label="Search for active items"
        {...comboboxOf(id, list)}
        maxLength={200}
        data-autofocus={autoFocus || undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => setTyped('')}
        onKeyDown={(event) => {
          if (list.steer(event.key)) event.preventDefault();
        }}
        rightSectionPointerEvents="all"
        rightSectionWidth="2.625rem"
        rightSection={
          <ActionIcon type="submit" variant="subtle" size={36} aria-label="Search">
            <SearchIcon size={20} />
          </ActionIcon>
        }
      />
      {list.isShown && SuggestionList !== null && (
        <SuggestionList id={id} list={list} onChoose={choose} />
      )}
    </form>
  );
}

/** Without it, search works without suggestions; the next use tries to load it again. */
function useSuggestionList(isShown: boolean) {
  const list = useLazyPart(fetchSuggestionList);
  // Loading is retried when the field is used again.
  const fetchList = useEffectEvent(() => void list.fetchPart().catch(() => undefined));
  useEffect(() => {
    if (isShown) fetchList();
  }, [isShown]);
  return list;
}

function focusedIn(form: HTMLFormElement | null | undefined): HTMLElement | null {
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLElement && form?.contains(activeElement) === true;
  return isInside ? activeElement : null;
}
