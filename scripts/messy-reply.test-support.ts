import type { Game, GameView } from '@ackanomic/core'
import { normalizeText } from '@ackanomic/core/untrusted'

/** A position in which a seat may move, with some of its moves. */
export interface Position {
  readonly game: Game
  readonly view: GameView
  readonly moves: readonly unknown[]
}

/** A made-up reply, and the move that it means: `null` if it means none or several. */
export interface MessyReply {
  readonly text: string
  readonly move: unknown
  /** The names of the forms that it is made of. */
  readonly form: string
}

type Pick = (below: number) => number
type Forms = Readonly<Record<string, (...moves: readonly string[]) => string>>

/** Ways to state a move that is meant. */
const MEANT: Forms = {
  alone: (m) => m,
  block: (m) => `\`\`\`\n${m}\n\`\`\``,
  'named block': (m) => `Here is my move:\n\`\`\`text\n${m}\n\`\`\``,
  json: (m) => JSON.stringify({ move: m }),
  'json with thoughts': (m, a = m) =>
    JSON.stringify({ thoughts: `I could also ${a}.`, alternatives: [a], move: m }, null, 2),
  'json block': (m) =>
    `\`\`\`json\n${JSON.stringify({ reasoning: 'It is best.', action: m })}\n\`\`\``,
  tag: (m) => `<move>${m}</move>`,
  'label above': (m) => `Final answer:\n\n${m}`,
  'label above a block': (m) => `**My move:**\n\`\`\`\n${m}\n\`\`\``,
}

/** The same for moves of one line. */
const ON_A_LINE: Forms = {
  label: (m) => `Move: ${m}`,
  'bold label': (m) => `**Move:** \`${m}\``,
  'final label': (m) => `Final answer: ${m}`,
  'bold final': (m) => `**Final Move: ${m}**`,
  bold: (m) => `**${m}**`,
  ticks: (m) => `\`${m}\``,
  listed: (m) => `- ${m}`,
  boxed: (m) => `\\boxed{${m}}`,
  'going with': (m) => `I'll go with "${m}".`,
}

/** The same for moves that do not end with a full stop. */
const IN_A_SENTENCE: Forms = {
  'my move': (m) => `My move is ${m}.`,
  choice: (m) => `I choose ${m}.`,
  because: (m) => `I'll go with ${m} because it keeps my options open.`,
  contrast: (m, a = '') => `I'll go with ${m}${a === '' ? '' : ` instead of ${a}`}.`,
  'final contrast': (m, a = '') => `Final answer: ${m}${a === '' ? '' : ` (not ${a})`}`,
  between: (m, a = 'the rest') => `Between ${a} and ${m}, I'd go with ${m}.`,
}

/** The same for moves that begin with a verb. */
const WITH_A_VERB: Forms = {
  'first person': (m) => `I ${m}.`,
  future: (m) => `I will ${m}.`,
  'let us': (m) => `Let's ${m}.`,
  imperative: (m) => `${m} because it is safe.`,
}

/** Surrounding text: remarks, and moves that are not meant. */
const AROUND: Forms = {
  thoughts: () => 'The position is quite even, and nobody has made a mistake so far.',
  greeting: () => 'Hi everyone,',
  plan: () => 'My plan is to keep my options open and wait for a better chance.',
  numbers: () => 'There are 3 rounds left and 2 of us are close.',
  article: () => 'A careful player would think about this for a long time.',
  quote: (_, a = 'pass') => `> ${a.replaceAll('\n', '\n> ')}`,
  attribution: (_, a = 'pass') => `On Monday, Bob wrote:\n> ${a.replaceAll('\n', '\n> ')}`,
  think: (_, a = 'pass') => `<think>\nI play ${a}. No, that loses.\n</think>`,
}

