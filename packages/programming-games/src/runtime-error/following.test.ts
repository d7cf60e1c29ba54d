import { describe, expect, test } from 'vitest'
import { RUNTIME_ERROR_CARDS } from './cards.js'
import { nextPlannedMove } from './following.js'
import { cardsOf, dealt, differenceOf, drawnBetween, played } from './following.test-support.js'
import { runtimeError } from './game.js'
import { isChoicePoint, positionKnown } from './knowledge.js'
import type { RuntimeError } from './model.js'
import type { RuntimeErrorCertificate } from './proof/certificate.js'
import { provePosition } from './proof/prove.js'
import { dice } from './testing/positions.js'

type Move = RuntimeError['Move']

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

  test('a plan that was proved is never at its end, whatever the host shuffles [RTE/win.a, RTE/win.e]', () => {
    let plans = 0
    let edits = 0
    for (let seed = 100; plans < 12; seed++) {
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
