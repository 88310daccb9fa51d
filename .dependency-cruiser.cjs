/**
 * The features of the store, the lowest first: each may import those before it, and none after it. So no two import each
 * other, types included.
 */
const storeFeatures = [
  'session router support otherTabs locale toasts spend clock window interface auth account badges challenges units',
  'game rewards catalog discount friends news social metrics notices planner profile playerChanges sinceLastVisit stats',
  'home offline rules sam sitemap starplayers year',
].flatMap((row) => row.split(' '));

const isTest = '\\.test\\.tsx?$|/testing/';

/** The one-way streets of the project (docs/architecture.md, Boundaries). @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'services-import-nothing-above-them',
      severity: 'error',
      from: { path: '^services/' },
      to: { path: '^(store|components|pages|routes)' },
    },
    {
      name: 'store-imports-no-components-or-pages',
      severity: 'error',
      from: { path: '^store/' },
      to: { path: '^(components|pages)/' },
    },
    {
      name: 'components-take-only-types-from-services',
      comment:
        'The sign-in widget hands over a DOM node; the locale list, brand and settings are plain data, `withStorage` calls no service.',
      severity: 'error',
      from: { path: '^components/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^services/',
        pathNot:
          '^services/(sso/widget|locale/supportedLocales|locale/languageNames|locale/localeKeys|locale/nearestLocales|locale/alternateLanguages|http/(addresses|environment|withStorage)|brand)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-sagas-and-tasks-call-services',
      comment: 'A resource file of a backend holds its endpoints. The avatar URL and the video id are plain functions.',
      severity: 'error',
      from: { path: '^store/', pathNot: '((saga|tasks)\\.ts|pageProps\\.ts|/support/.*|\\.test\\.tsx?)$' },
      to: {
        path: '^services/(account|avatar|club|clubWebsite|console|promotions)/',
        pathNot: '^services/(avatar/avatarImage|clubWebsite/videoId)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-feature-imports-another-features-saga',
      severity: 'error',
      from: { path: '^store/(.+)/[^/]+$' },
      to: { path: '^store/.+/saga\\.ts$', pathNot: '^store/$1/saga\\.ts$' },
    },
    ...storeFeatures.map((feature, index) => ({
      name: `store-${feature}-imports-only-features-below-it`,
      severity: 'error',
      from: { path: `^store/${feature}/`, pathNot: isTest },
      to: { path: '^store/[^/]+/', pathNot: `^store/(${storeFeatures.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'store-features-have-a-place-in-the-order',
      severity: 'error',
      from: { path: '^store/[^/]+/', pathNot: `^store/(${storeFeatures.join('|')})/|${isTest}` },
      to: {},
    },
    { name: 'nobody-imports-pages', severity: 'error', from: { pathNot: '^pages/' }, to: { path: '^pages/' } },
    { name: 'nobody-imports-e2e', severity: 'error', from: { pathNot: '^e2e/' }, to: { path: '^e2e/' } },
    {
      name: 'contract-tests-know-the-platform-by-its-calls',
      comment:
        'They run it as a process and play as a game; the demo players, and a PostgreSQL server to run it on are theirs to know.',
      severity: 'error',
      from: { path: '^e2e/contract/' },
      to: {
        path: '^(platform|store|components|pages)/',
        pathNot: '^platform/(content/|db/seed/|support/|testing/|proof/|play/|domain/gameSignature\\.ts)',
      },
    },
    {
      name: 'site-does-not-import-the-platform',
      severity: 'error',
      from: { path: '^(pages|components|store|services)/' },
      to: { path: '^platform/' },
    },
    {
      name: 'platform-does-not-import-the-site',
      severity: 'error',
      from: { path: '^platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(pages|components|store|services)/' },
    },
    {
      name: 'platform-domain-is-pure',
      comment: 'Rules know no database and no HTTP; tests may use the platform.',
      severity: 'error',
      from: { path: '^platform/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^platform/', pathNot: '^platform/(domain|locale|node_modules)/' },
    },
    {
      name: 'platform-db-imports-no-layer-above',
      severity: 'error',
      from: { path: '^platform/db/', pathNot: '^platform/db/seed/|\\.test\\.ts$' },
      to: { path: '^platform/', pathNot: '^platform/(db/(?!seed/)|domain/|support/)' },
    },
    {
      name: 'platform-use-cases-import-no-layer-above',
      comment: 'The text of a notice names a reward or a challenge in the language of the player.',
      severity: 'error',
      from: { path: '^platform/useCases/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^platform/',
        pathNot:
          '^platform/(useCases|db|domain|locale|support)/|^platform/(serviceContext|brand|content/noticeText)\\.ts$',
      },
    },
    {
      name: 'platform-http-imports-no-layer-above',
      comment: 'platform/app.ts composes HTTP, the sign-on and the metrics.',
      severity: 'error',
      from: { path: '^platform/http/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^platform/(sso|metrics|operate|play|proof|testing)/|^platform/(app|serve|main|maintenance|settings)\\.ts$',
      },
    },
    {
      name: 'opentelemetry-loads-with-its-setting',
      comment: 'The site observes its requests by it, with or without a collector.',
      severity: 'error',
      from: { pathNot: '^(platform/support/openTelemetry|deploy/site/(requestSpans|prepareServer))\\.ts$' },
      to: {
        path: '^(node_modules/@opentelemetry/|platform/support/openTelemetry\\.ts)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'platform-support-imports-no-layer',
      severity: 'error',
      from: { path: '^platform/support/', pathNot: '\\.test\\.ts$' },
      to: { path: '^platform/', pathNot: '^platform/support/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(\\.next|\\.data|platform/\\.build)' },
  },
};
