import { Alert, Button, Text } from '@mantine/core';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import type { ReactNode } from 'react';
import { useCommand } from '../../api/query.tsx';
import { sourceName } from '../../lib/text/source-name.ts';
import classes from './primary-declined.module.css';

interface Props {
  readonly failing: SavedSource;
  /** What can be charged instead. */
  readonly better: readonly SavedSource[];
  /** What to do where nothing saved can be charged instead. */
  readonly children?: ReactNode;
}

/** CARD-02: the next win would be charged in vain again. */
export function PrimaryDeclined({ failing, better, children }: Props) {
  const change = useCommand('cards.defaultSource', { refreshes: ['cards.listSources'] });
  return (
    <Alert
      color="amber"
      role="status"
      className="no-print"
      title={`Your primary ${kindOf(failing)} was declined`}
    >
      <Text inherit>
        The last charge to your {sourceName(failing)} was declined.
        {better.length > 0 && ' Choose another way to pay for your next win.'}
      </Text>
      {better.length === 0 && children}
      {better.map((source) => (
        <Button
          key={source.id}
          mt="sm"
          me="sm"
          classNames={{ root: classes.wrapping, label: classes.wrapped }}
          loading={change.isPending && change.variables.source_id === source.id}
          disabled={change.isPending}
          onClick={() => change.mutate({ source_id: source.id })}
        >
          Make {sourceName(source)} your primary {kindOf(source)}
        </Button>
      ))}
    </Alert>
  );
}

const kindOf = ({ object }: SavedSource): string => (object === 'card' ? 'card' : 'account');
