import { Button, CopyButton, Paper, Text } from '@mantine/core';
import { CheckIcon, CopyIcon } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useCall } from '../../api/query.tsx';
import { countOf, dollars } from '@hammerdock/domain/text/format.ts';
import { paths } from '../../paths.ts';
import classes from './credits.module.css';

/** AUTH-13: the user's invite link, and its results. */
export function InvitePanel() {
  const { origin } = useRouter().options.context;
  const { data } = useCall('credits.getOwnInvite', {});
  if (data === undefined)
    return <Paper withBorder radius="lg" className={classes.panel} aria-hidden />;
  const { invite_code, amount, invited_count } = data;
  const link = paths.absolute(origin, paths.registrationByInvite(invite_code));
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      className={classes.panel}
      aria-label="Invite a friend"
    >
      <Text c="dimmed">Invite a friend</Text>
      <output className={classes.inviteCode} aria-label="Your invite code">
        {invite_code}
      </output>
      <Text size="sm" mb="md">
        You get {dollars(amount)} in credit when someone who signed up with your code pays their
        first receipt. {invited_count > 0 && `${cameOf(invited_count)}. ${earnedText(data)}`}
      </Text>
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button
            variant="light"
            onClick={copy}
            leftSection={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          >
            {copied ? 'Link copied' : 'Copy your link'}
          </Button>
        )}
      </CopyButton>
    </Paper>
  );
}

const cameOf = (count: number): string => countOf(count, 'friend joined', 'friends joined');
interface Counts {
  readonly invited_count: number;
  readonly rewarded_count: number;
}

function earnedText({ invited_count, rewarded_count }: Counts): string {
  if (rewarded_count === 0) return 'No credit earned yet.';
  return rewarded_count === invited_count
    ? 'You earned the credit.'
    : `You earned credit for ${rewarded_count} of them.`;
}
