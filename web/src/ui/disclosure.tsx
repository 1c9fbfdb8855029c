import { Button } from '@mantine/core';
import { useClickOutside, useDisclosure, useId } from '@mantine/hooks';
import { ChevronDownIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import classes from './disclosure.module.css';

interface Props {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The edge of the button that the list is aligned to. */
  readonly align?: 'start' | 'end';
  readonly children: (close: () => void) => ReactNode;
}

/** A plain disclosure: a tenth of the code of a floating menu, and every page has several. */
export function Disclosure({ label, icon, align = 'start', children }: Props) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const outside = useClickOutside<HTMLDivElement>(close);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
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
        leftSection={icon}
        rightSection={<ChevronDownIcon size={16} className={classes.arrow} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
      </Button>
      <div id={id} className={classes.panel} data-align={align} hidden={!opened}>
        {opened && children(close)}
      </div>
    </div>
  );
}
