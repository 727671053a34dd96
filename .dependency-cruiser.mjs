// Who may import whom: the table of docs/architecture.md, as rules. `npm run check` and `npm test` apply them.

const tests =
  '^(apps|packages|demo|bench|scripts|studio)\\b.*(\\.(test|builders)\\.(ts|tsx|mjs)$|/(test|testing)/)'
/** @param {string} names */
const npm = (names) => `(^|node_modules/)(${names})(/|$)`
const sql = npm('drizzle-orm|pg|pg-boss|postgres')
const react = npm('react|react-dom|react-router|@react-router')
const serverOnly = '^apps/shop/(server/|app/.*\\.server(/|\\.tsx?$))'

/** The api's floors, lowest first. A feature may use those below its own, never one beside or above it. */
const apiFloors = [
  ['media', 'address', 'payment', 'delivery'],
  ['catalog', 'content', 'render'],
  ['configurator'],
  ['search', 'promotion', 'import', 'customer'],
  ['wizard'],
  ['cart'],
  ['order', 'marketing'],
  ['agent', 'assistant', 'checkout', 'question', 'review', 'service'],
  ['account'],
]
/** The shop's, by the same rule; the layouts stand on top of them. */
const shopFloors = [
  [
    'add-to-cart',
    'bed-size',
    'consent',
    'deal',
    'delivery',
    'energy',
    'guarantee',
    'payment',
    'postcode',
    'sample',
    'seo',
    'shell',
  ],
  ['marketing', 'feeds', 'wizard'],
  ['compare', 'favorites', 'order'],
  ['tile'],
  ['last-viewed', 'listing', 'rich-text', 'room'],
  ['cart', 'content', 'search', 'service'],
  [
    'agent',
    'blog',
    'brand',
    'category',
    'chat',
    'checkout',
    'compare-page',
    'configurator',
    'error',
    'favorites-page',
    'inspiration',
    'newsletter',
  ],
  ['address', 'question', 'review', 'site-map', 'text-page', 'withdrawal'],
  ['account', 'home', 'product'],
  ['quick-view'],
]
const features = '^apps/api/src/features'
const shopFeatures = '^apps/shop/app/features'

/**
 * @param {string} name
 * @param {string} comment what to do instead
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from,
  to,
})

/**
 * @param {string} app how its rules begin
 * @param {string} folder where its features are
 * @param {string[][]} floors
 */
const buildFloorRules = (app, folder, floors) => [
  forbid(
    `${app}-feature-has-a-floor`,
    'Give a new feature its floor in this file and in docs/architecture.md.',
    { path: `${folder}/(?!(${floors.flat().join('|')})/)` },
    {},
  ),
  ...floors.flatMap((floor, index) =>
    floor.map((feature) => {
      const outOfReach = floors
        .slice(index)
        .flat()
        .filter((other) => other !== feature)
      return forbid(
        `${app}-floor-of-${feature}`,
        `${feature} may use the floors below it only; what must go up goes as an event.`,
        { path: `${folder}/${feature}/`, pathNot: tests },
        { path: `${folder}/(${outOfReach.join('|')})/` },
      )
    }),
  ),
]

/** The rooms of product-files, in the order of its README. A room may use those before it. */
const fileRooms = 'input letters own-format cells rows columns systems mapping products'.split(' ')
const productFiles = '^packages/product-files'

const fileRoomRules = fileRooms.map((room, index) =>
  forbid(
    `file-room-of-${room}`,
    `${room} may use the rooms before it only.`,
    { path: `${productFiles}/${room}/`, pathNot: tests },
    {
      path: `${productFiles}/(?!node_modules/)`,
      pathNot: `${productFiles}/(${fileRooms.slice(0, index + 1).join('|')})/`,
    },
  ),
)

