// Links to the addresses of paths.ts, and to other sites, in our style.
import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { paths } from './paths.ts';
import { Anchor, type AnchorProps } from './ui/anchor.tsx';

type Plain<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

export const TextLink = createLink(Anchor);
export const LinkButton = createLink((props: Plain<ButtonProps>) => (
  <Button component="a" {...props} />
));

/** Opens directions to an address on a map in a new tab. */
export const MapLink = ({ address, ...face }: AnchorProps & { readonly address: string }) => (
  <Anchor href={paths.map(address)} target="_blank" rel="noreferrer" {...face} />
);

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor>
);
