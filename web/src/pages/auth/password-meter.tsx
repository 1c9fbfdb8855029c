// Weak, Fair, Good or Strong. The estimator and its word lists are fetched when typing begins.
import { strengthOf, type PasswordStrength } from '@hammerdock/domain/checks/password.ts';
import { Group, Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

const COLORS = { Weak: 'red', Fair: 'orange', Good: 'teal', Strong: 'green' } as const;
const SHARES = { Weak: 25, Fair: 50, Good: 75, Strong: 100 } as const;

export function PasswordMeter({ password }: { readonly password: string }) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    let wanted = true;
    if (password === '') {
      setStrength(null);
      return;
    }
    void import('./password-score.ts').then(({ scorePassword }) => {
      if (wanted) setStrength(strengthOf(scorePassword(password)));
    });
    return () => {
      wanted = false;
    };
  }, [password]);
  if (password === '' || strength === null) return null;
  return (
    <Group gap="xs" mt={4} wrap="nowrap">
      <Progress flex={1} size="sm" color={COLORS[strength]} value={SHARES[strength]} aria-hidden />
      <Text size="xs" w="4rem" aria-live="polite">
        {strength}
      </Text>
    </Group>
  );
}
