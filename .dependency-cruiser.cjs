/** Who may import whom (docs/architecture.md). Type-only imports count; every rule is an error. */
const within = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(apps|packages|tests|e2e|bench|scripts)/', pathNot: allowed },
})
/** Packages, whichever package.json names them (that of the root names more than a workspace's own), and Node. */
const FROM_OUTSIDE = [
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-no-pkg',
  'npm-unknown',
  'core',
]
const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

const PROJECTS = '^apps/server/src/product/projects/'
/** Folders of `product/projects`, lowest first: each imports those of the lines above only, none of its own line. */
const PROJECT_LAYERS = [
  ['common'],
  ['market', 'secret-addresses'],
  ['engine'],
  ['brief'],
  ['formation', 'phrasing'],
  ['team', 'shares', 'standings', 'room'],
  ['plan'],
  ['invitations', 'feedback', 'work'],
  ['departures', 'own-projects'],
  ['admin', 'demo', 'retention'],
]
const belowOf = (layer) => PROJECT_LAYERS.slice(0, layer).flat()
const projectLayers = PROJECT_LAYERS.map((folders, layer) =>
  never(
    `projects-${folders.join('-')}-look-down`,
    { path: `${PROJECTS}(${folders.join('|')})/` },
    { path: PROJECTS, pathNot: `${PROJECTS}(${['$1', ...belowOf(layer)].join('|')})/` },
  ),
)

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'Types included: a knot of types is a knot.'),
    never(
      'resolvable',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
      'Every import resolves.',
    ),
    never(
      'domain-needs-only-zod',
      { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: FROM_OUTSIDE, pathNot: 'node_modules/zod/' },
      'The domain is pure.',
    ),
    never(
      'rest-compiler-is-pure',
      { path: '^packages/rest-compiler/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: FROM_OUTSIDE },
      'No I/O, no driver, no library.',
    ),
    never(
      'pods-is-pure',
      { path: '^packages/pods/', pathNot: '\\.test(-data)?\\.ts$' },
      { dependencyTypes: FROM_OUTSIDE, pathNot: 'node_modules/zod/' },
      'The same bytes in the server and in the browser: no I/O, no clock, no native part.',
    ),
    within('domain', '^packages/domain/', '^packages/domain/'),
    within('i18n', '^packages/i18n/', '^packages/(i18n|domain)/'),
    within('rest-compiler', '^packages/rest-compiler/', '^packages/rest-compiler/'),
    within('pods', '^packages/pods/', '^packages/(pods|domain)/'),
    within('web', '^apps/web/', '^(apps/web|packages/(domain|i18n|pods))/'),
    within('server', '^apps/server/', '^(apps/server|packages/(domain|i18n|rest-compiler|pods))/'),
    within(
      'testing',
      '^packages/testing/',
      '^(packages/(testing|domain|i18n|pods|rest-compiler)|apps/server)/',
    ),
    within(
      'tests-use-testing',
      '^(tests|e2e|bench)/',
      '^(tests|e2e|bench|packages/(testing|domain|i18n|rest-compiler|pods))/',
    ),
    never(
      'production-never-imports-testing',
      { path: '^(apps|packages)/', pathNot: '^packages/testing/|\\.test\\.tsx?$' },
      { path: '^packages/testing/' },
    ),
    // The server: main → create-server → {product, protocol} → platform
    never(
      'a-protocol-server-never-imports-another',
      { path: '^apps/server/src/protocol/([^/]+)/' },
      { path: '^apps/server/src/protocol/', pathNot: '^apps/server/src/protocol/$1/' },
    ),
    never(
      'protocol-servers-know-no-product',
      { path: '^apps/server/src/protocol/' },
      { path: '^apps/server/src/(product/|[^/]+\\.ts$)' },
    ),
    never(
      'protocol-servers-through-their-index',
      { path: '^apps/server/src/[^/]+\\.ts$' },
      {
        path: '^apps/server/src/protocol/',
        pathNot: '^apps/server/src/protocol/[^/]+/index\\.ts$',
      },
    ),
    never(
      'a-concern-never-imports-another',
      { path: '^apps/server/src/product/([^/]+)/' },
      { path: '^apps/server/src/product/', pathNot: '^apps/server/src/product/$1/' },
    ),
    ...projectLayers,
    never(
      'projects-have-no-other-folders',
      { path: PROJECTS, pathNot: `${PROJECTS}((${PROJECT_LAYERS.flat().join('|')})/|[^/]+\\.ts$)` },
      {},
      'A new folder of projects has its layer.',
    ),
    {
      name: 'no-folder-in-both-directions',
      comment: 'Files without a cycle may still make a knot of folders.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/server/src/product/' },
      to: { circular: true },
    },
    never(
      'concerns-through-their-index',
      { path: '^apps/server/src/[^/]+\\.ts$' },
      {
        path: '^apps/server/src/product/[^/]+/',
        pathNot: '^apps/server/src/product/[^/]+/index\\.ts$',
      },
    ),
    never(
      'the-platform-knows-nobody-above',
      { path: '^apps/server/src/platform/' },
      { path: '^apps/server/src/(product/|protocol/|[^/]+\\.ts$)' },
    ),
    never(
      'the-product-knows-no-composition',
      { path: '^apps/server/src/product/' },
      { path: '^apps/server/src/(protocol/|[^/]+\\.ts$)' },
    ),
    // The browser: app → routes → features → data → lib; features → ui
    never(
      'a-feature-never-imports-another',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    never(
      'features-look-down',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/(app|routes)/' },
    ),
    never('routes-look-down', { path: '^apps/web/src/routes/' }, { path: '^apps/web/src/app/' }),
    never(
      'data-looks-down',
      { path: '^apps/web/src/data/' },
      { path: '^apps/web/src/(app|routes|features|ui)/' },
    ),
    never(
      'lib-looks-down',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(app|routes|features|data|ui)/' },
    ),
    never(
      'ui-imports-nothing-of-ours',
      { path: '^apps/web/src/ui/' },
      { path: '^(apps/web/src/(?!ui/)|packages/)' },
    ),
    never(
      'only-data-holds-the-client',
      { path: '^apps/web/src/(?!data/)' },
      { path: 'node_modules/@supabase/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/dist/|(^|/)node_modules/\\.vite/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.svg'],
    },
  },
}
