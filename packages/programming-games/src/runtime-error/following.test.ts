import type { RandomInt } from '@ackanomic/core'
import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import { nextPlannedMove } from './following.js'
import { runtimeError } from './game.js'
import { isChoicePoint, positionKnown } from './knowledge.js'
import type { RuntimeError } from './model.js'
import type { RuntimeErrorCertificate } from './proof/certificate.js'
import type { Opponent } from './proof/position.js'
import { dice } from './proof/positions.test-support.js'
import { provePosition } from './proof/prove.js'
import { type Moment, momentOf, nameOf, outcomesOf, scripted } from './proof/step.js'
import { AT, NAMES } from './script.test-support.js'

type Move = RuntimeError['Move']
type Options = RuntimeError['Options']

type S = State<RuntimeError>

/** A table with a number of players after the deal, shuffled at random. */
function dealt(players: number, options: Partial<Options>, pick: RandomInt): S {
  const roster = { players: NAMES.slice(0, players), referees: [], startedAt: AT }
  const start = runtimeError.setup(roster, options)
  if (!start.ok) throw new Error(start.error.message)
  return settled(start.value.state, pick)
}

/** The state after random answers to all prompts of the host. */
function settled(state: S, pick: RandomInt): S {
  const [asked] = state.openPrompts
  if (asked === undefined || state.outcome !== null) return state
  const answer = runtimeError.sampleAnswer(state, asked, pick)
  const entry = { kind: 'answer', at: AT, by: null, prompt: asked.id, answer }
  return settled(taken(state, entry), pick)
}

/** The state after a move of the player whose turn it is, and the host’s answers. */
function played(state: S, move: Move, pick: RandomInt): S {
  const by = state.roster.seats[state.shared.turn]?.holder ?? ''
  return settled(taken(state, { kind: 'move', at: AT, by, move }), pick)
}

function taken(state: S, entry: unknown): S {
  const step = runtimeError.apply(state, entry)
  if (!step.ok) throw new Error(`${step.error.message} ${JSON.stringify(entry)}`)
  return step.value.state
}

/** The current moment, as the mathematics describes it. */
function momentIn(state: S): Moment {
  return momentOf(positionKnown(state), state.options.reshuffle)
}

/** How engine and mathematics differ after an input (with its edit) or a script, if they do. */
function differenceOf(before: S, move: Move, edit: Move | null, after: S): string | null {
  const { shared } = before
  const from = momentIn(before)
  const goesOn =
    after.shared.turn === shared.turn &&
    isChoicePoint(after.shared) &&
    after.shared.stage !== 'scripting'
  const is = goesOn ? nameOf(momentIn(after)) : 'the end of the turn'
  if (move.type === 'script') {
    const next = scripted(from, move)
    return next !== undefined && nameOf(next) === is ? null : `a script leads to ${is}`
  }
  if (move.type !== 'input') return null
  const plan =
    edit?.type === 'edit' ? { ...edit, of: ownerOf(edit.of, shared.turn, before) } : undefined
  const play = plan === undefined ? { input: move.card } : { input: move.card, edit: plan }
  const outcomes = outcomesOf(from, play) ?? []
  const names = outcomes.map(({ next }) =>
    next === undefined ? 'the end of the turn' : nameOf(next),
  )
  return names.includes(is)
    ? null
    : `${JSON.stringify(play)} leads to ${is}, not ${names.join(' or ')}`
}

function ownerOf(of: number, turn: number, { shared }: S): 'own' | Opponent {
  const count = shared.statements.length
  return of === turn ? 'own' : (((of - turn - 1 + count) % count) as Opponent)
}

/** Every card of a state, wherever it is, in the order of `RUNTIME_ERROR_CARDS`. */
function cardsOf({ shared, secret, hidden }: S): string[] {
  const laid = shared.statements.flat().flatMap((s) => [s.lower, s.upper, s.function])
  const all = [
    ...secret.flatMap(({ hand, faceDown }) => [...hand, faceDown]),
    ...hidden.deck,
    ...shared.discard,
    ...laid,
    shared.input,
  ].filter((card): card is RuntimeErrorCard => card !== null)
  return all.sort(
    (one, other) => RUNTIME_ERROR_CARDS.indexOf(one) - RUNTIME_ERROR_CARDS.indexOf(other),
  )
}

