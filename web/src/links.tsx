// Links to the addresses of paths.ts, and to other sites, as Mantine's components.
import {
  ActionIcon,
  Anchor,
  Button,
  type ActionIconProps,
  type AnchorProps,
  type ButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { paths } from './paths.ts';

type Plain<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

export const TextLink = createLink((props: Plain<AnchorProps>) => <Anchor {...props} />);
export const LinkButton = createLink((props: Plain<ButtonProps>) => (
  <Button component="a" {...props} />
));
export const IconLink = createLink((props: Plain<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
));

/** Opens directions to an address on a map in a new tab. */
export const MapLink = ({
  address,
  ...rest
}: Plain<AnchorProps> & { readonly address: string }) => (
  <Anchor href={paths.map(address)} target="_blank" rel="noreferrer" {...rest} />
);

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor>
);
