import { days } from '@ackanomic/core'
import type { PositionRecipe } from '@ackanomic/core/engine'
import { equalPlain } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { count as number } from '../shapes.js'
import { hasClaimed, MOST_ADMITTED } from './claims.js'
import { reportAt } from './exchanges.js'
import { type DoubleCrash, namedError as error } from './model.js'
import { looksUp } from './plays.js'
import { promptsIn } from './prompts.js'
import { tentativeOf } from './rounds.js'
import { crashesBetween, isSalvoRound, LETTERS, salvoSizeOf } from './words.js'

const seat = v.picklist([0, 1])
const word = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, 'Send words of five letters, upper case'))
const flag = v.boolean()
const seats = v.array(seat)
const numbers = v.array(v.pipe(number, v.maxValue(LETTERS)))
const salvo = v.nullable(v.array(word))
const reply = v.nullable(numbers)
const place = v.nullable(number)

const schema = v.strictObject({
  shared: v.strictObject({
    stage: v.picklist(['salvos', 'replies', 'examination', 'dictionary']),
    round: number,
    exchanges: v.array(
      v.strictObject({
        salvos: v.strictTuple([salvo, salvo]),
        order: seats,
        replies: v.strictTuple([reply, reply]),
      }),
    ),
    lookups: v.array(v.strictObject({ seat, word })),
    claims: v.array(v.strictObject({ by: seat, against: seat, error, found: v.nullable(flag) })),
    tentative: v.nullable(
      v.strictObject({
        winner: seat,
        because: v.picklist(['only', 'higher', 'first']),
        places: v.strictTuple([place, place]),
      }),
    ),
    targets: v.nullable(v.strictTuple([word, word])),
    discovered: v.nullable(
      v.strictObject({ against: seat, error, how: v.picklist(['claim', 'admission', 'at once']) }),
    ),
    failed: seats,
  }),
  secret: v.array(
    v.strictObject({
      target: v.nullable(word),
      lookedUp: flag,
      admitted: v.array(v.strictObject({ claim: number, word })),
    }),
  ),
  hidden: v.strictObject({}),
})

/** Starts in any round, or in the examination after it, with all that was posted before. */
export const doubleCrashPosition: PositionRecipe<DoubleCrash> = {
  schema,
  problem,
  resume(draft, ctx) {
    const { shared, secret } = draft
    if (shared.tentative === null) ctx.startTimer('round', days(3))
    else if (shared.stage === 'examination') ctx.startTimer('examination', days(3))
    for (const asked of promptsIn(shared, secret)) {
      ctx.prompt(asked.name, asked.question, asked.about, asked.to)
    }
  },
}

type Laid = Parameters<PositionRecipe<DoubleCrash>['problem']>[0]

function problem(laid: Laid): string | undefined {
  return (
    exchangesProblem(laid) ??
    targetsProblem(laid) ??
    tentativeProblem(laid) ??
    claimsProblem(laid) ??
    (laid.outcome === null ? goingOnProblem(laid) : undefined)
  )
}

/** What is wrong with Salvos, Replies and what is looked up of them. */
function exchangesProblem({ shared, options }: Laid): string | undefined {
  const { round, exchanges, lookups } = shared
  if (round < 1 || exchanges.length !== Math.ceil(round / 2)) {
    return 'exchanges: there is one for each two rounds, the round under way included.'
  }
  for (const [index, exchange] of exchanges.entries()) {
    const { salvos, order, replies } = exchange
    const first = 2 * index + 1
    const posted = [0, 1].filter((one) => salvos[one] !== null)
    if (!equalPlain([...order].sort(), posted)) {
      return `order: name the seats whose Salvos of round ${first} are there, each once.`
    }
    const size = salvoSizeOf(first)
    const isWhole = [...salvos, ...replies].every((list) => list === null || list.length === size)
    if (!isWhole) return `exchanges: Salvos and Replies of round ${first} have ${size} words.`
    const replied = replies.filter((one) => one !== null).length
    if (round > first ? posted.length < 2 : replied > 0) {
      return `exchanges: both Salvos of round ${first} come before the Replies.`
    }
    if (round > first + 1 && (replied < 2 || tentativeOf(exchange) !== null)) {
      return `exchanges: after the Replies of round ${first + 1} no other round can have begun.`
    }
  }
  const last = exchanges.at(-1)
  const isLookedUp = lookups.every(
    ({ seat: of, word: one }, index) =>
      last?.salvos[of]?.includes(one) === true &&
      !lookups.slice(0, index).some((other) => other.seat === of && other.word === one),
  )
  const mayBe = options.salvoWords === 'dictionary' && isSalvoRound(round)
  return isLookedUp && (mayBe || lookups.length === 0)
    ? undefined
    : 'lookups: only words of the Salvos of this round are looked up, each once.'
}