/** The card that the player drew by LOAD, from the deck or from the pile that became the deck. */
function drawnBetween(before: S, after: S): RuntimeErrorCard | null {
  const { turn } = after.shared
  const held = after.secret[turn]?.hand ?? []
  const had = before.secret[turn]?.hand ?? []
  const pulled = after.shared.seen[turn] ?? []
  const drawn = held.filter((card) => !had.includes(card) && !pulled.includes(card))
  if (drawn.length > 1) throw new Error(`two cards came at once: ${drawn.join(' ')}`)
  return drawn[0] ?? null
}

const tables = [
  [2, 'on-draw'],
  [3, 'when-empty'],
  [4, 'on-draw'],
] as const

describe('engine and mathematics', () => {
  test.each(tables)(
    'agree on every input, edit and script: %i players, %s [RTE/win.a, RTE/deck.a, RTE/setup.deck]',
    (players, reshuffle) => {
      const seen = { input: 0, edit: 0, script: 0, loop: 0, shuffled: 0 }
      for (let seed = 0; seed < 8; seed++) {
        const pick = dice(seed)
        let state = dealt(players, { reshuffle }, pick)
        for (let turn = 0; turn < 150 && state.outcome === null; turn++) {
          const before = state
          const move = runtimeError
            .legalMoves(runtimeError.view(state, state.shared.turn))
            .sample(pick)
          if (move === undefined) throw new Error('somebody is always awaited')
          state = played(state, move, pick)
          let edit: Move | null = null
          if (state.shared.stage === 'edit') {
            edit =
              runtimeError.legalMoves(runtimeError.view(state, state.shared.turn)).sample(pick) ??
              null
            if (edit !== null) state = played(state, edit, pick)
          }
          expect(cardsOf(state)).toEqual(RUNTIME_ERROR_CARDS)
          if (state.outcome !== null) continue
          expect(differenceOf(before, move, edit, state)).toBeNull()
          if (move.type === 'input') seen.input += 1
          if (move.type === 'script') seen.script += 1
          if (edit !== null) seen.edit += 1
          if (state.shared.stage === 'loop') seen.loop += 1
          if (before.shared.pool !== state.shared.pool) seen.shuffled += 1
        }
      }
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5)
    },
  )

  test('agree that a proved plan never ends, whatever the host shuffles [RTE/win.a, RTE/win.e]', () => {
    let plans = 0
    let edits = 0
    for (let seed = 100; plans < 6; seed++) {
      const pick = dice(seed)
      let state = dealt(
        2 + (seed % 3),
        { reshuffle: seed % 2 === 0 ? 'on-draw' : 'when-empty' },
        pick,
      )
      let certificate: RuntimeErrorCertificate | undefined
      for (let count = 0; count < 200 && certificate === undefined; count++) {
        if (isChoicePoint(state.shared)) {
          const position = positionKnown(state)
          const { reshuffle } = state.options
          const proof = provePosition(position, { reshuffle, budget: 2000 })
          if (proof.forever === 'yes') certificate = proof.certificate
        }
        const move =
          certificate !== undefined
            ? undefined
            : runtimeError.legalMoves(runtimeError.view(state, state.shared.turn)).sample(pick)
        if (move === undefined || move.type === 'claim') break
        state = played(state, move, pick)
      }
      if (certificate === undefined) continue
      plans += 1
      const { turn } = state.shared
      let node = 0
      for (let step = 0; step < 60; step++) {
        for (let goesOn = true; goesOn; goesOn = state.shared.stage === 'edit') {
          const view = runtimeError.view(state, turn)
          const todo = view.role === 'seat' ? nextPlannedMove(certificate, node, view) : undefined
          if (todo === undefined) throw new Error(`node ${node} has no move`)
          const before = state
          state = played(state, todo.move, pick)
          if (todo.move.type === 'edit') edits += 1
          node = todo.next(state.shared.stage === 'edit' ? null : drawnBetween(before, state))
        }
        expect([state.shared.turn, isChoicePoint(state.shared)]).toEqual([turn, true])
      }
    }
    expect(edits).toBeGreaterThan(0)
  })
})
