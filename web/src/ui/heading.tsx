import type { CSSProperties, ReactNode } from 'react';
import classes from './heading.module.css';

type Space = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface Props {
  /** Where it stands in the order of the page. */
  readonly order: 1 | 2 | 3 | 4;
  /** How large it looks; as its order unless said. */
  readonly size?: 'h1' | 'h2' | 'h3' | 'h4';
  /** The room above and below it. */
  readonly mt?: Space;
  readonly mb?: Space;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain element: Mantine would work out the styles of each anew, a dozen on the home page. */
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
