import type { CreateMatchOptions } from '@ackanomic/core'
import {
  createMatch,
  loadMatch,
  manualReferee,
  matchHistory,
  openMatch,
  rewind,
} from '@ackanomic/core'
import { type Bot, randomBot, searchBot, seededRandom } from '@ackanomic/core/bots'
import { wordDictionary } from '@ackanomic/core/dictionary'
import { describe, expect, test } from 'vitest'
import { fictionary } from './fictionary/index.js'
import { ghost } from './ghost/index.js'
import { mediocrity } from './mediocrity/index.js'
import { type PureSkill, pureSkill } from './pure-skill/index.js'
import { rustyLantern } from './rusty-lantern/index.js'
import { spades } from './spades/index.js'

const dictionaries = { official: wordDictionary(['ghost', 'supersonic', 'water']) }
const players = ['Ann', 'Bea', 'Cid', 'Dot']
const three = ['Ann', 'Bea', 'Cid']

describe('bots in a match', () => {
  const bot = randomBot(spades, seededRandom('bots'))

  test('play until a human must move', async () => {
    const match = createMatch(spades, { players })
    const bots = { Bea: bot, Cid: bot, Dot: bot }
    for (let moves = 0; !match.isOver && moves < 40; moves++) {
      await match.playBots(bots)
      const [move] = match.legalMoves('Ann').moves
      if (match.pendingActions('Ann').length === 0 || move === undefined)
        match.advanceTo('nextDeadline')
      else expect(match.play('Ann', move).ok).toBe(true)
    }
    expect(match.value.state.shared.rounds.length + match.value.log.length).toBeGreaterThan(60)
  })

  test.each([
    ['spades', spades, players],
    ['pure skill', pureSkill, three],
    ['mediocrity', mediocrity, players],
    ['ghost', ghost, players],
  ] as const)(
    'play a whole match of %s by themselves, saved and opened on the way',
    (_, game, names) => {
      const any = randomBot(game as typeof spades, seededRandom('alone')) as Bot<never>
      const bots = Object.fromEntries(names.map((name) => [name, any]))
      const setup = {
        players: names,
        now: () => 0,
        secret: 'a secret of sixteen',
        id: 'whole',
        dictionaries,
      }
      let match = createMatch(game as typeof spades, setup as CreateMatchOptions<typeof spades>)
      for (let i = 0; i < 400 && !match.isOver; i++) {
        const { refused } = match.playBotsSync(bots, { maxMoves: 200 })
        expect(refused).toEqual([])
        match.advanceTo('nextDeadline')
        if (i % 50 === 1) {
          match = openMatch(game as typeof spades, match.save(), { ...setup })
        }
      }
      expect(match.isOver || match.value.log.length > 400).toBe(true)
      const loaded = loadMatch(game as typeof spades, match.save())
      expect(loaded.ok && loaded.value.match.state).toEqual(match.value.state)
    },
  )

  test('think again when their view has changed', async () => {
    const match = createMatch(pureSkill, { players: three })
    const seen: unknown[] = []
    const slow = Object.assign(() => undefined, {
      reasons: () => [],
      async think(view: unknown) {
        seen.push(view)
        if (seen.length === 1) {
          match.play('Ann', 'bid K')
          match.play('Bea', 'bid 7')
          match.changeRoster({ type: 'vacation', person: 'Ann' })
        }
        await Promise.resolve()
        return { type: 'bid', card: '2C' } as const
      },
    })
    const run = await match.playBots({ Cid: slow as Bot<PureSkill['Move']> }, { maxMoves: 1 })
    expect(run).toMatchObject({ moves: 1, refused: [], stopped: 'maxMoves' })
    expect(seen.length).toBe(2)
  })

  test('do not block the thread while they search', async () => {
    const match = createMatch(pureSkill, { players: three })
    const strong = searchBot(pureSkill, seededRandom('strong'), {
      milliseconds: 60,
      clock: () => performance.now(),
    })
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    await match.playBots({ Ann: strong, Bea: strong }, { maxMoves: 2 })
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(0)
  })

  test('take no optional action, and none for a human', () => {
    const match = createMatch(pureSkill, { players: three })
    const any = randomBot(pureSkill, seededRandom('one'))
    expect(match.playBotsSync({ Ann: any })).toMatchObject({ moves: 1, idle: [], stopped: 'done' })
    expect(match.pendingActions().map(({ persons }) => persons[0])).toEqual(['Bea', 'Cid'])
    expect(match.playBotsSync({ Bea: () => undefined })).toMatchObject({ moves: 0, idle: ['Bea'] })
  })

  test('stop on a signal', async () => {
    const match = createMatch(pureSkill, { players: three })
    const any = randomBot(pureSkill, seededRandom('one'))
    const run = await match.playBots({ Ann: any }, { signal: { aborted: true } })
    expect(run).toMatchObject({ moves: 0, stopped: 'aborted' })
  })

  test('may be async functions', async () => {
    const match = createMatch(pureSkill, { players: three })
    const any = randomBot(pureSkill, seededRandom('one'))
    const later = async (...given: Parameters<typeof any>) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return any(...given)
    }
    expect(await match.playBots({ Ann: later, Bea: any })).toMatchObject({ moves: 2, idle: [] })
  })

  test('take each optional action once if told to', () => {
    const match = createMatch(fictionary, { players: [...players, 'Eve'], dictionaries })
    const optional = match.pendingActions().filter(({ need }) => need === 'optional')
    const asked: string[] = []
    const any = randomBot(fictionary, seededRandom('one'))
    const bots = Object.fromEntries([...players, 'Eve'].map((name) => [name, any]))
    match.playBotsSync(bots, {
      maxMoves: 20,
      optionalMoves: (person) => {
        asked.push(person)
        return false
      },
    })
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length > 0 || optional.length === 0).toBe(true)
  })

  test('may be asked again for optional actions before each required one', () => {
    const match = createMatch(rustyLantern, { players: three })
    const any = randomBot(rustyLantern, seededRandom('one'))
    const asked: string[] = []
    match.playBotsSync(Object.fromEntries(three.map((name) => [name, any])), {
      maxMoves: 4,
      optionalFirst: true,
      optionalMoves: (person) => {
        asked.push(person)
        return false
      },
    })
    expect(asked.length).toBeGreaterThan(new Set(asked).size)
  })

  test('answer open prompts at random if told to', () => {
    const setup = { players: three, referee: manualReferee, now: () => 0, id: 'by chance' }
    const prizes = ['one', 'two', 'three', 'four', 'one'].map((seed) => {
      const match = createMatch(pureSkill, setup)
      expect(match.playBotsSync({})).toMatchObject({ moves: 0, stopped: 'done' })
      const random = seededRandom(seed)
      const run = match.playBotsSync({}, { random, answerPrompt: ({ to }) => to === 'referee' })
      expect(run).toMatchObject({ moves: 1, idle: [] })
      return match.value.state.shared.prize
    })
    expect(prizes[4]).toBe(prizes[0])
    expect(new Set(prizes).size).toBeGreaterThan(1)
  })
})

describe('the history of a match', () => {
  test('has the state and events of each entry from the start of its log', () => {
    const match = createMatch(pureSkill, { players: three })
    for (const person of three) match.play(person, match.legalMoves(person).moves[0] ?? 'bid K')
    const steps = [...matchHistory(pureSkill, match.value)]
    expect(steps.map(({ entries }) => entries)).toEqual([
      ...match.value.log.keys(),
      steps.length - 1,
    ])
    expect(steps.at(-1)?.state).toEqual(match.value.state)
    const events = steps.flatMap((step) => step.events)
    for (const person of [...three, null]) {
      const heard = events.filter(
        ({ recipients }) =>
          recipients === 'everyone' || (person !== null && recipients.includes(person)),
      )
      expect(heard).toEqual(match.eventsFor(person))
    }
    const back = rewind(pureSkill, match.value, 2)
    expect(back.ok && back.value.state).toEqual(steps[2]?.state)
  })
})
