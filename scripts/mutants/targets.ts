import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../packages.js'
import { filesUnder } from '../pages.js'
import { type Mutant, mutantsOf } from './mutants.js'

/** A part of the sources with the tests that should notice a change of it. */
export interface Target {
  /** Such as `spades`. */
  readonly name: string
  /** The package whose score it counts for. */
  readonly folder: string
  readonly sources: readonly string[]
  /** What its rule says of itself, such as how many may play: changed for clauses only. */
  readonly descriptions: readonly string[]
  readonly tests: readonly string[]
  /** Whether its tests look at how fast-check shortens what fails; otherwise there is no time for that. */
  readonly shrinks: boolean
}

/**
 * What is no rule: tests, clauses and descriptions are words; tactics choose among legal moves, where
 * another weight is another opinion; what stands in a folder called testing belongs to tests;
 * commands run in processes of their own, where their tests look at what they print.
 */
const NO_RULE =
  /\.test|test-support|(?:^|\/)(?:clauses|description|index)\.ts$|\/tactics(?:\/|\.ts)|\/testing\/|core\/src\/bots\/|\/cli\//u

function under(folder: string): readonly string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return filesUnder(path).map((file) => relative(root, file).replaceAll(sep, '/'))
}

function target(name: string, folder: string, folders: readonly string[]): Target {
  const files = folders.flatMap(under).filter((file) => file.endsWith('.ts'))
  return {
    name,
    folder,
    sources: files.filter((file) => /\/src\//u.test(file) && !NO_RULE.test(file)),
    descriptions: files.filter((file) => file.endsWith('/description.ts')),
    tests: files.filter(isTest),
    shrinks: false,
  }
}

const isTest = (file: string): boolean => /(?<!\.deep)\.test\.ts$/u.test(file)

/**
 * The core. What it does for games is tested with games too, without their laws, and what it does for
 * programs with the terminal.
 */
function core(): Target {
  const alone = target('core', 'packages/core', ['packages/core/src'])
  const games = ['ghost', 'mediocrity', 'pure-skill', 'spades', 'fictionary']
  const others = [
    ...['packages/ackanomic-games/src', 'packages/programming-games/src'].flatMap((folder) =>
      under(folder).filter((file) => file.split('/').length === folder.split('/').length + 1),
    ),
    ...games.flatMap((name) => under(`packages/ackanomic-games/src/${name}`)),
    ...under('apps/terminal/src'),
  ]
  const tests = others.filter((file) => isTest(file) && !/laws|tactics/u.test(file))
  return { ...alone, tests: [...alone.tests, ...tests], shrinks: true }
}

/** The games of a package: each folder with a `game.ts`, and those that go with it by their names. */
function gamesOf(folder: string): readonly Target[] {
  const names = readdirSync(join(root, folder, 'src'))
  return names
    .filter((name) => existsSync(join(root, folder, 'src', name, 'game.ts')))
    .map((name) => {
      const own = names.filter((other) => other === name || other.startsWith(`${name}-`))
      return target(name, folder, [
        ...own.map((each) => `${folder}/src/${each}`),
        `${folder}/test/${name}`,
      ])
    })
}

/** Everything that is changed: all engines, and what they stand on. */
export function targets(): readonly Target[] {
  return [
    core(),
    ...['decks', 'society', 'verify'].map((name) =>
      target(name, `packages/${name}`, [`packages/${name}/src`]),
    ),
    ...['packages/ackanomic-games', 'packages/programming-games'].flatMap(gamesOf),
  ]
}

/** All mutants of a target. */
export function mutantsOfTarget({ sources }: Target): readonly Mutant[] {
  return mutantsOfFiles(sources)
}

/** The mutants of a target among which those of clauses are looked for. */
export function clauseMutantsOf({ sources, descriptions }: Target): readonly Mutant[] {
  return mutantsOfFiles([...sources, ...descriptions])
}

function mutantsOfFiles(files: readonly string[]): readonly Mutant[] {
  return files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
}
