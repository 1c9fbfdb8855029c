// What paths.ts makes clickable: Mantine's looks on the router's links.
import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type Plain<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

export const TextLink = createLink((props: Plain<AnchorProps>) => <Anchor {...props} />);
export const LinkButton = createLink((props: Plain<ButtonProps>) => (
  <Button component="a" {...props} />
));
