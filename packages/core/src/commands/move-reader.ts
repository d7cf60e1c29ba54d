import type { GameRules, GameText } from '../game/game.js'
import type { GameView } from '../game/view.js'
import {
  CONTRASTS,
  DOUBTS,
  EXPLAINS,
  FIRST_PERSON,
  JOINTS,
  MOVE_KEY,
  REMARK,
  REMARK_BEHIND,
  TAKES_BACK,
  VERB,
} from './reply-words.js'

/** The parts of a game with which replies are read. */
export type ReplyGame<Move> = Pick<GameRules<never, Move>, 'legalMoves' | 'schemas'> &
  Pick<GameText<Move>, 'notation'>

export interface Reading<Move> {
  readonly move: Move
  readonly key: string
  readonly text: string
  /** Whether it is legal, as far as the view shows. */
  readonly isLegal: boolean
  /** Whether it lists several actions, of which a part would be another move. */
  readonly isList: boolean
  /** The texts in it that are the writer's own words, and could be an explanation. */
  readonly words: readonly string[]
}

/** The limits of the texts that are tried for one reply. */
const MAX_TRIALS = 2000
const MAX_CHARACTERS = 2_000_000

/** The limits of the text in which a move is searched, and of its possible ends. */
const MAX_REST = 2000
const MAX_ENDS = 12

const MAX_MENTION_LENGTH = 80

const MAX_WORDS = 150

export class MoveReader<Move> {
  readonly #game: ReplyGame<Move>
  readonly #view: GameView
  readonly #known = new Map<string, Reading<Move> | undefined>()
  #legal: { readonly keys: ReadonlySet<string>; readonly types: readonly string[] } | undefined
  #characters = 0

  constructor(game: ReplyGame<Move>, view: GameView) {
    this.#game = game
    this.#view = view
  }

  get isSpent(): boolean {
    return this.#known.size > MAX_TRIALS || this.#characters > MAX_CHARACTERS
  }

  exact(text: string): Reading<Move> | undefined {
    const isLine = text.length <= MAX_REST && !text.trim().includes('\n')
    const forms = isLine
      ? [text, withoutMarks(text), withoutMarks(text).replace(/[.!]+$/u, '')]
      : [text]
    let illegal: Reading<Move> | undefined
    for (const form of new Set(forms)) {
      const reading = this.#parse(form)
      if (reading?.isLegal) return reading
      illegal ??= reading
    }
    return illegal
  }

  /** Reads the move at the beginning of a text, if the rest only explains it. */
  start(text: string): Reading<Move> | undefined {
    const whole = this.#stated(text)
    if (whole?.isLegal && whole.isList) return whole
    let found = whole?.isLegal ? whole : undefined
    const ends = text.length > MAX_REST ? [] : [...text.matchAll(EXPLAINS)].slice(0, MAX_ENDS)
    for (const { index } of ends.reverse()) {
      const reading = this.#stated(text.slice(0, index))
      const rest = text.slice(index)
      if (!reading?.isLegal || reading.key === found?.key) continue
      // Most of these words can be part of the writer's own text.
      if (found !== undefined && found.words.length > 0 && !CONTRASTS.test(rest)) continue
      if (found !== undefined || reading.isList || this.#isDoubtful(rest, reading)) return undefined
      found = reading
    }
    return found ?? whole
  }

  /** Whether the rest of a sentence is more than an explanation of its move. */
  #isDoubtful(rest: string, { text }: Reading<Move>): boolean {
    if (DOUBTS.test(rest)) return true
    if (takesBack(rest.replace(/^\W*(?:instead of|rather than|not)/iu, ''), text)) return true
    return /^\s*\((?!not\b)/iu.test(rest) && this.mentioned(rest).length > 0
  }

  /** Reads JSON that is or contains a move; `null` if it should contain one but does not. */
  json(value: unknown): Reading<Move> | null | undefined {
    if (typeof value !== 'object' || value === null) return undefined
    const whole = this.#received(value)
    if (whole !== undefined) return whole
    const fields = Object.entries(value).filter(([key]) => MOVE_KEY.test(key))
    if (Array.isArray(value) || fields.length === 0) return undefined
    // The number of a choice refers to a list that only its writer knows.
    const moves = fields.map(([key, each]) =>
      /choice/iu.test(key) && /^\W*\w\W*$/u.test(String(each)) ? undefined : this.#value(each),
    )
    const [first] = moves
    return moves.every((each) => each !== undefined && each.key === first?.key) ? first : null
  }

  /** Whether a text that was read as a move may also contain a remark. */
  hasOpenEnd(text: string, { key, words }: Reading<Move>): boolean {
    const open = words.find((each) => lastWord(each) === lastWord(text))
    if (open === undefined) return false
    if (/\n\s*\n|\bor (?:maybe|perhaps)\b/iu.test(open)) return true
    const [verb = ''] = /^[a-z]{3,}\b/iu.exec(text.trim()) ?? []
    if (verb !== '' && new RegExp(`\\b${verb}\\b`, 'iu').test(open)) return true
    const lines = text.trim().split('\n')
    const [line = ''] = lines
    if (lines.length > 1)
      return this.exact(line)?.isLegal === true || REMARK.test(lines.at(-1) ?? '')
    if (this.start(text)?.key !== key) return true
    const [, ...sentences] = line.split(/(?<=[.!?])\s+/u)
    return sentences.some((each) => REMARK.test(each) || REMARK_BEHIND.test(each))
  }

  mentioned(text: string): readonly Reading<Move>[] {
    return text.split(JOINTS).flatMap((part) => {
      const said = part.trim()
      const reading = said === '' || said.length > MAX_MENTION_LENGTH ? undefined : this.exact(said)
      return reading?.isLegal ? [reading] : []
    })
  }

  /** The legal moves in one to three consecutive words of a text. */
  glimpsed(text: string): readonly Reading<Move>[] {
    const words = text.split(/\s+/u).slice(0, MAX_WORDS)
    return words.flatMap((_, at) =>
      [1, 2, 3].flatMap((length) => {
        const reading = this.exact(words.slice(at, at + length).join(' '))
        return reading?.isLegal ? [reading] : []
      }),
    )
  }

  #stated(text: string): Reading<Move> | undefined {
    const said = text.trim()
    const whole = this.exact(said)
    if (whole?.isLegal) return whole
    const [person] = said.matchAll(FIRST_PERSON)
    const acted = person?.index === 0 ? said.slice(person[0].length) : said
    const verbal = acted === said ? undefined : this.exact(acted)
    if (verbal?.isLegal) return verbal
    const bare = withoutMarks(acted)
      .replace(VERB, '')
      .replace(/^(?:the|my) /iu, '')
    return (bare === acted ? undefined : this.exact(bare)) ?? verbal ?? whole
  }

