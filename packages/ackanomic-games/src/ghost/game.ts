import type { Game } from '@ackanomic/core'
import { defineGame, isInGame, type State, seatsInGame, type Wanted } from '@ackanomic/core/engine'
import { ghostClauses } from './clauses.js'
import { ghostDescription } from './description.js'
import { playersLeft, refereeBack, refereeLeft } from './leaving.js'
import { ghostMoves, sampleGhostMove } from './legal.js'
import {
  addPlayer,
  checkAddition,
  checkAdditionProtest,
  checkRemoval,
  protestAddition,
  removeNewcomer,
} from './newcomers.js'
import { ghostNotation } from './notation.js'
import { checkAnswer, checkBegin, checkContinue, checkProtest, checkResign } from './plays.js'
import { answer, noAnswer, protestWord, report } from './protests.js'
import { ghostRejections } from './rejections.js'
import { closeAddition } from './removal.js'
import { renderGhost } from './render.js'
import { sampleGhost } from './resample.js'
import { sayGhost } from './say.js'
import { joinSchema, moveSchema, optionsSchema } from './schema.js'
import { drawNumbers, giveNumbers, resign, setWord, timeOut } from './turns.js'
import type { Ghost } from './types.js'
import { endGame } from './winning.js'

/**
 * Ghost, rule 1250.9: a word grows letter by letter, at either end. Whoever finishes it, or makes of
 * it what stands in no word, can be protested out of the game; the last player wins. The table needs
 * the number of active players in its `census`.
 *
 * Refuses moves with `numbersNotDrawn` (4.1), `notYourTurn` (4.4), `protestPending` (4(3)d),
 * `wordStands` (4(1)a), `nothingToContinue` (4(2)a), `notAContinuation` (4(2)b), `nothingToProtest`
 * (4(3)a), `resignOutOfTurn` (4.5), `noAnswerDue`, `notProtested`, `answered` and `notInside`
 * (4(3)h–o), `noAddition`, `notEarlier`, `protestedAlready` and `notRemovable` (4.2); joiners with
 * `duelAddition`, `notAddedByReferee`, `noWish` and `additionsClosed` (4.2); a referee with
 * `absentReferee` (6); besides core's codes.
 *
 * @example
 * ```ts
 * import { ghost } from '@ackanomic/games/ghost'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = ghost.setup({
 *   players: ['Ann', 'Bob'], referees: ['Dee'], startedAt, census: { activePlayers: 9 },
 * })
 * if (!start.ok) throw new Error(start.error.says)
 * const drawn = ghost.apply(start.value.state, {
 *   kind: 'ruling', at: startedAt, by: 'Dee', inquiry: 0, answer: [1, 0],
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.state.own.now // => { stage: 'turn', seat: 1 }
 *
 * const early = ghost.apply(drawn.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'begin', letter: 'Q' },
 * })
 * early.ok ? '' : early.error.says // => 'It is Bob’s turn; play in your own.'
 * ```
 */
