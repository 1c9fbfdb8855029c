import { Button, Text } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { ChevronDownIcon } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useLazyPart, type PartSource } from '../lib/interaction/use-lazy-part.ts';
import { alertError, NOT_LOADED } from '../lib/notices/alerts.ts';
import classes from './disclosure.module.css';

interface Props {
  readonly label: string;
  readonly icon?: ReactNode;
  /** On the narrowest phones the icon is shown, elsewhere the label. */
  readonly isShortened?: boolean;
  /** The edge of the button that the list is aligned to. */
  readonly align?: 'start' | 'end';
  readonly width?: 'list' | 'wide';
  /** The list, whose code is loaded when the button is pointed at, focused or pressed. */
  readonly source: PartSource<{ readonly onPick: () => void }>;
}

/** A plain disclosure: a tenth of the code of a floating menu, and every page has several. */
export function Disclosure({
  label,
  icon,
  isShortened = false,
  align = 'start',
  width = 'list',
  source,
}: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const { Part: List, fetchPart } = useLazyPart(source);
  const outside = useClickOutside<HTMLDivElement>(close);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // A press tries again, and tells the user.
  const prefetch = () => void fetchPart().catch(() => undefined);
  const press = () => {
    if (opened) {
      close();
      return;
    }
    open();
    // The menu closes; the page stays.
    void fetchPart().catch(() => {
      close();
      alertError(NOT_LOADED);
    });
  };
  return (
    <div
      ref={outside}
      className={classes.disclosure}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !opened) return;
        close();
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Button
        ref={button}
        variant="plain"
        data-shortened={isShortened}
        classNames={{ root: classes.button, section: classes.section, label: classes.label }}
        leftSection={icon}
        rightSection={<ChevronDownIcon size={16} className={classes.arrow} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={press}
      >
        {label}
      </Button>
      <div id={id} className={classes.panel} data-align={align} data-width={width} hidden={!opened}>
        {opened && (List === null ? <Loading /> : <List onPick={close} />)}
      </div>
    </div>
  );
}

const Loading = () => (
  <Text c="dimmed" p="sm">
    Loading
  </Text>
);
