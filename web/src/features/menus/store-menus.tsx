import { LayoutGridIcon, MapPinIcon } from 'lucide-react';
import { Disclosure } from '../../ui/disclosure.tsx';

const fetchCategories = async () => (await import('./category-choices.tsx')).CategoryChoices;
const fetchLocations = async () => (await import('./location-choices.tsx')).LocationChoices;

export const StoreMenus = () => (
  <>
    <Disclosure
      label="Categories"
      icon={<LayoutGridIcon size={18} aria-hidden />}
      width="wide"
      source={fetchCategories}
    />
    <Disclosure
      label="Locations"
      icon={<MapPinIcon size={18} aria-hidden />}
      source={fetchLocations}
    />
  </>
);
