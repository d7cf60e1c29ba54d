import { normalizeText } from '../normalize-text.js'
import type { MoveReader, Reading } from './move-reader.js'
import {
  beginsLike,
  endsWith,
  HELD,
  isHereAndNow,
  jsonIn,
  labelOf,
  objectsIn,
  ownPart,
} from './reply-parts.js'
import { FIRST_PERSON, NEGATIVE, REJECTS, TAGGED, TIMELESS, VERB, WEIGHS } from './reply-words.js'

/** A part of a reply. `bare`: a move alone. `elsewhere`: a decision for another time or person. */
export interface Finding<Move> {
  readonly kind: 'stated' | 'bare' | 'mention' | 'elsewhere' | 'unread' | 'other'
  readonly reading?: Reading<Move> | undefined
  readonly said: string
  readonly paragraph: number
  /** Whether it follows a label such as "Move:"; whether that says "final". */
  readonly isLabel?: boolean
  readonly isFinal?: boolean
  /** Whether it is a block or paragraph of its own. */
  readonly isApart?: boolean
  /** Whether its verb could be in the past tense. */
  readonly isTimeless?: boolean
}

/** The place of a part that was read before. */
const HOLDER = /\ue000(\d+)\ue000/u

/** JSON that should contain a move. */
const NAMES_MOVE = /["'](?:\w+ )?(?:move|action|answer|choice|orders?)["']\s*:/iu

const MAX_SENTENCE = 2000
const MAX_DECISIONS = 20
const BLANKS = /\s{20,}/gu

export function findingsIn<Move>(reader: MoveReader<Move>, text: string): readonly Finding<Move>[] {
  return new Search(reader).of(text)
}

class Search<Move> {
  readonly #reader: MoveReader<Move>
  readonly #found: Finding<Move>[] = []
  /** The moves in JSON, tags and code blocks; `null` for an unreadable one. */
  readonly #held: { readonly reading: Reading<Move> | null; readonly said: string }[] = []
  #paragraph = 0
  /** The announcement in the line before. */
  #lead: 'decision' | 'final' | 'nothing' | 'negative' = 'nothing'

  constructor(reader: MoveReader<Move>) {
    this.#reader = reader
  }

  of(text: string): readonly Finding<Move>[] {
    const own = ownPart(text)
    const whole = this.#reader.exact(own)
    const isDoubtful =
      whole?.isLegal === true && (endsWith(own, '?') || this.#reader.hasOpenEnd(own, whole))
    if (whole?.isLegal && !isDoubtful)
      return [{ kind: 'stated', reading: whole, said: own, paragraph: 0 }]
    const held = this.#holdBlocks(this.#holdTags(this.#holdJson(own)))
    const paragraphs = normalizeText(held).split(/\n(?:[^\S\n]*\n)+/u)
    for (const [number, paragraph] of paragraphs.entries()) {
      this.#paragraph = number
      this.#readParagraph(paragraph.split('\n').filter((line) => line.trim() !== ''))
    }
    if (this.#isAnnounced) this.#add('unread', '', undefined, { isLabel: true })
    if (isDoubtful && !this.#found.some(({ kind }) => kind === 'stated'))
      return [{ kind: 'mention', reading: whole, said: own, paragraph: 0 }]
    if (whole !== undefined && !own.includes('\n') && this.#found.every((each) => !each.reading))
      return [{ kind: 'bare', reading: whole, said: own, paragraph: 0 }]
    return this.#found
  }

  #add(
    kind: Finding<Move>['kind'],
    said: string,
    reading?: Reading<Move>,
    more: Partial<Finding<Move>> = {},
  ): void {
    this.#found.push({ kind, said, reading, paragraph: this.#paragraph, ...more })
  }

  #hold(said: string, reading: Reading<Move> | null): string {
    return `${HELD}${this.#held.push({ said, reading }) - 1}${HELD}`
  }

  get #isAnnounced(): boolean {
    return this.#lead === 'decision' || this.#lead === 'final'
  }

  #holdJson(text: string): string {
    let rest = ''
    let from = 0
    for (const [start, end] of objectsIn(text)) {
      const written = text.slice(start, end)
      const reading = this.#json(written)
      if (reading === undefined) continue
      rest += `${text.slice(from, start)}${this.#hold(written.replace(/[}\s]+$/u, ''), reading)}`
      from = end
    }
    return rest + text.slice(from)
  }

  #json(text: string): Reading<Move> | null | undefined {
    const value = jsonIn(text) ?? jsonIn(normalizeText(text))
    if (value === undefined) return NAMES_MOVE.test(normalizeText(text)) ? null : undefined
    const reading = this.#reader.json(value)
    // JSON drops the first of two fields with one name.
    const names = [...normalizeText(text).matchAll(/"(\w*)"\s*:/gu)].map(([, name]) => name)
    return reading !== undefined && new Set(names).size < names.length ? null : reading
  }

  #holdTags(text: string): string {
    return text.replace(TAGGED, (_, __, tagged?: string, boxed = '') => {
      const inside = tagged ?? String(boxed)
      if (HOLDER.test(inside)) return inside
      return this.#hold(
        inside,
        this.#reader.exact(inside) ?? this.#reader.start(inside.trim()) ?? null,
      )
    })
  }

  /** Replaces each code block that is a move; the lines of others are searched. */
  #holdBlocks(text: string): string {
    const lines: string[] = []
    let block: string[] | undefined
    let fence = ''
    const close = (): void => {
      const inside = block?.join('\n') ?? ''
      const reading = HOLDER.test(inside) ? undefined : this.#reader.exact(inside)
      lines.push(...(reading?.isLegal ? [this.#hold(inside, reading)] : ['', inside]), '')
      block = undefined
    }
    for (const line of text.split('\n')) {
      const plain = normalizeText(line).trim()
      const [, mark = ''] = /^(`{3,}|~{3,})[^`]*$/u.exec(plain) ?? []
      if (block === undefined && mark !== '') {
        block = []
        fence = mark
      } else if (block !== undefined && plain === fence) close()
      else if (block === undefined) lines.push(line)
      else block.push(line)
    }
    if (block !== undefined) close()
    return lines.join('\n')
  }

  #readParagraph(lines: readonly string[]): void {
    if (lines.length === 0) return
    const whole = lines.length > 1 ? this.#reader.exact(lines.join('\n')) : undefined
    if (whole?.isLegal) {
      this.#addAlone(lines.join('\n'), whole, true)
      return
    }
    for (const [at, line] of lines.entries()) {
      if (this.#reader.isSpent) return
      const isBelow = at > 0 && endsWith(lines[at - 1] ?? '', ':') && at < lines.length - 1
      const below = isBelow ? this.#reader.exact(lines.slice(at).join('\n')) : undefined
      if (below?.isLegal) {
        this.#addAlone(lines.slice(at).join('\n'), below)
        return
      }
      if (HOLDER.test(line)) this.#readHeld(line, lines[at - 1] ?? '')
      else this.#readLine(line, lines.length === 1)
    }
    if (this.#lead === 'negative' && !endsWith(lines.at(-1) ?? '', ':')) this.#lead = 'nothing'
  }

  #addAlone(said: string, reading: Reading<Move>, isApart = false): void {
    if (this.#isAnnounced) {
      this.#add('stated', said, reading, { isLabel: true, isFinal: this.#lead === 'final' })
      this.#lead = 'nothing'
    } else {
      const isWeighed = !said.includes('\n') && reading.words.some((each) => WEIGHS.test(each))
      const isDoubtful =
        this.#lead === 'negative' ||
        endsWith(said, '?') ||
        isWeighed ||
        this.#reader.hasOpenEnd(said, reading)
      this.#add(isDoubtful ? 'mention' : 'bare', said, reading, { isApart })
    }
  }

  #readLine(line: string, isApart: boolean): void {
    const clean = line
      .replace(/^\s*(?:(?:[-*+•]|\d{1,2}[.)]|#{1,6})\s+)?/u, '')
      .replace(/[*`]|__/gu, '')
      .replace(BLANKS, ' ')
      .trim()
    const [label, isFinal] = labelOf(clean)
    const rest = clean.slice(label.length).trim()
    if (label !== '') {
      if (rest === '') {
        this.#lead = isFinal ? 'final' : 'decision'
        return
      }
      const whole = this.#reader.exact(rest)
      if (whole?.isLegal && !endsWith(rest, '?')) {
        const isOpen = this.#isOpen(rest, whole)
        this.#add(isOpen ? 'unread' : 'stated', rest, whole, { isLabel: true, isFinal })
        return
      }
    }
    const whole = this.#reader.exact(line)
    if (whole?.isLegal) {
      this.#addAlone(line, whole, isApart)
      return
    }
    if (endsWith(clean, ':') && !this.#isAnnounced) {
      this.#lead = NEGATIVE.test(clean) ? 'negative' : 'nothing'
      if (label === '') {
        this.#readSentence(clean)
        return
      }
    }
    const before = this.#found.length
    for (const sentence of clean.split(/(?<=[.!?]["')]{0,2})\s+/u))
      this.#readSentence(sentence, isApart && sentence === clean)
    if (this.#found.length === before && whole !== undefined) this.#add('bare', line, whole)
  }

  #readHeld(line: string, above: string): void {
    const said = line.replace(new RegExp(HOLDER, 'gu'), ' ')
    const isOther =
      this.#lead === 'negative' ||
      REJECTS.test(above) ||
      (NEGATIVE.test(said) && labelOf(said)[0] === '')
    const isFinal = this.#lead === 'final' || labelOf(said.trim())[1]
    for (const [, number] of line.matchAll(new RegExp(HOLDER, 'gu'))) {
      const { reading, said: inside } = this.#held[Number(number)] ?? { reading: null, said: '' }
      if (isOther) this.#add('mention', line, reading ?? undefined)
      else if (reading)
        this.#add('stated', inside, reading, { isLabel: true, isFinal, isApart: true })
      else this.#add('unread', line, undefined, { isLabel: true })
    }
    this.#lead = 'nothing'
    if (/\w/u.test(said)) this.#add('other', said)
    for (const reading of this.#reader.mentioned(said)) this.#add('mention', said, reading)
  }

  #readSentence(sentence: string, isApart = false): void {
    if (this.#reader.isSpent) return
    const isQuestion = endsWith(sentence, '?')
    const decisions = [...sentence.matchAll(FIRST_PERSON)]
    if (sentence.length > MAX_SENTENCE || decisions.length > MAX_DECISIONS) {
      this.#add('unread', '', undefined, { isLabel: true })
      return
    }
    const [label, isFinal] = labelOf(sentence)
    const isAnnounced = this.#isAnnounced
    if (label !== '' || isAnnounced) {
      const reading = this.#reader.start(sentence.slice(label.length))
      const isFine = reading !== undefined && !isQuestion && !this.#isOpen(sentence, reading)
      const final = isFinal || this.#lead === 'final'
      this.#lead = 'nothing'
      this.#add(isFine ? 'stated' : 'unread', sentence, reading, { isLabel: true, isFinal: final })
      return
    }
    if (this.#readDecisions(sentence, decisions, isQuestion)) return
    const whole = this.#reader.exact(sentence)
    if (whole?.isLegal) {
      this.#addAlone(sentence, whole)
      return
    }
    const begun = this.#reader.start(sentence)
    if (begun?.isLegal && beginsLike(sentence, begun)) {
      this.#addAlone(sentence, begun, isApart)
      return
    }
    const mentioned = this.#reader.mentioned(sentence)
    for (const reading of mentioned) this.#add('mention', sentence, reading)
    if (mentioned.length === 0) this.#add('other', sentence)
  }

  #isOpen(text: string, reading: Reading<Move>): boolean {
    return this.#reader.hasOpenEnd(text, reading)
  }

  #readDecisions(
    sentence: string,
    decisions: readonly RegExpExecArray[],
    isQuestion: boolean,
  ): boolean {
    let isFound = false
    for (const match of decisions) {
      const [start, modifiers = ''] = match
      const before = sentence.slice(0, match.index)
      const rest = sentence.slice(match.index + start.length)
      const isVerb = VERB.test(rest)
      const reading = this.#reader.start(rest)
      if (!isVerb && (reading === undefined || !beginsLike(rest, reading))) continue
      isFound = true
      const isElse = isQuestion || !isHereAndNow(before)
      const isTimeless = modifiers === '' && TIMELESS.test(rest)
      const isFine = reading !== undefined && reading.words.length === 0
      if (!isFine) this.#add('unread', sentence, isElse ? reading : undefined)
      else this.#add(isElse ? 'elsewhere' : 'stated', sentence, reading, { isTimeless })
    }
    return isFound
  }
}
