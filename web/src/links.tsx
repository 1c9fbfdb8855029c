// What paths.ts makes clickable: Mantine's looks on the router's links, and the ways out of here.
import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { paths } from './paths.ts';

type Plain<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

export const TextLink = createLink((props: Plain<AnchorProps>) => <Anchor {...props} />);
export const LinkButton = createLink((props: Plain<ButtonProps>) => (
  <Button component="a" {...props} />
));

/** The way to an address, on a map in a tab of its own. */
export const MapLink = ({
  address,
  ...face
}: Plain<AnchorProps> & { readonly address: string }) => (
  <Anchor href={paths.map(address)} target="_blank" rel="noreferrer" {...face} />
);

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor>
);
