import { ActionIcon } from '@mantine/core';
import { socialNetworkOf } from '@hammerdock/domain/text/social-networks.ts';
import { SOCIAL_MARKS } from './social-marks.ts';

export function SocialLink({ href }: { href: string }) {
  const network = socialNetworkOf(href);
  if (network === null) return null;
  const Mark = SOCIAL_MARKS[network];
  return (
    <ActionIcon
      component="a"
      variant="plain"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`Hammerdock on ${network}`}
    >
      <Mark size={22} />
    </ActionIcon>
  );
}
