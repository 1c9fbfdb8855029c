import { singular } from '../singular.ts';

/** Words around the goods that no lot is named by; ignored beside other words. */
const FILLERS = `
best cheap cheapest good nice great deal deals discount discounted sale clearance bargain price
prices cost buy buying shop find need want looking something some any used pre owned preowned
refurbished new brand near me sell selling auction lot item product thing things stuff please
affordable inexpensive quality decent top rated popular online store really very size sized sz
use using used help helps way kind kinds type show recommend recommended gift gifts present
presents idea ideas maybe anything everything items products lots bargains everywhere
`;

/** When and how a gift is given. */
const OCCASIONS = `
birthday christmas xmas holiday holidays anniversary valentine valentines day fathers mothers
graduation special unique funny cool small perfect thoughtful useful practical last minute
`;

/** Beside a task they add nothing: "machine that cuts grass". */
const TOOLS = 'machine device tool equipment gadget unit system';

/** Between the words of a name: "fix a flat tire", "charge my phone". */
const DETERMINERS = 'a an the my your our his her their some any';

/** How goods look or work: left out where no lot has them. */
const QUALITIES = `
bluetooth wifi noise cancelling over ear black white gray grey silver gold red blue navy green
sage teal yellow orange purple pink brown beige
cream tan ivory bronze copper chrome brass clear dark light color colored colour small medium large
big huge giant mini tiny little tall short long wide narrow deep thin thick slim heavy lightweight
light duty extra oversized full queen king twin double single adult adults kid kids child children
boys girls baby mens womens men women man woman ladies electric electronic cordless corded wireless
wired battery powered rechargeable automatic auto manual digital smart portable folding foldable
collapsible adjustable inflatable waterproof weatherproof outdoor indoor outside inside home house
household room bedroom bathroom kitchen garage office living dining modern vintage antique rustic
retro classic luxury professional pro commercial industrial heated cooling quiet silent stainless
steel metal wood wooden plastic glass leather fabric velvet linen cotton wool bamboo marble ceramic
cast iron aluminum rubber memory foam round square rectangular rolling wheeled stackable washable
reusable disposable insulated padded ergonomic comfortable soft hard decorative artificial real
inch pack piece pieces count pair set kit combo bundle assortment collection machine device tool
bulk packs pairs sets kits combos bundles pcs unit system gallon quart
upright compact high low top front rear side tilt rotating swivel reclining gas propane solar hd
gaming gamer family led travel uhd oled qled 4k 1080p bt
school student college dorm homework party event wedding picnic beach walkway driveway hallway
basement attic apartment countertop tabletop camper toddler toddlers teen teens unisex
comfy cozy fluffy stretchy fancy cute pretty modern farmhouse boho floral striped jumbo xl xxl
winter summer floating
sturdy durable strong powerful fast quick easy simple reliable basic everyday
charcoal turquoise burgundy maroon lavender mint khaki peach coral
`;

/** Said in two words, neither of which is a quality alone. */
const QUALITY_PHRASES = `
cold weather, hot weather, warm weather, bad weather, all weather, all season, four season
`;

/** Qualities that are goods at the end of a name: a desk light is no desk. */
const NOUNS = 'light glass iron machine tool device unit system';

/** What is said of goods of a category whose titles need not say so: a kitty litter box. */
const OWNERS: Readonly<Record<string, string>> = {
  pets: 'cat cats kitty kitten dog dogs doggy doggie puppy puppies pup pooch pet pets animal',
  automotive: 'car cars auto truck trucks vehicle suv van rv',
  garden: 'garden yard lawn backyard patio porch deck',
  camping: 'camping camp hiking',
  sports: 'gym workout exercise fitness',
};

/** A generic noun at the end of a title, behind the goods it holds. */
const CONTAINERS = `
set kit pack pair bundle combo system unit machine assortment collection lot box case bag series
pieces piece pcs
`;

/** Beside a name of goods they tell only how it is sold; "box" does so only before "of". */
const GENERIC = 'set kit pack pair bundle combo assortment collection piece pcs bulk';

/** How many: "a ream of paper". */
const AMOUNTS = `${CONTAINERS} ream roll bunch dozen couple`;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const fillers = wordsOf(FILLERS);
const qualities = wordsOf(QUALITIES);
const qualityPhrases = new Set(QUALITY_PHRASES.trim().split(', '));
const containers = wordsOf(CONTAINERS);

const tools = wordsOf(TOOLS);
const generic = wordsOf(GENERIC);
const amounts = wordsOf(AMOUNTS);
const nouns = wordsOf(NOUNS);
const owners = new Map(Object.entries(OWNERS).map(([slug, text]) => [slug, wordsOf(text)]));
const determiners = wordsOf(DETERMINERS);
const occasions = wordsOf(OCCASIONS);

export const isDeterminer = (word: string): boolean => determiners.has(word);
export const isOccasion = (word: string): boolean => occasions.has(word);
export const isTool = (word: string): boolean => tools.has(word);
export const isFiller = (word: string): boolean => fillers.has(word);
export const isQuality = (word: string): boolean => qualities.has(word);
export const isQualityPhrase = (words: string): boolean => qualityPhrases.has(words);
export const isNoun = (word: string): boolean => nouns.has(word);
export const isOwner = (word: string, areas: readonly string[]): boolean =>
  areas.some((area) => owners.get(area)?.has(word) === true);
export const isOwnerOfAny = (word: string): boolean =>
  [...owners.values()].some((words) => words.has(word));
export const isContainer = (word: string): boolean => containers.has(word);
export const isAmount = (word: string): boolean => amounts.has(singular(word));
export const isGeneric = (word: string): boolean =>
  generic.has(singular(word)) || tools.has(singular(word));

/** Goods are only one of each line. */
const EXCLUSIVE = `
electric gas propane charcoal wood
corded cordless
indoor outdoor
mens womens kids
twin full queen king
left right
`;

const exclusive = EXCLUSIVE.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Written in either way. */
const ALIKE = [
  ['wood', 'wooden'],
  ['folding', 'foldable'],
  ['wool', 'woolen'],
];

export const alikeForms = (word: string): string[] =>
  ALIKE.flatMap((forms) => (forms.includes(word) ? forms.filter((form) => form !== word) : []));

/** What goods are not that are the given: electric, of gas. Gas and propane are the same. */
export const opposites = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    exclusive
      .filter((line) => line.some((word) => words.includes(word)))
      .flat()
      .filter((word) => !words.includes(word))
      .map(singular),
  );

/** Clothes are for one of these groups. */
const PEOPLE = `
man male guy
woman female lady
kid child boy girl toddler youth baby
`;

const people = PEOPLE.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The groups that the words name. */
const peopleIn = (words: readonly string[]): readonly number[] => {
  const named = words.map(singular);
  return [...people.keys()].filter((line) => people[line]?.some((who) => named.includes(who)));
};

export const isPerson = (word: string): boolean => peopleIn([word]).length > 0;

/** Whether the words of a title name other people than those that are wanted. */
export function isForOthers(title: readonly string[], wanted: readonly string[]): boolean {
  const [meant, named] = [peopleIn(wanted), peopleIn(title)];
  return meant.length > 0 && named.length > 0 && !named.some((line) => meant.includes(line));
}
