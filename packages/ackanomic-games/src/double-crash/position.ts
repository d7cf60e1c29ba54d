import { days } from '@ackanomic/core'
import type { PositionDefinition } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { isEachOnce } from '../shapes.js'
import { hasClaimed, MAX_ADMISSIONS } from './claims.js'
import { admissionsOf, promptsIn, reportAt } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import { looksUp } from './plays.js'
import { tentativeOf } from './rounds.js'
import { secretSchema, sharedSchema } from './state.js'
import { crashesBetween, isSalvoRound, salvoSizeOf } from './words.js'

export const doubleCrashPosition: PositionDefinition<DoubleCrash> = {
  shared: sharedSchema,
  secret: secretSchema,
  problem: (position) =>
    exchangesProblem(position) ??
    targetsProblem(position) ??
    tentativeProblem(position) ??
    claimsProblem(position) ??
    (position.outcome === null ? goingOnProblem(position) : undefined),
  resume(draft, ctx) {
    const { shared, secret } = draft
    if (shared.tentative === null) ctx.startTimer('round', days(3))
    else if (shared.stage === 'examination') ctx.startTimer('examination', days(3))
    for (const asked of promptsIn(shared, secret))
      ctx.prompt(asked.name, asked.question, asked.details, asked.to)
  },
}

type Position = Parameters<PositionDefinition<DoubleCrash>['problem']>[0]

function exchangesProblem({ shared, options }: Position): string | undefined {
  const { round, exchanges, lookups } = shared
  if (round < 1 || exchanges.length !== Math.ceil(round / 2))
    return 'exchanges: there is one for each two rounds, the round under way included.'
  for (const [index, exchange] of exchanges.entries()) {
    const { salvos, order, replies } = exchange
    const first = 2 * index + 1
    const posted = [0, 1].filter((one) => salvos[one] !== null)
    if (!equalJson([...order].sort(), posted))
      return `order: name the seats whose Salvos of round ${first} are there, each once.`
    const size = salvoSizeOf(first)
    const isWhole = [...salvos, ...replies].every((list) => list === null || list.length === size)
    if (!isWhole) return `exchanges: Salvos and Replies of round ${first} have ${size} words.`
    const replied = replies.filter((one) => one !== null).length
    if (round > first ? posted.length < 2 : replied > 0)
      return `exchanges: both Salvos of round ${first} come before the Replies.`
    if (round > first + 1 && (replied < 2 || tentativeOf(exchange) !== null))
      return `exchanges: after the Replies of round ${first + 1} no other round can have begun.`
  }
  const last = exchanges.at(-1)
  const mayBe = options.salvoWords === 'dictionary' && isSalvoRound(round)
  const arePosted = lookups.every(({ seat, word }) => last?.salvos[seat]?.includes(word) === true)
  const isOnce = isEachOnce(lookups.map(({ seat, word }) => `${seat} ${word}`))
  return arePosted && isOnce && (mayBe || lookups.length === 0)
    ? undefined
    : 'lookups: only words of the Salvos of this round are looked up, each once.'
}

function targetsProblem({ shared, secret, options }: Position): string | undefined {
  for (const [of, { target, lookedUp, admitted }] of secret.entries()) {
    if (target === null && shared.round > 1) return `secret: seat ${of} has chosen a Target Word.`
    if (lookedUp && (target === null || !looksUp(options)))
      return `secret: no Target Word of seat ${of} is looked up.`
    const claims = admitted.map(({ claim }) => claim)
    const own = admissionsOf(shared, of).filter(
      (claim) => shared.claims[claim]?.error.what === 'target',
    )
    const fits =
      claims.every((claim) => own.includes(claim)) &&
      isEachOnce(claims) &&
      own.every((claim) => shared.claims[claim]?.found !== null || claims.includes(claim))
    if (!fits) return `secret: admitted has the word of each open admission of seat ${of}.`
  }
  const targets = shared.tentative === null ? null : secret.map(({ target }) => target)
  return equalJson(shared.targets, targets)
    ? undefined
    : 'targets: both Target Words, once there is a tentative winner.'
}

function tentativeProblem({ shared }: Position): string | undefined {
  const { stage, round, exchanges, tentative } = shared
  const isRevealed = stage === 'examination' || stage === 'dictionary'
  const roundStage = isSalvoRound(round) ? 'salvos' : 'replies'
  if (tentative === null ? stage !== roundStage : !isRevealed)
    return 'stage: a round, or the examination once there is a tentative winner.'
  if (tentative === null) return undefined
  const last = exchanges.at(-1)
  return !isSalvoRound(round) &&
    last !== undefined &&
    !last.replies.includes(null) &&
    equalJson(tentativeOf(last), tentative)
    ? undefined
    : 'tentative: it does not follow from the last Replies.'
}

function claimsProblem({ shared, secret }: Position): string | undefined {
  const { claims, discovered, targets } = shared
  const named = [...claims, ...(discovered === null ? [] : [discovered])]
  const isThere = named.every(
    ({ against, error }) =>
      error.what === 'target' || reportAt(shared, against, error) !== undefined,
  )
  if (!isThere) return 'claims: they name numbers that were reported.'
  for (const [index, { by, against, error: one, found }] of claims.entries()) {
    if (found === null && one.what === 'report') return 'claims: only words are looked up.'
    if (by === against) continue
    if (one.what === 'target' && targets === null)
      return 'claims: Target Words are claimed once they are revealed.'
    const earlier = { claims: claims.slice(0, index) }
    if (hasClaimed(earlier, by, against, one)) return 'claims: each error is claimed once.'
  }
  return secret.some((_, of) => admissionsOf(shared, of).length > MAX_ADMISSIONS)
    ? `claims: ${MAX_ADMISSIONS} admissions at most.`
    : undefined
}

function goingOnProblem({ shared, secret, roster }: Position): string | undefined {
  const { claims, discovered, failed, tentative, stage } = shared
  if (discovered !== null || failed.length > 0 || claims.some(({ found }) => found === true))
    return 'discovered: an error that was found, or a round that was missed, ends the game.'
  if (roster.seats.some(({ presence }) => presence === 'left' || presence === 'out'))
    return 'seats: a player who is left alone has won.'
  if (stage === 'dictionary' && claims.every(({ found }) => found !== null))
    return 'stage: with nothing to be looked up the game is over.'
  const isDecided = claims.some(({ by, against, error }) => {
    if (by === against || error.what === 'target') return false
    const line = reportAt(shared, against, error)
    const target = secret[against]?.target ?? ''
    return tentative === null || crashesBetween(line?.word ?? '', target) !== line?.crashes
  })
  return isDecided ? 'claims: that error would have ended the game.' : undefined
}
