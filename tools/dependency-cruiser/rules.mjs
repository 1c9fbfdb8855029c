// The import rules (docs: ARCHITECTURE.md). The first row that fits a file counts; files of one row
// may import each other.

const config = '^server/src/config/';
const context = '^server/src/context[.]ts$';
const database = '^server/src/db/';
const jsonColumns = '^server/src/db/json-columns[.]ts$';
const store = '^server/src/store/';
const events = '^server/src/events/';
const operations = '^server/src/operations/';
const views = '^server/src/views/';
const services = '^server/src/services/';
const biddingEngine = '^server/src/bidding-engine/';
const security = '^server/src/security/';
const ids = '^server/src/security/ids[.]ts$';
const passwords = '^server/src/security/passwords[.]ts$';
const gateways = '^server/src/gateways/';
/** The interface and the one error that callers must know. */
const payment = '^server/src/gateways/payments/gateway[.]ts$';
/** What the gateways of all kinds have in common, with their errors. */
const provider = '^server/src/gateways/provider[.]ts$';
const within = '^server/src/within[.]ts$';
const poll = '^server/src/poll[.]ts$';
const archives = '^server/src/archives/';
const spreadsheets = '^server/src/spreadsheets/';
const workMetrics = '^server/src/monitoring/work-metrics[.]ts$';
const constantFile = '^server/src/http/constant-file[.]ts$';
const http = '^server/src/http/';
const securityHeaders = '^server/src/http/security-headers[.]ts$';
const background = [
  '^(domain|contract)/',
  '^server/src/(jobs|messaging|images|realtime)/',
  context,
  database,
  events,
  gateways,
  operations,
  security,
  store,
  views,
  poll,
  within,
  workMetrics,
];
const webShared = ['^contract/', '^web/src/(ui|api|lib)/', '^web/src/(paths|links|until-hydrated)'];

/**
 * @typedef {object} Row
 * @property {string} from
 * @property {readonly string[]} ours what its files may import
 * @property {readonly string[]} [types] what they may further import as types
 * @property {readonly string[]} [packages] all when left out
 */
/** @type {readonly Row[]} */
const rows = [
  { from: '^domain/', ours: [], packages: [] },
  { from: '^contract/', ours: ['^domain/'], packages: ['zod'] },
  {
    from: services,
    ours: [
      '^(domain|contract)/',
      operations,
      store,
      events,
      views,
      context,
      ids,
      passwords,
      payment,
      provider,
    ],
    // The type of a handler and of its context.
    types: ['^server/src/rpc/handler[.]ts$', database, gateways, security, biddingEngine],
    packages: ['node:'],
  },
  {
    from: operations,
    ours: [
      '^domain/',
      store,
      events,
      context,
      database,
      ids,
      passwords,
      payment,
      archives,
      spreadsheets,
      provider,
      workMetrics,
      '^server/src/monitoring/redact[.]ts$',
    ],
    types: [gateways, security, '^contract/src/events'],
    packages: ['node:'],
  },
  {
    from: views,
    ours: ['^(domain|contract)/', jsonColumns],
    types: [store, biddingEngine],
    packages: ['sanitize-html'],
  },
  {
    from: store,
    ours: ['^domain/', database, ids],
    types: [context, payment],
    packages: ['kysely', 'pg', 'node:', 'zod'],
  },
  {
    from: gateways,
    ours: ['^domain/', config, constantFile, within, ids],
    types: [database, '^contract/src/card-form[.]ts$'],
  },
  { from: archives, ours: ['^domain/'], types: [gateways] },
  { from: spreadsheets, ours: ['^domain/'] },
  { from: security, ours: [] },
  { from: biddingEngine, ours: ['^domain/', store, events, database, context, ids] },
  { from: '^server/src/jobs/', ours: background },
  {
    from: events,
    ours: ['^domain/', context, database, store, poll],
    packages: ['zod', 'kysely', 'node:'],
  },
  { from: '^server/src/messaging/', ours: background },
  { from: '^server/src/realtime/', ours: [...background, securityHeaders, config] },
  { from: '^embedded-postgres/', ours: [], packages: ['pg', 'node:'] },
  { from: http, ours: ['^(domain|contract)/'] },
  {
    from: '^server/src/rpc/',
    ours: [
      '^contract/',
      '^domain/src/permissions/',
      '^domain/src/checks/(card-number-in-text|input-bounds)[.]ts$',
      '^domain/src/catalog/product-code[.]ts$',
      '^domain/src/(result|time)[.]ts$',
      context,
      database,
      store,
      services,
      ids,
      within,
      http,
      '^server/src/monitoring/log[.]ts$',
    ],
    types: ['^domain/', '^server/src/config/', gateways, security],
  },
  {
    from: '^demo/',
    ours: [
      '^domain/',
      context,
      database,
      store,
      operations,
      ids,
      passwords,
      '^server/src/gateways/payments/sandbox/(sandbox|seed-cards|seed-charges)[.]ts$',
      '^server/src/(extension|poll)[.]ts$',
      '^server/src/commands/read-csv[.]ts$',
      '^server/src/images/picture-store[.]ts$',
    ],
    types: [config],
    packages: ['kysely', 'node:'],
  },
  // The only module that loads the demo.
  {
    from: '^server/src/demo-package[.]ts$',
    ours: ['^(domain|contract|server)/', '^demo/src/demo[.]ts$'],
  },
  // The only module that uses the embedded PostgreSQL.
  {
    from: '^server/src/db/open-store-database[.]ts$',
    ours: ['^(domain|contract|server)/', '^embedded-postgres/src/start[.]ts$'],
  },
  { from: '^server/', ours: ['^(domain|contract|server)/'] },
  { from: '^web/src/layout/', ours: ['^domain/', '^web/src/features/', ...webShared] },
  { from: '^web/src/pages/', ours: ['^domain/', '^web/src/features/', ...webShared] },
  { from: '^web/src/features/', ours: ['^domain/', ...webShared] },
  {
    // Neither the router nor the API.
    from: '^web/src/ui/',
    ours: ['^domain/', '^web/src/lib/'],
    packages: [
      '@mantine',
      '@fontsource-variable',
      'lucide-react',
      'react',
      'react-phone-number-input',
    ],
  },
  { from: '^web/src/lib/', ours: ['^domain/'], types: ['^contract/src/card-form[.]ts$'] },
  { from: '^web/', ours: ['^(domain|contract|web)/'] },
];
const ourFiles = '^(domain|contract|embedded-postgres|demo|server|web)/(?!node_modules)';

