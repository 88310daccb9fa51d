/** What no identifier and no comment may use, and what to write instead (docs/vocabulary.md has the reasons). */
export interface VocabularyRule {
  /** Lower-case words that are not used. In identifiers each word between capitals counts. */
  words: readonly string[];
  instead: string;
  /** Plain English in a comment, but not a name for anything. */
  isAllowedInComments?: boolean;
  /** Plain English in a name, but not in a comment. */
  isAllowedInNames?: boolean;
}

const names = { isAllowedInComments: true } as const;
const comments = { isAllowedInNames: true } as const;

export const vocabularyRules: readonly VocabularyRule[] = [
  { words: ['plant', 'plants', 'planted', 'planting', 'planter'], instead: 'seed' },
  { words: ['deed', 'deeds'], instead: 'operation, or action' },
  { words: ['way', 'ways'], instead: 'EndpointCase, or what the thing is', ...names },
  { words: ['world', 'worlds'], instead: 'Fixture', ...names },
  { words: ['letter', 'letters'], instead: 'email', ...names },
  { words: ['seeker', 'seekers'], instead: 'Claimant' },
  { words: ['occasion', 'occasions'], instead: 'EntryDetails' },
  {
    words: ['say', 'says', 'saying', 'sayings', 'said', 'spoken', 'speak', 'speaks'],
    instead: 'translate, report, or state',
  },
  { words: ['ask', 'asks', 'asking', 'asked'], instead: 'request, or fetch' },
  { words: ['told', 'tell', 'tells', 'telling'], instead: 'notify, report, or log' },
  { words: ['reply', 'replies', 'replied'], instead: 'response' },
  { words: ['refusal', 'refusals', 'refused', 'refuse', 'refuses'], instead: 'rejection, reject' },
  { words: ['moment', 'moments'], instead: 'instant, or timestamp' },
  { words: ['standing', 'standings'], instead: 'status, availability, or progress' },
  { words: ['fault', 'faults'], instead: 'error, or violation' },
  { words: ['trouble', 'troubles'], instead: 'error' },
  { words: ['ground', 'grounds'], instead: 'surface' },
  { words: ['crowd', 'crowds'], instead: 'load, or virtual users' },
  { words: ['sighting', 'sightings'], instead: 'uncounted event, or exclusion reason' },
  { words: ['upkeep'], instead: 'maintenance' },
  { words: ['sweep', 'sweeps'], instead: 'purge' },
  { words: ['chance', 'chances'], instead: 'random, or rng' },
  { words: ['turns'], instead: 'limitConcurrency', ...names },
  { words: ['alone'], instead: 'loopbackOnly, or single', ...names },
  { words: ['shelf', 'shelves'], instead: 'list, or row' },
  { words: ['who', 'whoami', 'whom'], instead: 'what the component shows (PlayerSummary)', ...names },
  { words: ['sums'], instead: 'totals, or lines' },
  { words: ['collect', 'pay', 'purchase'], instead: 'claim, or spend', ...names },
  { words: ['whoever', 'nobody', 'somebody', 'anew'], instead: 'the subject by its name' },
  { words: ['had', 'gone'], instead: 'a plain verb', ...comments },
];

/** Whole names that say nothing of what they hold. */
export const emptyNames: ReadonlyMap<string, string> = new Map([
  ['Found', 'SearchResults'],
  ['Seen', 'EventTrace'],
  ['Asked', 'Requirements'],
  ['Half', 'what the part shows'],
  ['moreEndpoints', 'the resource'],
  ['moreParse', 'the resource'],
  ['peopleEndpoints', 'the resource'],
]);

/** Names that others gave: fields on the wire, the specification's words, APIs of browsers and libraries. */
export const givenNames: ReadonlySet<string> = new Set([
  // Wire: spec 3, Reward; wire, Promotions and Wishlist.
  'purchaseDate',
  'quantityPurchased',
  'toldDate',
  'told',
  // Addresses: a query key, and a setting that stored configurations use.
  'ask',
  'LETTERS_FOLDER',
  // OpenAPI: the name of a schema.
  'Moment',
  // CSS and the browser.
  'letterSpacing',
  // Letters of the alphabet.
  'letters',
  // styled-components.
  'collectStyles',
  // prom-client.
  'collect',
  'collectDefaultMetrics',
]);
