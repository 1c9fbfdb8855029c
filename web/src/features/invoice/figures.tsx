import { centsOf } from '../../lib/text/format.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './invoice.module.css';

export interface Figure {
  readonly label: string;
  readonly amount: string;
  /** The total, which is emphasized. */
  readonly strong?: boolean;
}

export function Figures({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <table className={classes.figures} aria-label={label}>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.label} data-strong={figure.strong === true || undefined}>
            <th scope="row">{figure.label}</th>
            <td>
              <Money cents={centsOf(figure.amount)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