/** What is wrong with the Target Words. */
function targetsProblem({ shared, secret, options }: Laid): string | undefined {
  for (const [of, { target, lookedUp, admitted }] of secret.entries()) {
    if (target === null && shared.round > 1) return `secret: seat ${of} has chosen a Target Word.`
    if (lookedUp && (target === null || !looksUp(options))) {
      return `secret: no Target Word of seat ${of} is looked up.`
    }
    const claims = admitted.map(({ claim }) => claim)
    const isOwn = (claim: number): boolean => {
      const { by, against, error: named } = shared.claims[claim] ?? {}
      return by === of && against === of && named?.what === 'target'
    }
    const open = shared.claims.flatMap(({ found }, claim) =>
      found === null && isOwn(claim) ? [claim] : [],
    )
    const fits =
      claims.every(isOwn) &&
      new Set(claims).size === claims.length &&
      open.every((claim) => claims.includes(claim))
    if (!fits) return `secret: admitted has the word of each open admission of seat ${of}.`
  }
  const targets = shared.tentative === null ? null : secret.map(({ target }) => target)
  return equalPlain(shared.targets, targets)
    ? undefined
    : 'targets: both Target Words, once there is a tentative winner.'
}

/** What is wrong with the tentative winner. */
function tentativeProblem({ shared }: Laid): string | undefined {
  const { stage, round, exchanges, tentative } = shared
  const isRevealed = stage === 'examination' || stage === 'dictionary'
  const fits = tentative === null ? stage === roundStage(round) : isRevealed
  if (!fits) return 'stage: a round, or the examination once there is a tentative winner.'
  if (tentative === null) return undefined
  const last = exchanges.at(-1)
  return !isSalvoRound(round) &&
    last !== undefined &&
    !last.replies.includes(null) &&
    equalPlain(tentativeOf(last), tentative)
    ? undefined
    : 'tentative: it does not follow from the last Replies.'
}

function roundStage(round: number): 'salvos' | 'replies' {
  return isSalvoRound(round) ? 'salvos' : 'replies'
}

/** What is wrong with the claims, and with the error that was found. */
function claimsProblem({ shared, secret }: Laid): string | undefined {
  const { claims, discovered, targets } = shared
  const named = [...claims, ...(discovered === null ? [] : [discovered])]
  const isThere = named.every(
    ({ against, error: one }) =>
      one.what === 'target' || reportAt(shared, against, one.round, one.place) !== undefined,
  )
  if (!isThere) return 'claims: they name numbers that were reported.'
  for (const [index, { by, against, error: one, found }] of claims.entries()) {
    if (found === null && one.what === 'report') return 'claims: only words are looked up.'
    if (by === against) continue
    if (one.what === 'target' && targets === null) {
      return 'claims: Target Words are claimed once they are revealed.'
    }
    const earlier = { claims: claims.slice(0, index) }
    if (hasClaimed(earlier, by, against, one)) return 'claims: each error is claimed once.'
  }
  const most = Math.max(
    ...secret.map(
      (_, of) => claims.filter(({ by, against }) => by === of && against === of).length,
    ),
  )
  return most > MOST_ADMITTED ? `claims: ${MOST_ADMITTED} admissions at most.` : undefined
}

/** What cannot be as long as the game goes on. */
function goingOnProblem({ shared, secret, table }: Laid): string | undefined {
  const { claims, discovered, failed, tentative, stage } = shared
  if (discovered !== null || failed.length > 0 || claims.some(({ found }) => found === true)) {
    return 'discovered: an error that was found, or a round that was missed, ends the game.'
  }
  if (table.seats.some(({ presence }) => presence === 'left' || presence === 'out')) {
    return 'seats: a player who is left alone has won.'
  }
  if (stage === 'dictionary' && claims.every(({ found }) => found !== null)) {
    return 'stage: with nothing to be looked up the game is over.'
  }
  const wrong = claims.find(
    ({ by, against, error: one }) =>
      by !== against &&
      one.what === 'report' &&
      (tentative === null || isWrong(shared, secret, against, one)),
  )
  return wrong === undefined ? undefined : 'claims: that error would have ended the game.'
}

function isWrong(
  shared: Laid['shared'],
  secret: Laid['secret'],
  against: number,
  { round, place: at }: { readonly round: number; readonly place: number },
): boolean {
  const line = reportAt(shared, against, round, at)
  const target = secret[against]?.target ?? ''
  return line !== undefined && crashesBetween(line.word, target) !== line.crashes
}
