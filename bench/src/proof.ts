/**
 * Measures the cost of receipts, of a log's chain and of verification, beside a step of the game.
 */
import { cpuUsage, stdout } from 'node:process'
import { createMatch, type Match, submit } from '@ackanomic/core'
import { randomBot, seededRandom } from '@ackanomic/core/bots'
import {
  chainHead,
  createPlayerKey,
  deriveSigningKey,
  sealMatch,
  senderOf,
  signAction,
  signReceipt,
  startHash,
  verifyAction,
  verifyReceipt,
} from '@ackanomic/core/proof'
import { spades } from '@ackanomic/games/spades'
import { verifyMatch } from '@ackanomic/verify'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { ratePerSecond } from './rate.js'

const SECRET = utf8ToBytes('kept from the players, 32 bytes.')
const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Dee']

const micros = (work: () => void): string => (1e6 / ratePerSecond(work)).toFixed(1)

/** The milliseconds of processor time of the best run. */
async function best(runs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < runs; i++) {
    const start = cpuUsage()
    await work()
    const { user, system } = cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** A match of Spades by random bots, with a thousand entries or more. */
function longMatch(): Match {
  for (let seed = 0; ; seed++) {
    let clock = 0
    const match = createMatch(spades, { players: PLAYERS, now: () => clock, id: `match ${seed}` })
    const bots = Object.fromEntries(
      PLAYERS.map((name) => [name, randomBot(spades, seededRandom(`${name} ${seed}`))]),
    )
    while (!match.isOver) {
      match.playBotsSync(bots, { maxMoves: 50 })
      clock = match.nextDeadline ?? clock
      match.advanceTo('nextDeadline')
    }
    if (match.value.log.length >= 1000) return match.value as unknown as Match
  }
}

const whole = longMatch()
const act = whole.log.find((entry) => senderOf(entry) === 'Ann')
if (act === undefined) throw new Error('Ann never acts.')
const first = createMatch(spades, { players: PLAYERS, now: () => 0 })
const bidder = first.pendingActions()[0]?.persons[0] ?? ''
const bid = { kind: 'move', at: 1, by: bidder, move: { type: 'bid', tricks: 3 } } as const
if (!submit(spades, first.value, bid).ok) throw new Error('The bid is refused.')
const bare = micros(() => submit(spades, first.value, bid))
const key = await deriveSigningKey(SECRET, 1)
const count = whole.log.length
const link = (await best(20, async () => chainHead(whole))) / count
const signed =
  (await best(5, async () => {
    for (let i = 0; i < 200; i++) await signReceipt(key, whole, act, 1)
  })) / 200
const receipt = await signReceipt(key, whole, act, 1)
const checked =
  (await best(5, async () => {
    for (let i = 0; i < 200; i++) if (receipt !== undefined) await verifyReceipt(receipt)
  })) / 200
const { key: playerKey } = await createPlayerKey()
const place = { match: whole.id, start: startHash(whole), person: 'Ann', number: 1, previous: null }
const action = { kind: 'move', move: { type: 'bid', tricks: 3 } } as const
const at = { ...place, idempotencyKey: 'request 1' }
const signedAction = await signAction(playerKey, at, action)
const signing =
  (await best(5, async () => {
    for (let i = 0; i < 200; i++) await signAction(playerKey, at, action)
  })) / 200
const holding =
  (await best(5, async () => {
    for (let i = 0; i < 200; i++) await verifyAction(signedAction, at)
  })) / 200
stdout.write(`| Spades | µs |
|---|---:|
| a step: a bid, by \`submit\` | ${bare} |
| the link of its entry in the chain | ${(1000 * link).toFixed(1)} |
| its receipt, signed | ${(1000 * signed).toFixed(0)} |
| a receipt, checked | ${(1000 * checked).toFixed(0)} |
| an action, signed by its sender | ${(1000 * signing).toFixed(0)} |
| the signature of an action, checked by the host | ${(1000 * holding).toFixed(0)} |
`)

const save = await sealMatch(key, whole, whole.log.at(-1)?.at ?? 0)
const own = whole.log.filter((entry) => senderOf(entry) === 'Ann')
const receipts = await Promise.all(own.map((entry, i) => signReceipt(key, whole, entry, i + 1)))
const keys = [{ number: 1, key: key.publicKey, from: 0, until: null }]
const report = await verifyMatch(save, { receipts, keys })
const alone = await best(5, () => verifyMatch(save))
const all = await best(5, () => verifyMatch(save, { receipts, keys }))
stdout.write(`
A match of Spades with ${count} entries is verified in ${alone.toFixed(0)} ms, and with ${receipts.length} receipts in ${all.toFixed(0)} ms (${report.verdict}).
`)
