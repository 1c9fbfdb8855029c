import { LayoutGridIcon, MapPinIcon } from 'lucide-react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CategoryChoices } from './category-choices.tsx';
import { LocationChoices } from './location-choices.tsx';
import classes from './store-menus.module.css';

export function StoreMenus() {
  return (
    <>
      <Disclosure label="Categories" icon={<LayoutGridIcon size={18} aria-hidden />}>
        {(close) => (
          <div className={classes.wide}>
            <CategoryChoices onPick={close} />
          </div>
        )}
      </Disclosure>
      <Disclosure label="Locations" icon={<MapPinIcon size={18} aria-hidden />}>
        {(close) => <LocationChoices onPick={close} />}
      </Disclosure>
    </>
  );
}
