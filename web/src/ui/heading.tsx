import type { CSSProperties, ReactNode } from 'react';
import classes from './heading.module.css';

type Space = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface Props {
  /** The heading level. */
  readonly order: 1 | 2 | 3 | 4;
  /** The visual size; the level's by default. */
  readonly size?: 'h1' | 'h2' | 'h3' | 'h4';
  /** The margins above and below. */
  readonly mt?: Space;
  readonly mb?: Space;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain element: Mantine would compute the styles of each, and the home page has a dozen. */
export function Heading({ order, size = `h${order}`, mt, mb, className = '', ...rest }: Props) {
  const Element = `h${order}` as const;
  return (
    <Element
      className={`${classes.heading} ${className}`}
      data-size={size}
      style={roomOf(mt, mb)}
      {...rest}
    />
  );
}

function roomOf(above?: Space, below?: Space): CSSProperties | undefined {
  if (above === undefined && below === undefined) return undefined;
  return {
    ...(above !== undefined && { marginTop: `var(--mantine-spacing-${above})` }),
    ...(below !== undefined && { marginBottom: `var(--mantine-spacing-${below})` }),
  };
}
