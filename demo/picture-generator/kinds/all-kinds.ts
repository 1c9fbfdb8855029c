import type { Kind } from '../scene/kind.ts';
import * as accessories from './accessories.ts';
import * as babies from './babies.ts';
import * as bags from './bags.ts';
import * as beauty from './beauty.ts';
import * as bedding from './bedding.ts';
import * as beds from './beds.ts';
import * as buildingToys from './building-toys.ts';
import * as cameras from './cameras.ts';
import * as campGoods from './camp-goods.ts';
import * as cartons from './cartons.ts';
import * as chairs from './chairs.ts';
import * as computerParts from './computer-parts.ts';
import * as computers from './computers.ts';
import * as countertop from './countertop.ts';
import * as courts from './courts.ts';
import * as cycling from './cycling.ts';
import * as drinks from './drinks.ts';
import * as games from './games.ts';
import * as garments from './garments.ts';
import * as grills from './grills.ts';
import * as grooming from './grooming.ts';
import * as gym from './gym.ts';
import * as knivesAndPress from './knives-and-press.ts';
import * as largeAppliances from './large-appliances.ts';
import * as laundryAndStorage from './laundry-and-storage.ts';
import * as lighting from './lighting.ts';
import * as mops from './mops.ts';
import * as officeThings from './office-things.ts';
import * as patio from './patio.ts';
import * as pets from './pets.ts';
import * as plantsAndCandles from './plants-and-candles.ts';
import * as play from './play.ts';
import * as pots from './pots.ts';
import * as powerTools from './power-tools.ts';
import * as screens from './screens.ts';
import * as seats from './seats.ts';
import * as shoes from './shoes.ts';
import * as sound from './sound.ts';
import * as storageFurniture from './storage-furniture.ts';
import * as tables from './tables.ts';
import * as tableware from './tableware.ts';
import * as tents from './tents.ts';
import * as textiles from './textiles.ts';
import * as vacuums from './vacuums.ts';
import * as wallDecor from './wall-decor.ts';
import * as workshop from './workshop.ts';
import * as yardWork from './yard-work.ts';

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