const packageRules = [
  forbid(
    'domain-stands-alone',
    'Pure rules: no package, no Node, no other part.',
    { path: '^packages/domain/', pathNot: tests },
    { pathNot: '^packages/domain/' },
  ),
  forbid(
    'contract-knows-domain-and-zod',
    'The contract builds on domain and zod only.',
    { path: '^packages/contract/', pathNot: tests },
    { pathNot: `^packages/(contract|domain)/|${npm('zod')}` },
  ),
  forbid(
    'search-stands-alone',
    'Documents in, results out; stemmers are its one package.',
    { path: '^packages/search/', pathNot: tests },
    { pathNot: `^packages/search/|${npm('@orama/stemmers')}` },
  ),
  forbid(
    'assistant-understands-and-no-more',
    'Dutch in, meaning out: it uses the rules and the Dutch of the search, and does nothing itself.',
    { path: '^packages/assistant/', pathNot: tests },
    { pathNot: '^packages/(assistant|domain|search)/' },
  ),
  forbid(
    'product-files-know-no-shop',
    'A file in, products and messages out: no database and no server.',
    { path: `${productFiles}/`, pathNot: tests },
    {
      pathNot: `^packages/(product-files|domain)/|${npm('zod|csv-parse|saxes|htmlparser2')}`,
      dependencyTypesNot: ['core'],
    },
  ),
  forbid(
    'log-knows-no-shop',
    'How a program logs, whatever it does.',
    { path: '^packages/log/', pathNot: tests },
    { pathNot: `^packages/log/|${npm('pino')}`, dependencyTypesNot: ['core'] },
  ),
  forbid(
    'packages-know-no-app',
    'Packages are used by the apps, never the other way.',
    { path: '^packages/' },
    { path: '^(apps|demo|e2e)/' },
  ),
  ...fileRoomRules,
]

/** The rooms beside the house: what they may look at, and that nobody leans on them. */
const sideRules = [
  forbid(
    'demo-is-data',
    'Invented goods and texts, held to the rules of packages/domain, and written as product files.',
    { path: '^demo/' },
    {
      pathNot: `^(demo|packages/domain|packages/product-files/(own-format|configurator|input))/|${npm('sharp|meshoptimizer|vitest')}`,
      dependencyTypesNot: ['core'],
    },
  ),
  forbid(
    'studio-stands-alone',
    'It makes pictures, and needs nothing of the shop.',
    { path: '^studio/' },
    { pathNot: `^studio/|${npm('sharp|meshoptimizer|vitest')}`, dependencyTypesNot: ['core'] },
  ),
  forbid(
    'journeys-look-from-outside',
    'Journeys use the shop as a visitor does.',
    { path: '^e2e/' },
    { path: '^(apps|demo)/|^packages/(search|assistant|log|product-files)/' },
  ),
  forbid(
    'bench-measures-the-product',
    'It measures the apps and the packages, with the goods of the demo shop, on a database that the scripts start.',
    { path: '^bench/' },
    {
      pathNot: '^(bench|apps|packages|demo|scripts/database)/|^scripts/lib/ports\\.mjs$',
      dependencyTypes: ['local'],
    },
  ),
  forbid(
    'scripts-need-nothing',
    'They run before anything is installed.',
    { path: '^scripts/', pathNot: '/(check|find-forbidden)-imports|/testing/|\\.test\\.' },
    { dependencyTypesNot: ['core', 'local'] },
  ),
  forbid(
    'scripts-start-parts-as-programs',
    'They start, build and test the parts; they import none of them.',
    { path: '^scripts/', pathNot: tests },
    { path: '^(apps|packages|demo|e2e|bench|studio)/' },
  ),
  forbid(
    'nobody-leans-on-side-rooms',
    'Journeys, measurements, scripts and the studio are used by nobody; a test may measure.',
    // What bench may use says its own rule.
    { path: '^([^/]+)/', pathNot: `^bench/|vitest\\.config\\.ts$|${tests}` },
    { path: '^(e2e|bench|scripts|studio)/', pathNot: '^$1/' },
  ),
]

