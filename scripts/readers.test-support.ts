import {
  type Game,
  isTimeZone,
  loadMatch,
  readSaveHeader,
  saveMatch,
  startMatch,
  submit,
} from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import {
  createPlan,
  parseAction,
  parseAnswer,
  parsePlan,
  readReply,
  rosterCommands,
  splitFirstWord,
  splitWords,
} from '@ackanomic/core/commands'
import { stateProblem } from '@ackanomic/core/engine'
import { readReceipt, readSeal, readSeatReceipt } from '@ackanomic/core/proof'
import { minimalOpening, randomMatch } from '@ackanomic/core/testing'
import {
  answerProblem,
  copyUntrusted,
  describeName,
  describeType,
  isPlayerName,
  isTimestamp,
  normalizeText,
  parseSave,
  readEntry,
  sanitizeText,
} from '@ackanomic/core/untrusted'
import { isNormalCard, parseCard, parseCards, standardDeck } from '@ackanomic/decks'
import { catalogue } from '@ackanomic/games'
import {
  checkVariant,
  DIPLOMACY_STANDARD,
  parseOrders,
  parseUnit,
} from '@ackanomic/games/diplomacy'
import {
  readDaide,
  readDaideResults,
  readJudge,
  readSavedGame,
} from '@ackanomic/games/diplomacy/formats'
import { checkMapFile } from '@ackanomic/games/diplomacy/variants'
import { limerickFault } from '@ackanomic/games/limerick-contest'
import { countLines } from '@ackanomic/games/rusty-lantern'
import { readLetterGrid } from '@ackanomic/games/single-capture-go'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { checkCertificate, createCertificate } from '@ackanomic/programming-games/runtime-error'
import {
  advanceSociety,
  checkDescription,
  checkRecord,
  createBooks,
  createSociety,
  defineTrophy,
  enactedGame,
  hauntTrophy,
  loadBooks,
  loadSubmission,
  moveTrophy,
  postSubmission,
  recordResult,
  saveBooks,
  statementOf,
  trophiesOf,
} from '@ackanomic/society'
import { diceServer, parseDiceRequest, parseDiceResult } from '@ackanomic/society/equipment'
import { readHostKeys, verifyMatch } from '@ackanomic/verify'
import { printable } from '../apps/terminal/src/session/line.js'
import { ownText } from '../packages/host/src/mail/reply-text.js'

/** A function that reads input from outside. */
export interface Reader {
  /** The function's name, with a distinction if there are several readers of that name. */
  readonly name: string
  readonly takes: 'text' | 'value'
  readonly read: (given: never) => unknown
  /** Valid inputs, from which tests start. */
  readonly examples: readonly unknown[]
  /** Whether it returns the input itself, which need be neither short nor clean. */
  readonly echoes?: true
}

const text = (
  name: string,
  read: (given: string) => unknown,
  examples: readonly string[],
  echoes?: true,
): Reader => ({ name, takes: 'text', read, examples, ...(echoes && { echoes }) })

const value = (
  name: string,
  read: (given: never) => unknown,
  examples: readonly unknown[],
  echoes?: true,
): Reader => ({ name, takes: 'value', read, examples, ...(echoes && { echoes }) })

const everyGame = { ...mergeCatalogues(catalogue, programmingCatalogue), ...programmingCatalogue }
export const games: readonly Game[] = await Promise.all(
  Object.values(everyGame).map(({ load }) => load() as Promise<Game>),
)

/** Creates a source of chance that gives the same numbers each time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Returns only the error of an answer, since a match is more than plain data. */
function orError(answer: { readonly ok: boolean; readonly error?: unknown }): unknown {
  return answer.ok ? true : { ok: false, error: answer.error }
}

