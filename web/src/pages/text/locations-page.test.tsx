import { describe, expect, test } from 'vitest';
import { HelpTopics } from '../../features/help/help-topics.tsx';
import { openStage } from '../../testing/render-hook.tsx';
import { LocationsPage } from './locations-page.tsx';

const centerOf = (city: string, weeklyHours: string) => ({
  city_state_display: `${city}, GA`,
  city_state_request_params: city.toLowerCase(),
  name: `${city} Pickup Center`,
  pickup_address: `1 Depot Road, ${city}, GA 30030`,
  phone: '(404) 555-0142',
  weeklyHours,
  saturdayHours: `Saturday of ${city}`,
  sundayHours: `Sunday of ${city}`,
});
const locations = [centerOf('Decatur', 'Monday 7:00 am'), centerOf('Smyrna', 'Friday 9:00 am')];
const page = { page_id: 'locations', title: 'Locations', description: '', content: '' };

describe('PICK-04 the hours and places of the centers come from the data', () => {
  const show = async (shown: React.ReactNode) => {
    const cached = [[['defaults.getLocations', {}], { locations }]] as const;
    const { render } = await openStage({ cached });
    return render(shown);
  };

  test.each([
    ['on /locationHours', () => <LocationsPage page={page as never} />],
    ['in the help dialog', () => <HelpTopics />],
  ])('PICK-04 %s', async (_, shownOf) => {
    const html = await show(shownOf());
    for (const center of locations) {
      for (const fact of [center.weeklyHours, center.saturdayHours, center.sundayHours]) {
        expect(html).toContain(fact);
      }
      const query = encodeURIComponent(center.pickup_address);
      expect(html).toContain(`https://www.google.com/maps/search/?api=1&amp;query=${query}`);
    }
  });
});
