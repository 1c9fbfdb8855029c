import type { Kind } from '../scene/kind.ts';
import * as accessories from './personal/accessories.ts';
import * as babies from './personal/babies.ts';
import * as bags from './personal/bags.ts';
import * as beauty from './personal/beauty.ts';
import * as bedding from './household/bedding.ts';
import * as beds from './household/beds.ts';
import * as buildingToys from './personal/building-toys.ts';
import * as cameras from './equipment/cameras.ts';
import * as campGoods from './outdoor/camp-goods.ts';
import * as cartons from './equipment/cartons.ts';
import * as chairs from './household/chairs.ts';
import * as computerParts from './equipment/computer-parts.ts';
import * as computers from './equipment/computers.ts';
import * as countertop from './kitchen/countertop.ts';
import * as courts from './outdoor/courts.ts';
import * as cycling from './outdoor/cycling.ts';
import * as drinks from './kitchen/drinks.ts';
import * as games from './personal/games.ts';
import * as garments from './personal/garments.ts';
import * as grills from './outdoor/grills.ts';
import * as grooming from './personal/grooming.ts';
import * as gym from './outdoor/gym.ts';
import * as knivesAndPress from './kitchen/knives-and-press.ts';
import * as largeAppliances from './kitchen/large-appliances.ts';
import * as laundryAndStorage from './household/laundry-and-storage.ts';
import * as lighting from './household/lighting.ts';
import * as mops from './household/mops.ts';
import * as officeThings from './equipment/office-things.ts';
import * as patio from './outdoor/patio.ts';
import * as pets from './personal/pets.ts';
import * as plantsAndCandles from './household/plants-and-candles.ts';
import * as play from './personal/play.ts';
import * as pots from './kitchen/pots.ts';
import * as powerTools from './equipment/power-tools.ts';
import * as screens from './equipment/screens.ts';
import * as seats from './household/seats.ts';
import * as shoes from './personal/shoes.ts';
import * as sound from './equipment/sound.ts';
import * as storageFurniture from './household/storage-furniture.ts';
import * as tables from './household/tables.ts';
import * as tableware from './kitchen/tableware.ts';
import * as tents from './outdoor/tents.ts';
import * as textiles from './household/textiles.ts';
import * as vacuums from './household/vacuums.ts';
import * as wallDecor from './household/wall-decor.ts';
import * as workshop from './equipment/workshop.ts';
import * as yardWork from './outdoor/yard-work.ts';

const models: Readonly<Record<string, unknown>> = {
  ...accessories,
  ...babies,
  ...bags,
  ...beauty,
  ...bedding,
  ...beds,
  ...buildingToys,
  ...cameras,
  ...campGoods,
  ...cartons,
  ...chairs,
  ...computerParts,
  ...computers,
  ...countertop,
  ...courts,
  ...cycling,
  ...drinks,
  ...games,
  ...garments,
  ...grills,
  ...grooming,
  ...gym,
  ...knivesAndPress,
  ...largeAppliances,
  ...laundryAndStorage,
  ...lighting,
  ...mops,
  ...officeThings,
  ...patio,
  ...pets,
  ...plantsAndCandles,
  ...play,
  ...pots,
  ...powerTools,
  ...screens,
  ...seats,
  ...shoes,
  ...sound,
  ...storageFurniture,
  ...tables,
  ...tableware,
  ...tents,
  ...textiles,
  ...vacuums,
  ...wallDecor,
  ...workshop,
  ...yardWork,
};

const isKind = (made: unknown): made is Kind =>
  typeof made === 'object' && made !== null && 'views' in made;

/** Kinds by the name in their file names: `airFryer` is `air-fryer`. */
export const kinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(models).flatMap(([name, made]) =>
    isKind(made) ? [[name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`), made]] : [],
  ),
);
