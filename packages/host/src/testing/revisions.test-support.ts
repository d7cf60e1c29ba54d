import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { type Game, loadMatch } from '@ackanomic/core'
import { stateProblem } from '@ackanomic/core/engine'
import { START } from '../fresh.test-support.js'
import {
  type CaseHost,
  type ConformanceCase,
  type ConformanceSample,
  column,
  expectError,
  expectOk,
  listCases,
} from './conformance.test-support.js'
import { changeGame, loadGame } from './samples.test-support.js'

/** The sample with the next revision of its game. */
const revise = async (
  sample: ConformanceSample,
  change: (game: Game) => Partial<Game> = () => ({}),
): Promise<ConformanceSample> => ({
  ...sample,
  games: await changeGame(sample, (game) => ({ revision: game.revision + 1, ...change(game) })),
})

/** A migration that drops all moves. */
const dropMoves = ({ revision }: Game): Partial<Game> => ({
  migrations: {
    [revision]: ({ options, log }) => ({
      options,
      log: (log as readonly { readonly kind: string }[]).filter(({ kind }) => kind !== 'move'),
    }),
  },
})

/** Rules that reject every move at the start of the match. */
function stricter({ apply }: Game): Partial<Game> {
  const error = { code: 'gone', clause: 'none', details: {}, message: 'There is no such move.' }
  return {
    apply(state, entry) {
      const { kind, at } = entry as { readonly kind: string; readonly at: number }
      return kind === 'move' && at === START ? { ok: false, error } : apply(state, entry)
    },
    applyAll(state, entries) {
      for (const [index, entry] of entries.entries()) {
        const step = this.apply?.(state, entry)
        if (step === undefined) break
        if (!step.ok) return { ok: false, error: { index, error: step.error } }
        state = step.value.state
      }
      return { ok: true, value: state }
    },
  }
}

/** Loads the match as it is saved, with the game of a sample. */
async function loadSaved(host: CaseHost, sample: ConformanceSample, options = {}) {
  const save = await host.exportMatch({ match: 'One' })
  return expectOk(loadMatch(await loadGame(sample), save, options)).match
}

/** Cases about matches whose game is revised. */
export const revisionCases: readonly ConformanceCase[] = listCases({
  'a host migrates a match to a new revision of its game': async (setup) => {
    const first = await setup.openWithMatch()
    await first.createMatch('Two')
    const page = await first.player.getMatch({ match: 'One' })
    const pending = await first.player.listPendingActions()
    const [action, another] = setup.sample.hiddenActions
    for (const match of ['One', 'Two']) await first.player.submit({ match, action })
    const notifications = await first.player.listNotifications()
    await first.host.close()
    const next = await revise(setup.sample, dropMoves)
    const { host, player, rival, endMatches, sample } = await setup.open({ games: next.games })
    // The moves are dropped and expected again. Notifications stay.
    same(await player.getMatch({ match: 'One' }), page)
    const again = await player.listPendingActions()
    const inOne = ({ match }: { readonly match: string }) => match === 'One'
    same(again.filter(inOne), pending.filter(inOne))
    same(await player.listNotifications(), notifications)
    const match = await loadSaved(host, next)
    same([match.revision, match.checkpoint], [(await loadGame(next)).revision, null])
    isTrue(match.log.every(({ kind }) => kind !== 'move'))
    await player.submit({ match: 'One', action: another })
    await rival.submit({ match: 'One', action: sample.secondAction })
    isTrue((await player.listNotifications()).length > notifications.length)
    // Nobody reads the other match, but its deadlines fire all the same.
    await endMatches()
    for (const each of column(pending, 'match'))
      isTrue((await player.getMatch({ match: each })).view.outcome !== null)
    same((await host.getHealth()).suspended, 0)
  },
  'a host continues a match from its state if its earlier log no longer replays': async (setup) => {
    const first = await setup.openWithMatch()
    await first.player.submit({ match: 'One', action: setup.sample.hiddenActions[0] })
    const page = await first.player.getMatch({ match: 'One' })
    await first.host.close()
    setup.clock.now += 1000
    const next = await revise(setup.sample, stricter)
    const { host, player, rival, endMatches, sample } = await setup.open({ games: next.games })
    same(await player.getMatch({ match: 'One' }), page)
    const trusting = { trustState: stateProblem }
    isTrue((await loadSaved(host, next, trusting)).checkpoint !== null)
    await rival.submit({ match: 'One', action: sample.secondAction })
    const match = await loadSaved(host, next, trusting)
    same(match.revision, (await loadGame(next)).revision)
    isTrue(match.log.some(({ kind }) => kind === 'move'))
    same(await player.getMatch({ match: 'One', at: START + 999 }), page)
    await expectError(player.getMatch({ match: 'One', at: START - 1 }), 'tooEarly')
    await endMatches()
    isTrue((await player.getMatch({ match: 'One' })).view.outcome !== null)
  },
  'a host does not touch a match of a newer revision': async (setup) => {
    const { games } = await revise(setup.sample)
    const newer = await setup.openWithMatch({ games })
    const save = await newer.host.exportMatch({ match: 'One' })
    await newer.host.close()
    const older = await setup.open()
    await older.createMatch('Two')
    await expectError(older.player.getMatch({ match: 'One' }), 'matchSuspended')
    isTrue(setup.faults.length > 0)
    await older.endMatches()
    isTrue((await older.player.getMatch({ match: 'Two' })).view.outcome !== null)
    await older.host.close()
    const { host: again, player } = await setup.open({ games })
    await again.resumeMatch({ match: 'One' })
    same(JSON.parse(await again.exportMatch({ match: 'One' })), JSON.parse(save))
    await again.runDueJobs()
    isTrue((await player.getMatch({ match: 'One' })).view.outcome !== null)
  },
})
