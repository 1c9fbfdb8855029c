import { LogoMark } from '../../../ui/logo.tsx';
import { LotGrid } from '../../../ui/lot/lot-grid.tsx';
import { LotPicture } from '../../../ui/lot/lot-picture.tsx';
import classes from '../design-page.module.css';
import sofa from '../sofa.webp?url';
import { Section } from '../section.tsx';

export function Pictures() {
  return (
    <Section title="Pictures">
      <LotGrid label="Pictures of lots">
        <div className={classes.card}>
          <LotPicture src={sofa} alt="A sofa" eager />
        </div>
        <div className={classes.card}>
          <LotPicture src={undefined} alt="A drill" />
        </div>
      </LotGrid>
      <LogoMark size={48} />
    </Section>
  );
}
