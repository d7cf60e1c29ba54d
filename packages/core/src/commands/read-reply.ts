import type { GameView } from '../game/view.js'
import type { GameError } from '../game-error.js'
import { type Err, err, ok, type Result } from '../result.js'
import { sanitizeText } from '../sanitize-text.js'
import {
  contradictsItself,
  MoveReader,
  type Reading,
  type ReplyGame,
  takesBack,
} from './move-reader.js'
import { type Finding, findingsIn } from './reply-findings.js'
import { choicesIn, isChoice } from './reply-parts.js'
import { ADDS, DECIDES } from './reply-words.js'

/** The error of a reply without a single clear move. `details.seen` lists the moves in it. */
export type ReplyError = GameError<
  'noMove' | 'severalMoves' | 'doubtfulMove' | 'notLegal' | 'tooLong',
  { readonly seen: readonly string[] },
  'contract/form'
>

const MAX_REPLY = 100_000

/**
 * Finds the one move that a person or a language model means by a reply in prose: after "Move:", in
 * "I play K because …", in code, in JSON, or on its own line. It ignores quotations after ">",
 * signatures below "-- " and `<think>` blocks.
 *
 * It never guesses. It refuses with `noMove`, `severalMoves`, `doubtfulMove`, `notLegal` or
 * `tooLong`, and a sentence that can be sent back to the writer.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { readReply } from '@ackanomic/core/commands'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const view = match.viewFor('Ann')
 * const reply = 'K is strong, but I’ll keep it.\n\n**Move:** `bid 3`'
 * readReply(pureSkill, view, reply) // => { ok: true, value: { type: 'bid', card: '3H' } }
 * const refused = readReply(pureSkill, view, 'K or 3. Both are fine:\nK\n3')
 * refused.ok ? '' : refused.error.message // => 'I found two moves: “bid KH” and “bid 3H”. Send one.'
 * ```
 */
export function readReply<Move>(
  game: ReplyGame<Move>,
  view: GameView,
  text: string,
): Result<Move, ReplyError> {
  const help = game.notation.help.replaceAll('\n', ' ')
  if (text.length > MAX_REPLY)
    return refuse('tooLong', `That is longer than ${MAX_REPLY} characters. Send the move alone.`)
  const reader = new MoveReader(game, view)
  const found = findingsIn(reader, text)
  const chosen = found.length > MAX_FINDINGS ? undefined : choose(found, reader, text)
  if (reader.isSpent || found.length > MAX_FINDINGS)
    return refuse('tooLong', 'That holds too much text to search for a move. Send the move alone.')
  if (chosen === undefined)
    return refuse('noMove', `I found no move in ${text.length} characters. ${help}`)
  if ('move' in chosen) {
    if (chosen.isLegal) return ok(chosen.move)
    return refuse('notLegal', `I read “${shown(chosen)}”, which is not legal now.`, [chosen])
  }
  const seen = distinct(chosen)
  const names = seen.slice(0, MAX_SHOWN).map((each) => `“${shown(each)}”`)
  if (seen.length > 1) {
    const count = COUNTS[seen.length] ?? String(seen.length)
    const list = seen.length > MAX_SHOWN ? `${names.join(', ')}, …` : joined(names)
    return refuse('severalMoves', `I found ${count} moves: ${list}. Send one.`, seen)
  }
  const doubt = `I cannot tell whether ${names[0] ?? 'a move'} is meant, or where it ends.`
  return refuse('doubtfulMove', `${doubt} Send the move alone, or between lines of \`\`\`.`, seen)
}

const MAX_SHOWN = 4

const MAX_FINDINGS = 2000
const COUNTS = ['no', 'one', 'two', 'three', 'four']

const joined = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const shown = ({ text }: Reading<unknown>): string => sanitizeText(text, 60)

function refuse(
  code: ReplyError['code'],
  message: string,
  seen: readonly Reading<unknown>[] = [],
): Err<ReplyError> {
  const details = { seen: seen.slice(0, 20).map(shown) }
  return err({ code, clause: 'contract/form', details, message: sanitizeText(message, 999) })
}

function distinct<Move>(readings: readonly Reading<Move>[]): readonly Reading<Move>[] {
  return [...new Map(readings.map((reading) => [reading.key, reading])).values()]
}