const BEFORE: Forms = {
  considered: (_, a = 'a quiet move') => `I considered ${a}, but it is too risky.`,
  tempting: (_, a = 'a quiet move') => `${a} is tempting, yet it gives too much away.`,
  conditional: (_, a = 'a quiet move') => `If they were weaker, ${a} would be right.`,
  question: (_, a = 'a quiet move') => `What about ${a}? It loses to a good answer.`,
  others: (_, a = 'a quiet move') => `Bob will probably answer with ${a}.`,
  options: (m, a = 'a quiet move') => `My options are:\n- ${a}\n- ${m}`,
  numbered: (m, a = 'a quiet move') => `Options:\n1. ${a}\n2. ${m}`,
  past: (_, a = 'a quiet move') => `Last round I went for ${a} and regretted it.`,
}

const AFTER: Forms = {
  luck: () => 'Good luck!',
  reason: () => 'It keeps the most options open.',
  rejected: (_, a = 'anything else') => `Playing ${a} would have been too early.`,
  signature: (_, a = 'Bob') => `-- \n${a}`,
}

/** Replies that mean no move. */
const NOT_MEANT: Forms = {
  prose: () => 'I am not sure what to do here. Could somebody explain the position to me?',
  declined: () => 'Sorry, I cannot play this turn.',
  negated: (m) => `I will not play ${m}.`,
  'negated label': (m) => `My move is not ${m}.`,
  'do not': (m) => `Do not play ${m}.`,
  asked: (m) => `Should I play ${m}?`,
  doubt: (m) => `Maybe ${m}.`,
  'if alone': (m) => `I play ${m} if they pass.`,
  'if before': (m) => `If they pass, I play ${m}.`,
  past: (m) => `Last round I played ${m}.`,
  other: (m) => `Bob: I play ${m}`,
  reported: (m) => `Bob said: "I play ${m}"`,
  'block not meant': (m) => `Never do this:\n\`\`\`\n${m}\n\`\`\``,
  quoted: (m) => `> ${m.replaceAll('\n', '\n> ')}\n\nThanks!`,
}

/** Replies with two moves that contradict each other. */
const CONTRADICTORY: Forms = {
  'two labels': (m, a = '') => `Move: ${m}\n\nMove: ${a}`,
  'two blocks': (m, a = '') => `\`\`\`\n${m}\n\`\`\`\n\nor\n\n\`\`\`\n${a}\n\`\`\``,
  'two objects': (m, a = '') => `${JSON.stringify({ move: m })}\n${JSON.stringify({ move: a })}`,
  'two fields': (m, a = '') => JSON.stringify({ move: m, answer: a }),
  'two lines': (m, a = '') => `${m}\n\n${a}`,
}

/** The same for two moves of one line. */
const CONTRADICTORY_ON_A_LINE: Forms = {
  'taken back': (m, a = '') => `I play ${m}. No, wait, I play ${a}.`,
  'taken back below': (m, a = '') => `Move: ${m}\n\nActually, make that ${a}.`,
  'second thought': (m, a = '') => `\`\`\`\n${m}\n\`\`\`\nOn second thought, ${a}.`,
  conditional: (m, a = '') => `If they lead low, ${m}; otherwise ${a}.`,
  either: (m, a = '') => `Either ${m} or ${a}.`,
  'two in a sentence': (m, a = '') => `I play ${m} or ${a}.`,
  'two with and': (m, a = '') => `I play ${m} and then ${a}.`,
  'hedged first person': (m, a = '') => `I play ${m} unless Bob passes; then I play ${a}.`,
}

/** The forms in which several builds add up to one set of orders, without a contradiction. */
const ADDING = new Set(['two lines', 'two with and'])

/** The changes that phones and mail programs make to a text. */
const TYPED: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.replaceAll("'", '’').replace(/"([^"\n]*)"/gu, '“$1”'),
  (text) => `\u200b${text.replaceAll(' ', '\u00a0')}`,
  (text) => text.replaceAll('-', '\u2011'),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `${text}\n\n`,
]