  #value(value: unknown): Reading<Move> | undefined {
    if (typeof value === 'number') return this.exact(String(value))
    if (typeof value === 'string') return this.exact(value) ?? this.start(value)
    if (!Array.isArray(value)) return this.#received(value)
    if (value.length === 1) return this.#value(value[0])
    return value.every((each) => typeof each === 'string') ? this.list(value) : undefined
  }

  list(texts: readonly string[]): Reading<Move> | undefined {
    const parts = texts.map((text) => this.exact(text))
    const whole = this.#parse(texts.map(withoutMarks).join('\n'))
    if (whole === undefined || parts.some((part) => part === undefined)) return undefined
    const items = parts.flatMap((part) => listIn(part?.move) ?? [])
    return JSON.stringify(listIn(whole.move)) === JSON.stringify(items) ? whole : undefined
  }

  #parse(text: string): Reading<Move> | undefined {
    if (!this.isSpent && !this.#known.has(text)) {
      this.#characters += text.length
      const read = this.#game.notation.parse(text, this.#view)
      this.#known.set(text, read.ok ? this.#reading(read.value) : undefined)
    }
    return this.#known.get(text)
  }

  #received(value: unknown): Reading<Move> | undefined {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type'))
      return undefined
    const result = this.#game.schemas.move['~standard'].validate(value)
    return result instanceof Promise || result.issues !== undefined
      ? undefined
      : this.#reading(result.value)
  }

  /** The reading of a move; `undefined` if it is nested too deeply to be written. */
  #reading(move: Move): Reading<Move> | undefined {
    try {
      const key = keyOf(move)
      const isList = listIn(move) !== undefined
      const words = isList ? [] : stringsIn(move).filter((each) => /\s/u.test(each))
      const text = this.#game.notation.format(move, this.#view)
      return { move, key, text, isLegal: this.#isLegal(move, key), isList, words }
    } catch {
      return undefined
    }
  }

  #isLegal(move: Move, key: string): boolean {
    if (this.#legal === undefined) {
      const { moves, complete, alsoLegal } = this.#game.legalMoves(this.#view)
      const isKnown = this.#view.role === 'seat' && complete && moves.length > 0
      this.#legal = { keys: new Set(isKnown ? moves.map(keyOf) : []), types: alsoLegal }
    }
    const { keys, types } = this.#legal
    return keys.size === 0 || keys.has(key) || types.includes(String(Object(move).type))
  }
}

function listIn(move: unknown): readonly unknown[] | undefined {
  const [list, ...others] = Object.values(Object(move)).filter(
    (value): value is readonly unknown[] =>
      Array.isArray(value) &&
      value.every(
        (each) => typeof each === 'string' || (typeof each === 'object' && !Array.isArray(each)),
      ),
  )
  return others.length === 0 ? list : undefined
}

/** Whether a text takes back a move, in words that are not the move's. */
export function takesBack(said: string, move: string): boolean {
  const [words = ''] = TAKES_BACK.exec(said) ?? []
  return words !== '' && !move.toLowerCase().includes(words.trim().toLowerCase())
}

/** Whether a text gives two orders to one unit, or for one place. */
export function contradictsItself(move: unknown): boolean {
  const items = [...new Set(listIn(move))].filter((each) => typeof each === 'string')
  const subjects = items.map((each) => each.replace(/^[AF] /u, '').split(' ')[0])
  return new Set(subjects).size < subjects.length
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const lastWord = (text: string): string =>
  /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(text.slice(-80))?.[0] ?? ''

/** Removes the marks of lists, emphasis and quotation around a text. */
export function withoutMarks(text: string): string {
  return text
    .trim()
    .replace(/^(?:[-*+•]|\d{1,2}[.)]|#{1,6})\s+/u, '')
    .replace(/[*`]|__/gu, '')
    .replace(/^["'(_[\s]+|["')_\]\s]+(?:[.!]\s*)?$|[,;]+$/gu, '')
    .trim()
}

function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
