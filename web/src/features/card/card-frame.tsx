import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '../../paths.ts';
import classes from './card.module.css';
import { readCardToken } from './card-token.ts';

/**
 * The payment provider's form: card number and CVC are typed into its page, which returns a token
 * (R51).
 */
export function CardFrame({ onToken }: { onToken: (token: string) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useEffectEvent(onToken);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const token = readCardToken(event, window.location.origin);
      if (token !== null) report(token);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  // The provider's page is on our origin and posts to it, so a sandbox attribute would be useless.
  // eslint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} className={classes.frame} src={paths.cardForm} title="Card details" />;
}