/** Whether two moves are the same, apart from the dashes and blanks in their texts. */
export function isSameMove(one: unknown, other: unknown): boolean {
  const plain = (move: unknown): string =>
    JSON.stringify(move, (_, part) => (typeof part === 'string' ? normalizeText(part) : part))
  return plain(one) === plain(other)
}

export function messyReply({ game, view, moves }: Position, pick: Pick): MessyReply {
  const one = <Item>(items: readonly Item[]): Item => items[pick(items.length)] as Item
  const written = moves.map((move) => shortOrLong(game.notation.format(move, view)))
  const meant = one(written)
  const others = written.filter((each) => meaning(each) !== meaning(meant))
  const otherLines = others.filter((each) => !each.includes('\n'))
  const isLine = !meant.includes('\n')
  const isVerbal = /^[a-z]{3,} /iu.test(meant) && !/^(?:i |protest)/iu.test(meant)
  const isOpen = /[.!?]$/u.test(meant)
  // Moves of several types may belong together, such as a Target Word and a Salvo.
  const rivals = others.filter((each) => typeIn(each) === typeIn(meant))
  const rival = rivals.length === 0 ? undefined : one(rivals)
  const lineRival = otherLines.length === 0 ? undefined : one(otherLines)

  function isBuild(text: string): boolean {
    return typeIn(text) === 'orders' && / b$/imu.test(text)
  }

  function meaning(text: string): string {
    const read = game.notation.parse(text, view)
    return read.ok ? JSON.stringify(read.value) : ''
  }

  function typeIn(text: string): unknown {
    const read = game.notation.parse(text, view)
    return read.ok ? Object(read.value).type : undefined
  }

  function shortOrLong(text: string): string {
    const short = text.slice(text.indexOf(' ') + 1)
    const isShort = !text.includes('\n') && pick(3) === 0 && meaning(short) === meaning(text)
    const spoken = isShort ? short : text
    const cased =
      pick(4) === 0 ? spoken.toUpperCase() : pick(4) === 0 ? spoken.toLowerCase() : spoken
    return meaning(cased) === meaning(text) ? cased : spoken
  }

  function use(forms: Forms, ...args: readonly (string | undefined)[]): [string, string] {
    const [name, make] = one(Object.entries(forms))
    return [name, make(...(args as string[]))]
  }

  const kind = pick(10)
  if (kind < 2) {
    const [name, text] = use(NOT_MEANT, isLine ? meant.replace(/[.!?]$/u, '') : meant)
    return { text: one(TYPED)(text), move: null, form: `not meant: ${name}` }
  }
  if (kind === 2 && rival !== undefined) {
    const isOnALine = isLine && !rival.includes('\n') && pick(2) === 0
    const forms = Object.entries(isOnALine ? CONTRADICTORY_ON_A_LINE : CONTRADICTORY)
    const apart = forms.filter(([form]) => !ADDING.has(form))
    const isAdding = isBuild(meant) && isBuild(rival)
    const [name, text] = use(Object.fromEntries(isAdding ? apart : forms), meant, rival)
    return { text: one(TYPED)(text), move: null, form: `contradictory: ${name}` }
  }
  const [name, core] = use(
    isLine && pick(4) > 0
      ? isOpen || pick(2) === 0
        ? ON_A_LINE
        : isVerbal && pick(3) === 0
          ? WITH_A_VERB
          : IN_A_SENTENCE
      : MEANT,
    meant,
    lineRival,
  )
  const before = [AROUND, BEFORE].flatMap((forms) =>
    pick(2) === 0
      ? [use(forms, meant.includes('\n') ? (lineRival ?? 'that') : meant, lineRival)]
      : [],
  )
  const after = pick(2) === 0 ? [use(AFTER, meant, lineRival)] : []
  const parts = [...before.map(([, text]) => text), core, ...after.map(([, text]) => text)]
  const form = [...before.map(([each]) => each), name, ...after.map(([each]) => each)].join(' + ')
  const read = game.notation.parse(meant, view)
  return { text: one(TYPED)(parts.join('\n\n')), move: read.ok ? read.value : null, form }
}