type Choice<Move> = Reading<Move> | readonly Reading<Move>[] | undefined

function choose<Move>(
  found: readonly Finding<Move>[],
  reader: MoveReader<Move>,
  reply: string,
): Choice<Move> {
  const stated = found.filter(({ kind }) => kind === 'stated')
  const finals = stated.filter(({ isFinal }) => isFinal)
  const bare = found.filter(({ kind }) => kind === 'bare')
  const legal = bare.filter(({ reading }) => reading?.isLegal)
  const [meant = bare] = [finals, stated, legal].filter(({ length }) => length > 0)
  const readings = distinct(readingsOf(meant))
  const [first, ...others] = readings
  if (first === undefined) {
    const doubtful = readingsOf(found.filter(({ reading }) => reading?.isLegal))
    const isUnread = found.some(({ kind, isLabel }) => kind === 'unread' && isLabel)
    return isUnread || doubtful.length > 0 ? doubtful : undefined
  }
  // A second label or block is a second move, and no more of the first.
  const isOneList = meant.filter(({ isLabel }) => isLabel).length < 2
  const listed = isOneList ? reader.list(meant.map(({ said }) => said)) : undefined
  const only = others.length === 0 ? first : listed
  if (only === undefined) return readings
  const isStated = meant[0]?.kind === 'stated'
  const isTimeless = meant.every((each) => each.isTimeless)
  const start = found.indexOf(meant[0] as Finding<Move>)
  const end = found.indexOf(meant.at(-1) as Finding<Move>)
  const isApart = meant.every((each) => each.isApart)
  const before = found.slice(0, start)
  const isCorrection =
    before.some(({ kind }) => kind === 'unread') &&
    isStated &&
    !isApart &&
    takesBack(meant[0]?.said ?? '', only.text)
  const chosen = new Set(meant)
  const choices = choicesIn(reply)
  const against = found.filter((finding, at) => {
    const { kind, reading, isLabel = false, said } = finding
    if (chosen.has(finding)) return isChoice(said, choices) || (isCorrection && at === start)
    if (
      only.isList &&
      (ADDS.test(said) || !(isStated && isApart)) &&
      isPartOf(finding, meant, only)
    )
      return true
    if (!isStated && kind === 'other' && isFragment(finding, meant)) return true
    if (at > (isStated ? end : start) && takesBack(said, only.text)) return true
    if (
      at > end &&
      kind !== 'stated' &&
      DECIDES.test(said) &&
      reader.glimpsed(said).some(({ key }) => key !== only.key)
    )
      return true
    if (kind === 'unread') return isLabel ? at > end || finals.length === 0 : !isStated && at > end
    if (reading?.isLegal !== true || reading.key === only.key) return false
    if (at > end) return true
    return isStated ? isTimeless && kind === 'bare' : !isApart || kind !== 'mention'
  })
  if (contradictsItself(only.move)) return [only]
  const doubtful = found.filter((each) => chosen.has(each) || against.includes(each))
  return against.length > 0 ? readingsOf(doubtful) : only
}

/** Whether a line may belong to a move of several lines, such as a grid. */
function isFragment<Move>({ paragraph, said }: Finding<Move>, meant: readonly Finding<Move>[]) {
  return meant.some((each) => each.paragraph === paragraph) && !/\p{L}{4}|[^\p{L}\s.·]/u.test(said)
}

function isPartOf<Move>(
  { paragraph, said }: Finding<Move>,
  meant: readonly Finding<Move>[],
  { text }: Reading<Move>,
): boolean {
  if (said.trimEnd().endsWith(':')) return false
  if (ADDS.test(said)) return true
  const firstWord = (line: string): string => /[\p{L}\p{N}]+/u.exec(line)?.[0].toLowerCase() ?? ''
  const lines = [text, ...meant.map((each) => each.said)].flatMap((each) => each.split('\n'))
  return (
    meant.some((each) => each.paragraph === paragraph) ||
    lines.some((line) => firstWord(line) === firstWord(said))
  )
}

function readingsOf<Move>(findings: readonly Finding<Move>[]): readonly Reading<Move>[] {
  return findings.flatMap(({ reading }) => (reading === undefined ? [] : [reading]))
}
