import classes from '../design-page.module.css';
import { Section } from '../section.tsx';

const TOKENS = [
  'ground',
  'surface',
  'surface-sunken',
  'surface-raised',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-soft',
  'accent-ink',
  'good',
  'good-soft',
  'good-solid',
  'bad',
  'bad-soft',
  'bad-solid',
  'soon',
  'soon-soft',
  'plain-soft',
  'plain-solid',
];

export function Colors() {
  return (
    <Section title="Colors">
      <div className={classes.swatches}>
        {TOKENS.map((token) => (
          <div key={token}>
            <div className={classes.swatch} style={{ background: `var(--${token})` }} />
            {token}
          </div>
        ))}
      </div>
    </Section>
  );
}
