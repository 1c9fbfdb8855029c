import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { StateIllustration, type IllustratedState } from './state-illustration.tsx';
import classes from './state-page.module.css';

interface Props {
  readonly state: IllustratedState;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** The common layout of empty, error and success states. */
export function StatePage({ state, title, text, action }: Props) {
  return (
    <div className={classes.page}>
      <StateIllustration state={state} />
      <Heading order={2} size="h3">
        {title}
      </Heading>
      <Text c="dimmed" maw={420}>
        {text}
      </Text>
      {action !== undefined && action !== null && <div className={classes.action}>{action}</div>}
    </div>
  );
}
