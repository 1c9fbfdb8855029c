import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './card.module.css';
import { readFrameMessage } from './frame-message.ts';

interface Props {
  readonly url: string;
  readonly title: string;
  /** The card pays once and is not saved. */
  readonly isUsedOnce?: boolean;
  readonly onToken: (token: string) => void;
  /** The page has found fields of its own invalid. */
  readonly onRefused?: (() => void) | undefined;
}

/**
 * The payment provider's form: numbers and CVC are typed into its page, which returns a token
 * (R51).
 */
export function CardFrame({ url, title, isUsedOnce = false, onToken, onRefused }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  // The scheme is part of the address, and a new address would discard what was typed.
  const [scheme] = useState(useComputedColorScheme('light', { getInitialValueInEffect: false }));
  const [reloads, setReloads] = useState(0);
  const report = useEffectEvent(onToken);
  const reload = useEffectEvent(() => {
    if (height === undefined) setReloads((before) => before + 1);
  });
  const reportRefusal = useEffectEvent(() => onRefused?.());
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event, new URL(url, window.location.href).origin);
      if (message?.type === 'card_token') report(message.card_token);
      if (message?.type === 'card_form_refused') reportRefusal();
      if (message?.type === 'card_form_height') setHeight(message.height);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url]);
  // Without a network the browser loads a blank page, and does not try again.
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    // The page may be on our origin and posts to it: a sandbox attribute would be useless.
    // eslint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={reloads}
      ref={frame}
      className={classes.frame}
      style={{ height, colorScheme: scheme }}
      src={`${url}?scheme=${scheme}${isUsedOnce ? '&use=once' : ''}`}
      title={title}
    />
  );
}
