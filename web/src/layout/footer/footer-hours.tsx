import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { hoursQuery } from '../../api/hours.ts';
import classes from './footer.module.css';

/** The same data as everywhere (R44), loaded with the page so that the layout does not shift. */
export function FooterHours() {
  const { data } = useQuery(hoursQuery(useApi()));
  if (data === undefined) return null;
  return (
    <section aria-label="Pickup hours">
      <p className={classes.title}>Pickup hours</p>
      <ul className={classes.centers}>
        {data.locations.map((center) => (
          <li key={center.city_state_request_params}>
            <strong>{center.city_state_display}</strong>
            {[center.weeklyHours, center.saturdayHours, center.sundayHours].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
