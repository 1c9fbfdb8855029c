import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';

interface Props {
  readonly lotId: string;
  /** Filled in again after the sign-in; empty for nothing. */
  readonly typed: string;
}

export const LoginToBid = ({ lotId, typed }: Props) => (
  <LinkButton
    to={paths.login}
    search={{ referer: typed === '' ? paths.product(lotId) : paths.productWithBid(lotId, typed) }}
    size="md"
  >
    Login to bid
  </LinkButton>
);

/** Each way to the login leads back with the amount, also that of the header. Keyed by it. */
export function LoginAgain({ lotId, typed }: Props) {
  const navigate = useNavigate();
  const isOwnPage = useLocation({ select: ({ pathname }) => pathname === paths.product(lotId) });
  const keepAmount = useEffectEvent(() => {
    if (typed === '' || !isOwnPage) return;
    const to = paths.product(lotId);
    void navigate({ to, search: { bid: typed }, replace: true, resetScroll: false });
  });
  useEffect(() => keepAmount(), []);
  return <LoginToBid lotId={lotId} typed={typed} />;
}