/** Returns the readers of a game: its notation in several states, its set-up, entries and saves. */
function readersOf(game: Game): readonly Reader[] {
  const opening = minimalOpening(game)
  const { trials, start } = randomMatch(game, opening, chance(1250), { entries: 60 })
  const states = [start.state, ...[0.5].map((at) => trials[~~(at * trials.length)]?.before)]
  const written = trials.flatMap(({ before, entry }) => {
    if (entry.kind !== 'move') return []
    const seat = game.status(before).roster.seats.findIndex(({ holder }) => holder === entry.by)
    return game.notation.format(entry.move, game.view(before, seat < 0 ? 'referee' : seat))
  })
  const examples = [...new Set(written)].slice(0, 8)
  const entries = [
    ...new Map(
      trials.map(({ entry }) => [
        JSON.stringify(Object.keys(entry.kind === 'move' ? Object(entry.move) : entry)),
        entry,
      ]),
    ).values(),
  ]
  const begun = startMatch(game as never, opening as never)
  if (!begun.ok) throw new Error(`${game.id} doesn't start`)
  const { match } = begun
  const save: unknown = JSON.parse(saveMatch(match))
  const parses = [...new Set(states)].flatMap((state, number) => {
    if (state === undefined) return []
    return ([0, 'referee'] as const).map((who) =>
      text(
        `${game.id}, state ${number}, ${who}`,
        (given) => game.notation.parse(given, game.view(state, who)),
        [...examples, game.notation.help],
      ),
    )
  })
  return [
    ...parses,
    text(
      `parseAction of ${game.id}`,
      (given) => parseAction(game, start.state, given, { by: 'Ann', isHost: true }),
      [...examples, '/vacation with Bob', '/as organizer pass', '/answer 1 yes', '/help', '//x'],
    ),
    text(
      `createPlan of ${game.id}`,
      (given) => createPlan(game, start.state, opening.roster.players[0] ?? '', given),
      [...examples, 'if prize > 9 and seat = 0: K else 3'],
      true,
    ),
    text(
      `readReply of ${game.id}`,
      (given) => readReply(game, game.view(start.state, 0), given),
      examples.map((example) => `I considered it.\n\n**Move:**\n\`\`\`\n${example}\n\`\`\``),
    ),
    value(`startMatch of ${game.id}`, (given) => orError(startMatch(game, { roster: given })), [
      opening.roster,
    ]),
    value(
      `startMatch of ${game.id}, contributions`,
      (given) => orError(startMatch(game, { ...opening, contributions: given } as never)),
      [{ Ann: 'a die' }],
    ),
    value(`setup of ${game.id}`, (given) => game.setup(opening.roster, given), [
      opening.options ?? {},
    ]),
    value(
      `submit of ${game.id}`,
      (given) => orError(submit(game as never, match as never, given)),
      entries,
    ),
    value(`loadMatch of ${game.id}`, (given) => loadMatch(game, given), [save]),
    value(
      `loadMatch of ${game.id}, trusting`,
      (given) => loadMatch(game, given, { trustState: stateProblem }),
      [save],
    ),
  ]
}

const seats = [{ player: 'Ann', holder: 'Ann', presence: 'here', active: true }] as const
const commands = Object.entries(rosterCommands).map(([word, { parse }]) =>
  text(
    `/${word}`,
    (given) => parse.call(rosterCommands[word], given, 'Ann', { seats, referees: ['Dee'] }),
    ['Bob with Eve', 'Bob for Ann', 'as the organizer', '"Bob Lee"', 'Ann Bob community'],
    word === 'join' || undefined,
  ),
)

const own = [
  { lower: '4H', upper: '10H', function: '2H' },
  { lower: '4D', upper: '10D', function: '2S' },
] as const
const position = {
  hand: ['7C'],
  discard: ['8D'],
  unseen: [],
  deck: 0,
  own,
  opponents: [],
  script: false,
} as const
const certificate = createCertificate(
  position,
  { nodes: [{ kind: 'swap' }] },
  { reshuffle: 'on-draw' },
)

