import { Progress, Text } from '@mantine/core';
import type { PasswordStrength } from '@hammerdock/domain/checks/password.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const SHOWN = {
  Weak: { share: 25, color: 'red' },
  Fair: { share: 50, color: 'amber' },
  Good: { share: 75, color: 'spruce' },
  Strong: { share: 100, color: 'spruce' },
} as const;

/** AUTH-01: the strength of the password, shown while typing. */
export function PasswordMeter({ password }: { password: string }) {
  const [typed] = useDebouncedValue(password, 150);
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const shown = typed === '' ? null : strength;
  useEffect(() => {
    let isCurrent = true;
    if (typed === '') return undefined;
    void import('./strength.ts').then(({ estimate }) => {
      if (isCurrent) setStrength(estimate(typed));
    });
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  const bar = shown === null ? { share: 0, color: 'gray' } : SHOWN[shown];
  return (
    <div>
      <Progress value={bar.share} color={bar.color} size="sm" aria-hidden />
      <Text size="sm" c="dimmed" mih="1.5em" role="status">
        {shown === null ? '' : `Password strength: ${shown}`}
      </Text>
    </div>
  );
}