const apiRules = [
  forbid(
    'api-knows-no-shop',
    'They share packages and HTTP.',
    { path: '^apps/api/' },
    { path: '^(apps/shop|e2e)/' },
  ),
  forbid(
    'only-the-loader-knows-the-demo',
    'A real shop has other content.',
    { path: '^apps/api/src/', pathNot: `/src/(load-demo\\.ts|demo/)|${tests}` },
    { path: '^demo/' },
  ),
  forbid(
    'react-in-templates-only',
    'The api renders mails and invoices, nothing else.',
    { path: '^apps/api/', pathNot: '(mail|mails|invoice)/|\\.(mail|invoice)\\.tsx$' },
    { path: react },
  ),
  forbid(
    'platform-knows-no-feature',
    'Features build on the platform.',
    { path: '^apps/api/src/platform/', pathNot: tests },
    { path: `${features}/` },
  ),
  forbid(
    'routes-know-their-feature',
    'Another feature is reached through a use case.',
    { path: `${features}/([^/]+)/.*\\.routes\\.ts$` },
    { path: `${features}/`, pathNot: `${features}/$1/` },
  ),
  forbid(
    'queries-know-their-feature',
    'Another feature is reached through a use case.',
    { path: `${features}/([^/]+)/.*\\.queries\\.ts$` },
    { path: `${features}/`, pathNot: `${features}/$1/` },
  ),
  forbid(
    'tables-of-others-stay-closed',
    'Ask for their queries or use cases. Only tables may point at tables (foreign keys).',
    { path: `${features}/([^/]+)/`, pathNot: `tables\\.ts$|${tests}` },
    { path: `${features}/[^/]+/.*tables\\.ts$`, pathNot: `${features}/$1/` },
  ),
  ...buildFloorRules('api', features, apiFloors),
  forbid(
    'one-way-in',
    'Log customers in with account/visit/enter.ts, which also joins their carts.',
    { path: `${features}/`, pathNot: `${features}/account/visit/enter\\.ts$|${tests}` },
    { path: `${features}/customer/session/open-session\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
]

const shopRules = [
  forbid(
    'shop-knows-no-api',
    'They share packages and HTTP.',
    { path: '^apps/shop/' },
    { path: '^(apps/api|demo|e2e|packages/(search|assistant|product-files))/' },
  ),
  forbid(
    'shop-knows-no-database',
    'The api is the only one who does.',
    { path: '^apps/shop/' },
    { path: `${sql}|${npm('fastify')}` },
  ),
  forbid(
    'node-in-server-files-only',
    'The rest runs in the browser too.',
    { path: '^apps/shop/app/', pathNot: `${serverOnly}|${tests}` },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'server-packages-in-server-files-only',
    'The rest runs in the browser too.',
    { path: '^apps/shop/app/', pathNot: `${serverOnly}|${tests}` },
    { path: `^packages/log/|${npm('@react-router/node')}` },
  ),
  forbid(
    'pages-do-not-know-the-host',
    'The server hosts the pages; they do not reach for it.',
    { path: '^apps/shop/app/', pathNot: `${serverOnly}|${tests}` },
    { path: '^apps/shop/server/' },
  ),
  forbid(
    'shop-ground-knows-no-feature',
    'ui and lib serve the features.',
    { path: '^apps/shop/app/(ui|lib)/', pathNot: tests },
    { path: '^apps/shop/app/(features|layouts)/' },
  ),
  forbid(
    'features-know-no-layout',
    'A layout stands around pages; what both need is in ui or in a feature below.',
    { path: `${shopFeatures}/`, pathNot: tests },
    { path: '^apps/shop/app/layouts/' },
  ),
  forbid(
    'lib-knows-no-ui',
    'The design system builds on lib.',
    { path: '^apps/shop/app/lib/', pathNot: tests },
    { path: '^apps/shop/app/ui/' },
  ),
  ...buildFloorRules('shop', shopFeatures, shopFloors),
  forbid(
    'ui-runs-in-the-browser',
    'The design system needs no server.',
    { path: '^apps/shop/app/ui/' },
    { path: serverOnly },
  ),
]

const generalRules = [
  forbid(
    'no-circles',
    'What needs each other belongs together, or one of them knows too much.',
    {},
    { circular: true },
  ),
  forbid(
    'no-tests-in-the-product',
    'Tests are used by tests and measurements.',
    { pathNot: `^(scripts|bench)/|vitest\\.config\\.ts$|${tests}` },
    { path: tests },
  ),
  forbid(
    'only-what-exists',
    'The import leads nowhere.',
    {},
    {
      couldNotResolve: true, // `mdast` is a package of types alone.
      pathNot: '^virtual:|^mdast$|\\+types/|\\?(url|raw|inline)$',
    },
  ),
  forbid(
    'only-declared-packages',
    'Add the package to the package.json of this workspace.',
    // The studio is not a workspace: it uses what the demo shop declares.
    { pathNot: '^studio/' },
    // The runner of all tests is declared once, at the root.
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: npm('vitest') },
  ),
]

/** Rules about whole folders. Tests are not part of them: they may reach further than what they test. */
export const rulesOfRooms = {
  forbidden: [
    {
      ...forbid(
        'no-circles-of-rooms',
        'Rooms that need each other are one room, or what both need belongs below them.',
        {},
        { circular: true },
      ),
      scope: /** @type {const} */ ('folder'),
    },
  ],
  withoutFiles: tests,
}

export default {
  forbidden: [...generalRules, ...packageRules, ...sideRules, ...apiRules, ...shopRules],
  options: {
    parser: /** @type {const} */ ('swc'),
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What the measurements compare the shop with has packages of its own.
    exclude: { path: '(^|/)(build|\\.react-router|test-results|playwright-report)/|^bench/peers/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
