/** What may import what. Types count as much as values: a reader follows both. */
const TESTS = String.raw`\.(test|test-d|test-support)\.m?tsx?$`
const GAMES = '^packages/(ackanomic|programming)-games/src/'

/** Each package with those of ours that it may import. */
const BELOW = {
  create: [],
  core: [],
  society: ['core'],
  decks: ['core'],
  'programming-games': ['society', 'decks', 'core'],
  'ackanomic-games': ['society', 'decks', 'core'],
  react: ['core'],
  boards: ['react', 'programming-games', 'ackanomic-games', 'society', 'decks', 'core'],
  host: ['core'],
  club: ['host', 'society', 'core'],
  verify: ['programming-games', 'ackanomic-games', 'society', 'core'],
  mcp: ['club', 'host', 'programming-games', 'ackanomic-games', 'society', 'decks', 'core'],
  arena: ['verify', 'programming-games', 'ackanomic-games', 'society', 'decks', 'core'],
}

/** Each folder of the host with those that it may import. */
const HOST_LAYERS = {
  contract: [],
  store: ['contract'],
  modules: ['contract', 'store'],
  auth: ['contract', 'store', 'modules'],
  matches: ['contract', 'store', 'modules', 'auth'],
  bots: ['contract'],
  jobs: ['contract', 'store', 'modules', 'auth', 'matches', 'bots'],
  restate: ['contract', 'store', 'jobs'],
  host: ['contract', 'store', 'modules', 'auth', 'matches', 'bots', 'jobs'],
  http: ['contract', 'store', 'auth', 'host'],
  mail: ['contract', 'jobs', 'host'],
  client: ['contract', 'host'],
}

/** Each folder of the club with those that it may import. */
const CLUB_LAYERS = {
  contract: [],
  store: [],
  notices: ['contract', 'store'],
  moderation: ['contract', 'store', 'notices'],
  society: ['contract', 'store', 'ratings', 'moderation', 'notices'],
  ratings: ['contract', 'store'],
  tables: ['contract', 'store', 'moderation', 'notices'],
  messages: ['contract', 'store', 'tables', 'moderation', 'notices'],
  tournaments: ['contract', 'store', 'tables', 'ratings', 'society', 'moderation', 'notices'],
  people: [
    'contract',
    'store',
    'tournaments',
    'messages',
    'tables',
    'ratings',
    'society',
    'moderation',
    'notices',
  ],
  mail: ['contract', 'tournaments', 'messages', 'tables', 'society'],
  client: ['tables'],
}

/** The rules that hold the folders in a place to their layers. Files beside the folders join them. */
const layersOf = (place, layers) =>
  Object.entries(layers).map(([name, below]) => ({
    name: `layer-${name}`,
    comment: `In ${place}, ${name} may import ${below.join(', ') || 'no other folder'}.`,
    severity: 'error',
    from: { path: `^${place}/${name}/`, pathNot: [TESTS, '/index[.]ts$'] },
    to: { path: `^${place}/[^/]+/`, pathNot: `^${place}/(${[name, ...below].join('|')})/` },
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'A type that two files need from each other stands below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(BELOW).map(([name, below]) => ({
      name: `arrows-of-${name}`,
      comment: `Of our packages ${name} may import ${below.join(', ') || 'none'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: TESTS },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...below].join('|')})/` },
    })),
    ...layersOf('packages/host/src', HOST_LAYERS),
    ...layersOf('packages/club/src', CLUB_LAYERS),
    {
      name: 'apps-on-top',
      comment: 'Nothing that others install needs an app, an example, or a test of the whole.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^(apps|examples|tests|scripts|site)/' },
    },
    {
      name: 'no-app-imports-another',
      comment: 'What two apps share belongs in a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-game-imports-another',
      comment: 'What two games share belongs in core or decks.',
      severity: 'error',
      from: { path: `${GAMES}([^/]+)/`, pathNot: TESTS },
      to: { path: `${GAMES}[^/]+/`, pathNot: '^packages/$1-games/src/$2/' },
    },
    {
      name: 'no-barrel-of-its-own',
      comment:
        'A file of the same package is imported by its name; index.ts is for users (a catalogue loads what they import).',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: [TESTS, '/catalogue[.]ts$'] },
      to: { path: '^packages/$1/.*/index[.]tsx?$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    exclude: { path: ['node_modules', '/dist/'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
    cache: { folder: '.cache/arrows', strategy: 'content' },
  },
}
