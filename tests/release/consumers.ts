import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder of a stranger: its files, and the commands to run once our packages are installed. */
export interface Consumer {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  /** The packages to install besides ours. */
  readonly others?: readonly string[]
  readonly lines: readonly string[]
  /** Describes a fault in the files that the commands made, if there is one. */
  readonly problem?: (folder: string) => string | undefined
}

/** The program of every consumer, which starts a match and loads each game from each catalogue. */
const body = `
const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
const wanted = match.pendingActions('Ann')
if (wanted.length === 0) throw new Error('nothing is wanted of Ann')
async function loadAll(): Promise<number> {
  const games = Object.values(mergeCatalogues(catalogue, programmingCatalogue))
  for (const { load } of games) if ((await load()).id === '') throw new Error('a game without an id')
  return games.length
}
loadAll().then((count) => console.log('plays; ' + count + ' games load'))
`
const plain = body.replace(': Promise<number>', '')
const imports: readonly (readonly [names: string, from: string])[] = [
  ['createMatch', '@ackanomic/core'],
  ['mergeCatalogues', '@ackanomic/core/catalogue'],
  ['pureSkill', '@ackanomic/games/pure-skill'],
  ['catalogue', '@ackanomic/games'],
  ['programmingCatalogue', '@ackanomic/programming-games'],
]
const esm = imports.map(([names, from]) => `import { ${names} } from '${from}'\n`).join('')
const cjs = imports.map(([names, from]) => `const { ${names} } = require('${from}')\n`).join('')

const bin = (name: string): string => join(import.meta.dirname, 'node_modules', '.bin', name)

const settings = (module: string, moduleResolution: string): string =>
  JSON.stringify({
    compilerOptions: {
      module,
      moduleResolution,
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      strict: true,
      exactOptionalPropertyTypes: true,
      outDir: 'out',
      types: [],
    },
    files: ['app.ts'],
  })

/** A page that is rendered without a browser. */
const page = `import { pureSkill } from '@ackanomic/games/pure-skill'
import { MatchLayout, OptionsForm, useLocalMatch } from '@ackanomic/react'
import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
import { version } from 'react'
import { renderToString } from 'react-dom/server'

function App() {
  const match = useLocalMatch(pureSkill)
  return (
    <MatchLayout match={match}>
      <PureSkillBoard match={match} />
      <OptionsForm game={pureSkill} value={{}} onChange={() => undefined} />
    </MatchLayout>
  )
}
console.error = (fault) => {
  throw new Error(fault)
}
const drawn = renderToString(<App />)
if (!drawn.includes('Bid the King of')) throw new Error(drawn)
console.log('draws a board with React ' + version)
`

/** A consumer that renders a board with another version of React. */
function reactPage(version: number): Consumer {
  const { compilerOptions } = JSON.parse(settings('node16', 'node16')) as {
    readonly compilerOptions: object
  }
  const config = { compilerOptions: { ...compilerOptions, jsx: 'react-jsx' }, files: ['app.tsx'] }
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom']
  return {
    name: `React ${version}`,
    files: { 'app.tsx': page, 'tsconfig.json': JSON.stringify(config) },
    others: names.map((each) => `${each}@${version}`),
    lines: [bin('tsc'), 'node out/app.js'],
  }
}

/** A host that stores a match and accepts a move as text. */
const host = `import { openHost } from '@ackanomic/host'
import { catalogue } from '@ackanomic/games'

const host = await openHost({ games: catalogue, secret: 'kept from the players' })
const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
const open = { match: 'first', by: 'Ann', idempotencyKey: '0', game: 'pure-skill', roster }
const opened = await host.createMatch({ ...open, automated: { Dee: 'referee' } })
if (!opened.ok) throw new Error(opened.error.message)
const action = { kind: 'text', text: 'bid K' }
const done = await host.submit({ match: 'first', by: 'Ann', idempotencyKey: '1', action })
if (!done.ok) throw new Error(done.error.message)
console.log('hosts: ' + done.value.notifications.map(({ message }) => message).join(' '))
await host.close()
`

/** Checks that every game has a chunk of its own but the one that the page itself imports. */
function chunksOf(folder: string): string | undefined {
  const files = readdirSync(join(folder, 'dist', 'assets'))
  const chunks = files.filter((file) => file.startsWith('game-')).length
  const games = ['games', 'programming-games'].flatMap((name) => {
    const built = join(folder, 'node_modules', '@ackanomic', name, 'dist')
    return readdirSync(built).filter((game) => existsSync(join(built, game, 'game.js')))
  }).length
  return chunks === games - 1 ? undefined : `${games - 1} games are in ${chunks} chunks`
}

/** A project made with `npm create`, whose tests must pass. */
const created = (template: string): Consumer => ({
  name: `npm create, ${template}`,
  files: {
    'again.mjs':
      "import { rmSync } from 'node:fs'\nrmSync('new', { recursive: true, force: true })\n",
  },
  lines: [
    'node again.mjs',
    `npm create ackanomic new -- --template ${template}`,
    'npm --prefix new install --no-audit --no-fund',
    'npm --prefix new test',
  ],
})

export const consumers: readonly Consumer[] = [
  { name: 'Node, import', files: { 'app.mjs': esm + plain }, lines: ['node app.mjs'] },
  { name: 'Node, require', files: { 'app.cjs': cjs + plain }, lines: ['node app.cjs'] },
  {
    name: 'TypeScript, node16',
    files: { 'app.ts': esm + body, 'tsconfig.json': settings('node16', 'node16') },
    lines: [bin('tsc'), 'node out/app.js'],
  },
  {
    name: 'TypeScript, bundler',
    files: { 'app.ts': esm + body, 'tsconfig.json': settings('esnext', 'bundler') },
    lines: [bin('tsc'), 'node out/app.js'],
  },
  {
    name: 'a page built with Vite',
    files: {
      'app.js': esm + plain,
      'index.html': '<!doctype html><script type="module" src="./app.js"></script>\n',
    },
    lines: [`${bin('vite')} build --logLevel error`],
    problem: chunksOf,
  },
  reactPage(18),
  reactPage(19),
  created('game'),
  created('app'),
  { name: 'a host', files: { 'app.mjs': host }, lines: ['node app.mjs'] },
  { name: 'Bun', files: { 'app.ts': esm + body }, lines: [`${bin('bun')} run app.ts`] },
  {
    name: 'Deno',
    files: { 'app.mjs': esm + plain },
    lines: [`${bin('deno')} run --allow-all --node-modules-dir=manual app.mjs`],
  },
]

/** Writes a consumer's files into a folder. */
export function furnish(folder: string, { files }: Consumer): void {
  const manifest = { name: 'stranger', version: '1.0.0', private: true, type: 'module' }
  for (const [file, text] of Object.entries({
    ...files,
    'package.json': JSON.stringify(manifest),
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}
