// What is payable, on hold and paid of a statement, and when.
import { Paper, Text } from '@mantine/core';
import type { Statement } from '@hammerdock/contract/shapes/settlement.ts';
import {
  holdTexts,
  lastPayoutText,
  payableText,
} from '@hammerdock/contract/texts/settlement-words.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { Money } from '../../../ui/lot/money.tsx';
import classes from './statement.module.css';

export function StatementStanding({ statement }: { statement: Statement }) {
  const { payable, waiting, paid_out: paidOut } = statement;
  const owes = centsOf(payable) < 0;
  const holds = holdTexts(statement);
  return (
    <div className={classes.standing}>
      <Part
        label={owes ? 'You owe' : 'Payable'}
        amount={owes ? payable.slice(1) : payable}
        notes={[payableText(statement)]}
      />
      <Part label="Held back" amount={waiting} notes={holds.length === 0 ? ['Nothing'] : holds} />
      <Part label="Paid so far" amount={paidOut} notes={[lastPayoutText(statement)]} />
    </div>
  );
}

interface PartProps {
  readonly label: string;
  readonly amount: string;
  readonly notes: readonly string[];
}

const Part = ({ label, amount, notes }: PartProps) => (
  <Paper withBorder p="md" role="group" aria-label={label}>
    <Text size="sm" fw={600}>
      {label}
    </Text>
    <Text className={classes.amount}>
      <Money cents={centsOf(amount)} />
    </Text>
    {notes.map((note) => (
      <Text key={note} size="sm" c="dimmed">
        {note}
      </Text>
    ))}
  </Paper>
);
