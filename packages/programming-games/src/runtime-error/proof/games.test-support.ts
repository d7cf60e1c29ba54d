import type { RandomInt } from '@ackanomic/core'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from '../cards.js'
import { runtimeError } from '../game.js'
import { provablePositionOf } from '../knowledge.js'
import type { RuntimeError } from '../model.js'
import type { RuntimeErrorStatement } from '../statement.js'
import { choices, momentKey, openings } from './brute-force.test-support.js'
import { positionOf, type RuntimeErrorPosition, type RuntimeErrorZones } from './position.js'
import { dice, shuffled } from './positions.test-support.js'

interface Player {
  hand: RuntimeErrorCard[]
  statements: RuntimeErrorStatement[]
  /** In how many of four turns they lay a statement, if they can. */
  scripts: number
  /** In how many of four turns they lay an input. */
  inputs: number
}

/**
 * All cards in the middle of a random but not foolish game of 2 to 4 players, with individual
 * habits for statements (wide ones preferred) and inputs, and random edits. Half of the positions
 * are at the start of a turn, half after its script.
 */
export function midgame(seed: number): RuntimeErrorZones {
  const roll = dice(seed)
  const players: Player[] = []
  const deck: RuntimeErrorCard[] = shuffled(RUNTIME_ERROR_CARDS, roll)
  const discard: RuntimeErrorCard[] = []
  const seats = 2 + roll(3)
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      hand: deck.splice(0, 5),
      statements: [],
      scripts: 1 + roll(4),
      inputs: roll(4),
    })
  }
  const turns = 1 + roll(10 * seats)
  for (let turn = 0; turn < turns; turn++) playTurn(players, turn % seats, deck, discard, roll)
  const me = players[turns % seats]
  if (me === undefined) throw new Error('there is always a player')
  const before = zonesOf(players, turns % seats, deck, discard, true)
  if (roll(2) === 0) return before
  script(before, me, roll)
  return zonesOf(players, turns % seats, deck, discard, false)
}

function zonesOf(
  players: readonly Player[],
  seat: number,
  deck: readonly RuntimeErrorCard[],
  discard: readonly RuntimeErrorCard[],
  mayScript: boolean,
): RuntimeErrorZones {
  const others = players.map((_, ahead) => players[(seat + ahead) % players.length]).slice(1)
  const me = players[seat]
  return {
    hand: [...(me?.hand ?? [])],
    discard: [...discard],
    deck: [...deck],
    own: [...(me?.statements ?? [])],
    opponents: others.map((other) => ({
      hand: [...(other?.hand ?? [])],
      statements: [...(other?.statements ?? [])],
    })),
    script: mayScript,
  }
}

const positionAt = (zones: RuntimeErrorZones): RuntimeErrorPosition => positionOf(zones, 'deck')

/** Lays a statement, the widest of a few random ones, if possible. */
function script(zones: RuntimeErrorZones, me: Player, roll: (of: number) => number): void {
  const scripts = openings(positionAt({ ...zones, script: true }), 'on-draw').flatMap(
    ({ script: laid }) => (laid === undefined ? [] : [laid]),
  )
  const few = shuffled(scripts, roll).slice(0, 3)
  const width = (s: RuntimeErrorStatement) =>
    RUNTIME_ERROR_CARDS.indexOf(s.upper) - RUNTIME_ERROR_CARDS.indexOf(s.lower)
  const best = few.sort((a, b) => width(b) - width(a))[0]
  if (best === undefined) return
  me.statements.push(best)
  me.hand = me.hand.filter((card) => !Object.values(best).includes(card))
}

function playTurn(
  players: Player[],
  seat: number,
  deck: RuntimeErrorCard[],
  discard: RuntimeErrorCard[],
  roll: (of: number) => number,
): void {
  const me = players[seat]
  if (me === undefined) return
  if (roll(4) < me.scripts) script(zonesOf(players, seat, deck, discard, true), me, roll)
  let inputs = roll(4) < me.inputs ? 40 : 0
  for (; inputs > 0 && me.hand.length > 0; inputs--) {
    const zones = zonesOf(players, seat, deck, discard, false)
    const [start] = openings(positionAt(zones), 'on-draw')
    if (start === undefined) return
    const options = choices(start.moment, 'on-draw')
    const choice = options[roll(options.length)]
    const outcome = choice?.outcomes[roll(choice.outcomes.length)]
    if (choice === undefined || outcome === undefined) return
    if (outcome.next === undefined) {
      // The turn ends with this input; its functions hardly matter here.
      me.hand = me.hand.filter((card) => card !== choice.input)
      discard.push(choice.input)
      break
    }
    if (momentKey(outcome.next) === momentKey(start.moment)) break
    me.hand = [...outcome.next.hand]
    discard.splice(0, discard.length, ...outcome.next.discard)
    deck.splice(0, deck.length, ...outcome.next.unseen)
    for (const [at, table] of outcome.next.tables.entries()) {
      const owner = players[(seat + at) % players.length]
      if (owner !== undefined) owner.statements = [...table]
    }
  }
  if (deck.length === 0) deck.push(...shuffled(discard.splice(0), roll))
  const drawn = deck.splice(roll(Math.max(deck.length, 1)), 1)
  me.hand.push(...drawn)
}

type Move = RuntimeError['Move']

const MOVES = 105

/** Games of players who mostly draw, so that hands grow large and the deck runs low. */
export function hoarders(seed: number): RuntimeErrorPosition {
  const roll = dice(seed)
  const players = 2 + roll(3)
  const inputs = roll(4)
  return positionAfter(players, 30 + roll(MOVES - 29), roll, (choose, moves) => {
    const scripts = moves.filter(({ type }) => type === 'script')
    if (scripts.length > 0 && choose(3) === 0) return scripts[choose(scripts.length)]
    const cards = moves.filter(({ type }) => type === 'input' || type === 'edit')
    const isForced = moves.every(({ type }) => type !== 'end')
    if (cards.length > 0 && (isForced || choose(12) < inputs)) return cards[choose(cards.length)]
    return { type: 'end' }
  })
}

/** Random legal play of the same length. */
export function longGames(seed: number): RuntimeErrorPosition {
  const roll = dice(seed)
  return positionAfter(2 + roll(3), 30 + roll(MOVES - 29), roll, (choose, moves) =>
    moves.length === 0 ? undefined : moves[choose(moves.length)],
  )
}

type Policy = (choose: RandomInt, moves: readonly Move[]) => Move | undefined

/** The knowledge of the player in turn, at the first choice after a number of moves. */
function positionAfter(
  players: number,
  count: number,
  roll: RandomInt,
  policy: Policy,
): RuntimeErrorPosition {
  const names = ['Ann', 'Bob', 'Cyd', 'Dov'].slice(0, players)
  const start = runtimeError.setup({ players: names, referees: [], startedAt: 0 }, {})
  if (!start.ok) throw new Error(start.error.message)
  const simulation = runtimeError.simulate(start.value.state)
  for (let moves = 0; ; moves++) {
    for (
      let asked = simulation.openPrompts[0];
      asked !== undefined;
      asked = simulation.openPrompts[0]
    )
      simulation.answerAtRandom(asked, roll)
    const { turn } = simulation.state.shared
    const view = runtimeError.view(simulation.snapshot(), turn)
    const position = provablePositionOf(view)
    if (moves >= count && position !== undefined) return position
    const legal = runtimeError.legalMoves(view).moves.filter(({ type }) => type !== 'claim')
    const move = policy(roll, legal)
    if (move === undefined) throw new Error('there is always a move')
    simulation.play(turn, move)
  }
}
