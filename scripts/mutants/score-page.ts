import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../packages.js'
import { inCell } from './clause-mutants.js'
import { EQUIVALENTS } from './equivalents.js'
import { mutantsOfTarget, type Target } from './targets.js'

/** How many mutants of a target were noticed. */
export interface TargetScore {
  readonly target: Target
  /** How many mutants it has in all. */
  readonly mutants: number
  /** How many of them were tried. */
  readonly tried: number
  /** How many of those change nothing that anybody can see. */
  readonly equivalent: number
  /** How many no test noticed. */
  readonly survived: number
  /** How many need a process of their own, and were left out. */
  readonly leftOut: number
  /** The keys of those that no test noticed. */
  readonly survivors: readonly string[]
}

type Counts = Omit<TargetScore, 'target' | 'survivors'>

/** The page of scores. */
export const SCORE_PAGE: string = join(root, 'docs/project/mutants.md')

const killedOf = ({ tried, equivalent, survived }: Counts): number => tried - equivalent - survived

/** The share of mutants that were noticed, of all that change something, in percent. */
function percentage(counts: Counts): string {
  const changing = counts.tried - counts.equivalent
  return changing === 0 ? '' : `${((100 * killedOf(counts)) / changing).toFixed(1)} %`
}

/** A score in one line. */
export function inWords(score: TargetScore): string {
  const { target, mutants, tried, equivalent, survived } = score
  return `${target.name}: ${tried} of ${mutants} mutants tried, ${killedOf(score)} killed, ${equivalent} equivalent, ${survived} survived`
}

function row(name: string, counts: Counts): string {
  const { mutants, tried, equivalent, survived, leftOut } = counts
  const cells = [
    ...[mutants, tried, killedOf(counts), equivalent, survived, leftOut],
    percentage(counts),
  ]
  return `| ${[name, ...cells].join(' | ')} |`
}

const pageText = (): string => (existsSync(SCORE_PAGE) ? readFileSync(SCORE_PAGE, 'utf8') : '')

/** The survivors that the page as it stands knows. */
export function knownSurvivors(): (key: string) => boolean {
  const text = pageText()
  return (key) => text.includes(`- ${inCell(key)}`)
}

/** The score that the page as it stands gives a target. */
export function knownScore(target: Target): TargetScore | undefined {
  const lines = pageText().split('\n')
  const cells = lines.find((line) => line.startsWith(`| ${target.name} |`))?.split('|')
  if (cells === undefined) return undefined
  const [mutants = 0, tried = 0, , equivalent = 0, , leftOut = 0] = cells.slice(2).map(Number)
  const isKnown = knownSurvivors()
  const keys = mutantsOfTarget(target).map(({ key }) => key)
  const survivors = keys.filter(isKnown)
  const survived = survivors.length
  return { target, mutants, tried, equivalent, survived, leftOut, survivors }
}

function sumOf(scores: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => scores.reduce((all, each) => all + each[key], 0)
  return {
    mutants: sum('mutants'),
    tried: sum('tried'),
    equivalent: sum('equivalent'),
    survived: sum('survived'),
    leftOut: sum('leftOut'),
  }
}

const HEAD = [
  '| | mutants | tried | killed | equivalent | survived | left out | score |',
  '|---|---:|---:|---:|---:|---:|---:|---:|',
]

/** The page that says how many changes of the engines their tests notice. */
export function scorePage(
  scores: readonly TargetScore[],
  { seed, oneIn }: { readonly seed: number; readonly oneIn: number },
): string {
  const folders = [...new Set(scores.map(({ target }) => target.folder))]
  const byPackage = folders.map((folder) =>
    row(folder, sumOf(scores.filter(({ target }) => target.folder === folder))),
  )
  const byTarget = scores.map((score) => row(score.target.name, score))
  const reasons = Object.entries(EQUIVALENTS).map(
    ([key, reason]) => `| ${inCell(key)} | ${reason} |`,
  )
  const survivors = scores.flatMap((score) => score.survivors).map((key) => `- ${inCell(key)}`)
  return [
    '# What the tests notice',
    '',
    '`npm run mutants` changes the engines in small ways and runs their tests: it turns comparisons round, counts one too many, leaves statements out, swaps arguments, drops elements of lists. Each change is a *mutant*, and a test that fails *kills* it. A mutant that no test kills either shows a gap, or it changes nothing that anybody can see: then it is *equivalent*, and the list below says why. `npm run test:deep` tries those that are left out here as well, and fails if one survives that is not on this page.',
    '',
    `One mutant in ${oneIn} is drawn, by seed ${seed} and its name, so that a change of one file doesn’t change what is drawn in another. Another seed draws others: \`npm run mutants -- --seed 7\`. Not changed are clauses, descriptions, bots and their tactics, where another weight is only another opinion. Some mutants are reached while modules load, so that each needs a process of its own; with \`--quick\` those that no other test kills are left out.`,
    '',
    ...HEAD,
    ...byPackage,
    row('all', sumOf(scores)),
    '',
    '## By game',
    '',
    ...HEAD,
    ...byTarget,
    '',
    '[Another page](clause-mutants.md) shows, clause by clause, a mutant that a test of the clause kills, and names the clauses that have none.',
    '',
    '## Survivors to be looked at',
    '',
    ...survivors,
    '',
    '## Mutants that change nothing',
    '',
    '| mutant | why nobody can see it |',
    '|---|---|',
    ...reasons,
    '',
  ].join('\n')
}