/** One service, page area or feature does not import another. */
const separate = [services, '^web/src/pages/', '^web/src/features/'].map((folder) => ({
  name: `${nameOf(folder)}: folders are separate`,
  severity: 'error',
  from: { path: `${folder}([^/]+)/` },
  to: { path: folder, pathNot: `${folder}$1/` },
}));

const allowed = rows.flatMap((row, index) => {
  const { from, ours, types = [], packages } = row;
  const fromFiles = { path: from, pathNot: rows.slice(0, index).map((earlier) => earlier.from) };
  const imports = { path: ourFiles, pathNot: [from, ...ours] };
  const rules = [
    {
      name: `${nameOf(from)}: imports`,
      severity: 'error',
      from: fromFiles,
      to: { ...imports, dependencyTypesNot: ['type-only'] },
    },
    {
      name: `${nameOf(from)}: types`,
      severity: 'error',
      from: fromFiles,
      to: {
        ...imports,
        pathNot: [...imports.pathNot, ...types],
        dependencyTypes: ['type-only'],
      },
    },
  ];
  if (packages === undefined) return rules;
  return [...rules, ...packageRules(nameOf(from), fromFiles, packages)];
});

/** Packages, and the modules of Node itself. */
function packageRules(name, from, packages) {
  const named = packages.filter((each) => each !== 'node:').map((each) => `node_modules/${each}/`);
  const external = { path: 'node_modules/', pathNot: named };
  const rules = [{ name: `${name}: packages`, severity: 'error', from, to: external }];
  if (packages.includes('node:')) return rules;
  const core = { dependencyTypes: ['core'] };
  return [...rules, { name: `${name}: Node modules`, severity: 'error', from, to: core }];
}

function nameOf(folder) {
  return folder.replaceAll(/[\^$[\]]/g, '').replace(/\/$/, '');
}

export const rules = {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      // The router and its generated tree refer to each other by design.
      from: { pathNot: '^web/src/routeTree[.]gen[.]ts$' },
      to: { circular: true, viaNot: '^web/src/routeTree[.]gen[.]ts$' },
    },
    ...separate,
    ...allowed,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](test|properties[.]test)[.]tsx?$|/dist/|^(domain|server)/src/testing/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
};
