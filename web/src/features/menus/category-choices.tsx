import { Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { paths } from '../../paths.ts';
import { MenuGroup } from '../../ui/menu-group.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import classes from './menus.module.css';
import { sectionsOf } from './sections.ts';

/** NAV-05: a choice sets the filter and opens the search. */
export function CategoryChoices({ onPick }: { onPick: () => void }) {
  const found = useCall('defaults.getCategories', {});
  if (found.isPending)
    return (
      <Text c="dimmed" p="sm">
        Loading categories
      </Text>
    );
  if (found.isError)
    return (
      <Text c="dimmed" p="sm">
        {textOf(found.error)}
      </Text>
    );
  const sections = sectionsOf(found.data.categories);
  if (sections.length === 0)
    return (
      <Text c="dimmed" p="sm">
        No Categories Found!
      </Text>
    );
  return (
    <nav aria-label="Categories" className={classes.sections}>
      {sections.map(({ name, categories }) => (
        <MenuGroup key={name} title={name}>
          {categories.map((category) => (
            <MenuLink
              key={category.id}
              to={paths.search}
              search={{ category: category.id }}
              label={category.name}
              onClick={onPick}
            />
          ))}
        </MenuGroup>
      ))}
    </nav>
  );
}
