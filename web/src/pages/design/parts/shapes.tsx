import classes from '../design-page.module.css';
import { Section, Sample } from '../section.tsx';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'];
const HEIGHTS = [1, 2, 3];

export function Shapes() {
  return (
    <Section title="Shapes">
      <Sample label="Space">
        {SIZES.map((size) => (
          <div key={size}>
            <div className={classes.bar} style={{ width: `var(--mantine-spacing-${size})` }} />
            <span className={classes.label}>{size}</span>
          </div>
        ))}
      </Sample>
      <Sample label="Radius">
        {SIZES.map((size) => (
          <div
            key={size}
            className={classes.block}
            style={{
              border: '1px solid var(--line-strong)',
              borderRadius: `var(--mantine-radius-${size})`,
            }}
          >
            {size}
          </div>
        ))}
      </Sample>
      <Sample label="Elevation">
        {HEIGHTS.map((height) => (
          <div
            key={height}
            className={classes.block}
            style={{
              borderRadius: 'var(--mantine-radius-lg)',
              boxShadow: `var(--shadow-${height})`,
            }}
          >
            {height}
          </div>
        ))}
      </Sample>
    </Section>
  );
}
