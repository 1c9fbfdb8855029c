import { NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type Props = NavLinkProps & Omit<ComponentPropsWithRef<'a'>, keyof NavLinkProps>;

/** An entry of a menu. Apart from the other links, because menus load when they are opened. */
export const MenuLink = createLink((props: Props) => <NavLink {...props} />);