export const ghost: Game<Ghost> = /* @__PURE__ */ defineGame<Ghost>({
  id: 'ghost',
  revision: 1,
  description: ghostDescription,
  clauses: ghostClauses,
  rejections: ghostRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: ({ names }) => ({
    own: {
      now: { stage: 'numbers' },
      word: null,
      numbers: names.map(() => null),
      reached: 0,
      newcomers: [],
      absentReferees: [],
      history: [],
    },
    secret: names.map(() => ({})),
    hidden: {},
  }),
  begin: drawNumbers,
  moves: {
    begin: {
      by: ['seat'],
      check: (state, _, { seat }) => checkBegin(state, seat),
      play: (draft, { letter }, desk, { seat }) => setWord(draft, letter, seat, desk),
    },
    continue: {
      by: ['seat'],
      check: (state, { word }, { seat }) => checkContinue(state, word, seat),
      play: (draft, { word }, desk, { seat }) => setWord(draft, word, seat, desk),
    },
    protest: {
      by: ['seat'],
      check: (state, _, { seat }) => checkProtest(state, seat),
      play: (draft, { ground }, desk, { seat }) => protestWord(draft, ground, seat, desk),
    },
    resign: {
      by: ['seat'],
      check: (state, _, { seat }) => checkResign(state, seat),
      play: (draft, _, desk, { seat }) => resign(draft, seat, 'resigned', '1250.9/4(4)a', desk),
    },
    answer: {
      by: ['seat'],
      check: (state, { word }, { seat }) => checkAnswer(state, word, seat),
      play: (draft, { word }, desk) => answer(draft, word, desk),
    },
    'protest addition': {
      by: ['seat'],
      check: (state, { newcomer }, { seat }) => checkAdditionProtest(state, newcomer, seat),
      play: (draft, { newcomer }, desk, { seat }) => protestAddition(draft, newcomer, seat, desk),
    },
    remove: {
      by: ['referee'],
      check: (state, { newcomer }) => checkRemoval(state, newcomer),
      play: (draft, { newcomer }, desk) => removeNewcomer(draft, newcomer, desk),
    },
  },
  inquiries: {
    numbers: { play: (draft, drawn, desk) => giveNumbers(draft, drawn, desk) },
    word: { play: (draft, found, desk) => report(draft, found, desk) },
    answer: { play: (draft, found, desk) => report(draft, found, desk) },
    inside: { play: (draft, found, desk) => report(draft, found, desk) },
  },
  deadlines: {
    turn: (draft, desk) => timeOut(draft, desk),
    answer: (draft, desk) => noAnswer(draft, desk),
    addition: (draft, desk, seat) => {
      if (seat !== null) closeAddition(draft, seat, desk)
    },
  },
  membership: {
    join: {
      schema: joinSchema,
      check: checkAddition,
      play: (draft, person, _, desk) => addPlayer(draft, person, desk),
    },
    left: playersLeft,
    refereeAway: refereeLeft,
    isRefereeAway: ({ own }, person) => own.absentReferees.includes(person),
    refereeBack,
    awayRefereeLeft: refereeBack,
    checkReferee: ({ own }, person) =>
      own.absentReferees.includes(person)
        ? { code: 'absentReferee', facts: { person } }
        : undefined,
  },
  settle: {
    when: ({ table }) => seatsInGame(table).length < 2,
    play: endGame,
  },
  secrecy: { referee: true },
  expects: wantedIn,
  legalMoves: ghostMoves,
  sampleMove: sampleGhostMove,
  resample: sampleGhost,
  notation: ghostNotation,
  render: renderGhost,
  say: sayGhost,
})

function wantedIn({ own, table }: State<Ghost>): readonly Wanted<Ghost>[] {
  const wanted: Wanted<Ghost>[] = []
  const { now, newcomers } = own
  if (now.stage === 'turn') {
    const mine = { of: now.seat, deadline: 'turn', seenBy: 'all' } as const
    // Any one of these is enough, and time runs out without one.
    if (own.word === null) wanted.push({ what: 'begin', need: 'must', ...mine })
    else {
      wanted.push({ what: 'continue', need: 'must', ...mine })
      wanted.push({ what: 'protest', need: 'must', ...mine })
    }
    wanted.push({ what: 'resign', need: 'may', ...mine })
  }
  if (now.stage === 'answer' && isInGame(table, now.protest.against)) {
    const of = now.protest.against
    wanted.push({ what: 'answer', of, need: 'must', deadline: 'answer', seenBy: 'all' })
  }
  for (const { seat, protestedBy } of newcomers) {
    if (protestedBy !== null) {
      wanted.push({ what: 'remove', of: 'referee', need: 'may', seenBy: 'all' })
      continue
    }
    for (const of of seatsInGame(table)) {
      if (of >= seat) break
      wanted.push({ what: 'protest addition', of, need: 'may', seenBy: 'all' })
    }
  }
  return wanted
}
