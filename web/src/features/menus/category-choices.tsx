import { Link } from '@tanstack/react-router';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { paths } from '../../paths.ts';
import list from '../../ui/menu-list.module.css';
import classes from './menus.module.css';
import { sectionsOf } from './sections.ts';

/** NAV-05: a choice sets the filter and opens the search. */
export function CategoryChoices({ onPick }: { onPick: () => void }) {
  const found = useCall('defaults.getCategories', {});
  if (found.isPending) return <p className={classes.note}>Loading categories</p>;
  if (found.isError) return <p className={classes.note}>{textOf(found.error)}</p>;
  const sections = sectionsOf(found.data.categories);
  if (sections.length === 0) return <p className={classes.note}>No Categories Found!</p>;
  return (
    <nav aria-label="Categories" className={classes.sections}>
      {sections.map(({ name, categories }) => (
        <div key={name} role="group" aria-label={name}>
          <p className={list.heading}>{name}</p>
          <ul className={list.list}>
            {categories.map((category) => (
              <li key={category.id}>
                <Link
                  to={paths.search}
                  search={{ category: category.id }}
                  className={list.entry}
                  onClick={onPick}
                >
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
