import { GUARANTEE_DAYS } from '@hammerdock/domain/catalog/conditions.ts';
import { Text } from '@mantine/core';
import { ShieldCheckIcon } from 'lucide-react';
import { SCRATCH_AND_DENT } from '../../conditions/condition-texts.ts';
import classes from './guarantee-line.module.css';

/** R44: the guarantee is for Scratch & Dent only. */
export function GuaranteeLine({ condition }: { condition: string }) {
  if (condition !== SCRATCH_AND_DENT) return null;
  return (
    <Text size="sm" className={classes.line}>
      <ShieldCheckIcon size={18} aria-hidden />
      {GUARANTEE_DAYS}-day money-back guarantee
    </Text>
  );
}