const question = { kind: 'judge', about: 'taste', choices: ['Fine', 'bad'] } as const
const books = createBooks()
const spades = await catalogue.spades.load()
const savedMatch: unknown = (() => {
  const started = startMatch(spades as never, minimalOpening(spades as never) as never)
  return started.ok ? JSON.parse(saveMatch(started.match)) : null
})()
const posting = {
  at: 0,
  by: 'Ann',
  public: true,
  label: 'Game Submission',
  title: 'Snap',
  text: 'The whole text.',
  describes: [spades.description],
}
const variant = DIPLOMACY_STANDARD

/** All readers of a text or a value from outside. Add every new one to this list. */
export const readers: readonly Reader[] = [
  ...games.flatMap(readersOf),
  ...commands,
  text('parseAnswer', (given) => parseAnswer(question, given), ['fine', 'usual']),
  text('parseAnswer of dice', (given) => parseAnswer({ kind: 'roll', dice: 2, sides: 6 }, given), [
    '6, 6',
    '[1, 2]',
  ]),
  text('parsePlan', parsePlan, ['if the prize is above 9: K else 3\nQ'], true),
  text('splitFirstWord', splitFirstWord, ['vacation Ann'], true),
  text('splitWords', splitWords, ['Ann "Bob Lee"'], true),
  text(
    'ownText',
    ownText,
    ['Yes\n\nOn 1 May Ann wrote:\n> No', '-- \nAnn', '-----\nFrom: a@b\n'],
    true,
  ),
  text('printable', printable, ['a boat\n'], true),
  text('sanitizeText', sanitizeText, ['a boat\n']),
  text('normalizeText', normalizeText, ['A Par\u2011Bur'], true),
  text('parseCard', (given) => parseCard(standardDeck, given), ['KH', 'king of hearts']),
  text('parseCards', (given) => parseCards(standardDeck, given), ['KH, 2C 3D']),
  text('parseOrders', (given) => parseOrders(variant, given, { power: 'FRANCE' }), [
    'army paris supports army marseilles to burgundy',
    'F StP(sc) - GoB; waive 2',
    'The army at London move to Belgium via convoy.',
  ]),
  text('parseOrders of many powers', (given) => parseOrders(variant, given), ['France: A Par H']),
  text('parseUnit', (given) => parseUnit('FRANCE', given), ['A PAR'], true),
  text('readDaide', (given) => readDaide(variant, given), [
    '( ENG FLT LON ) MTO ECH',
    '( ENG AMY LON ) CTO BEL VIA ( NTH )',
    'ENG WVE',
  ]),
  text('readDaideResults', (given) => readDaideResults(variant, given), [
    'ORD ( SPR 1901 ) ( ( ENG FLT LON ) MTO ECH ) ( SUC )',
    'ORD ( FAL 1901 ) ( ( ENG AMY LON ) CTO BEL VIA ( NTH ) ) ( BNC RET )',
  ]),
  ...(['moves', 'retreats', 'adjustments'] as const).map((step) =>
    text(`readJudge of ${step}`, (given) => readJudge(variant, given, step), [
      'Germany: Army Munich -> Tyrolia.  (*bounce, dislodged*)',
      'Italy:   Army Venice, No Orders Processed.',
      'France: Builds an army in Paris.',
      'Spring 1901, moves.',
    ]),
  ),
  text('readLetterGrid', readLetterGrid, ['  1 2\na . A\nb @ .'], true),
  text('limerickFault', limerickFault, [
    'There was a man\nwho had a plan\nto go\nvery slow\nand ran',
  ]),
  text('countLines', countLines, ['a\nb']),
  text('parseDiceRequest', parseDiceRequest, ['To: Ann@a.b\nSubject: roll\n#P Ann\n#R 1\n#L 6']),
  text('parseDiceResult', parseDiceResult, ['Subject: x\n1 2 3']),
  text('diceServer', (given) => diceServer(() => 1)(given), ['#P Ann\n#R 1\n#L 6'], true),

  value('readSavedGame', (given) => readSavedGame(variant, given), [
    {
      id: 'x',
      map: 'standard',
      phases: [
        {
          name: 'S1901M',
          state: { units: { FRANCE: ['A PAR', '*F BRE'] }, centers: { FRANCE: ['PAR'] } },
          orders: { FRANCE: ['A PAR - BUR'] },
        },
      ],
    },
  ]),
  value('checkVariant', checkVariant, [variant]),
  value('checkMapFile', checkMapFile, [{ variant }]),
  value('checkCertificate', checkCertificate, [certificate]),
  value('isNormalCard', (given) => isNormalCard(standardDeck, given), ['KH']),
  value('readEntry', readEntry, [{ kind: 'roster', at: 0, event: { type: 'dispute', by: 'Ann' } }]),
  value('copyUntrusted', copyUntrusted, [{ a: [1] }], true),
  value('isPlayerName', isPlayerName, ['Ann']),
  value('isTimestamp', isTimestamp, [0]),
  value('isTimeZone', isTimeZone, ['Europe/Berlin']),
  value('describeName', describeName, ['Ann']),
  value('describeType', describeType, ['Ann']),
  value('answerProblem', (given) => answerProblem({ kind: 'shuffle', of: 3 }, given), [[2, 0, 1]]),
  value('parseSave', (given) => parseSave('x', given), [{ format: 'x', version: 1 }], true),
  value('readSaveHeader', readSaveHeader, [savedMatch]),
  value('readReceipt', readReceipt, [{ format: 'ackanomic receipt', version: 2 }]),
  value('checkRecord', (given) => orError(checkRecord(given)), [{ game: '1250.14' }]),
  value('readSeatReceipt', readSeatReceipt, [{ format: 'ackanomic seat receipt', version: 1 }]),
  value('readSeal', readSeal, [savedMatch]),
  value('readHostKeys', readHostKeys, [{ keys: [] }]),
  value('verifyMatch', verifyMatch, [savedMatch]),
  value('checkDescription', (given) => checkDescription(given), [spades.description]),
  value('defineTrophy', (given) => defineTrophy(books, given), [
    { name: 'Bean', unique: true, nameless: false },
  ]),
  value('moveTrophy', (given) => moveTrophy(books, 0, given), [{ at: 'player', player: 'Ann' }]),
  value('moveTrophy by id', (given) => moveTrophy(books, given, { at: 'treasury' }), [0]),
  value('hauntTrophy', (given) => hauntTrophy(books, 0, given), ['Vlad']),
  value('enactedGame', (given) => enactedGame(books, given), ['Spades']),
  value('statementOf', (given) => statementOf(books, given), ['Ann']),
  value('trophiesOf', (given) => trophiesOf(books, given), ['Ann']),
  value('postSubmission', (given) => postSubmission(given), [posting]),
  value('advanceSociety', (given) => advanceSociety(createSociety(books), given), [
    { what: 'submission', posting, engine: null },
    { what: 'month', month: '2026-11', at: Date.UTC(2026, 11, 1), matches: 0 },
  ]),
  value('recordResult', (given) => recordResult(books, given), []),
  value('loadBooks', loadBooks, [JSON.parse(saveBooks(books))]),
  value('loadSubmission', loadSubmission, [{ format: 'ackanomic submission', version: 1 }]),
]

/** Functions whose types look like a reader's, and the reason why they are not readers. */
export const notReaders: Readonly<Record<string, string>> = {
  canonicalJson: 'throws on what is not JSON, by its contract',
  hashJson: 'throws on what is not JSON, by its contract',
  createRoster: 'the set-up of every game reads with it',
  describeSchemaIssue: 'its issues come from a schema',
  describeDifference: 'for tests',
  jsonProblem: 'for tests',
  equalJson: 'compares what was read',
  parseUntrusted: 'every save is read with it',
  playText: 'reads with `parseAction` and `match.play`',
  problemOf: 'every request is read with it',
  senderOf: 'reads an entry of a log',
  signAction: 'signs what a client sends',
  storableJson: 'writes what the host has made',
  stateProblem: 'reads a state of a save; the laws of every game try it',
  toSentence: 'takes a sentence of a program',
  verifySignature: 'answers true or false',
}
