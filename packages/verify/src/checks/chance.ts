import type { Match } from '@ackanomic/core'
import { type CheckedDraws, checkDraws, type Draw, maskOf, personOf } from '@ackanomic/core/proof'
import { isHosts, seatsOf } from '../evidence.js'
import { type Check, contradicted, shown, trusted } from '../report.js'
import { humanPlayers, programOf, type Subject } from '../subject.js'
import type { VerifyWords } from '../words.js'

/** Checks all draws, contributions and judgements. */
export function checkChance(subject: Subject, words: VerifyWords): readonly Check[] {
  const { game, match } = subject
  const checked = checkDraws(game, match)
  return [
    drawsCheck(subject, checked, words),
    ...(checked.draws.length === 0 ? [] : [contributionsCheck(subject, checked, words)]),
    judgementsCheck(subject, checked, words),
  ]
}

/** Checks every draw against the secret that the match reveals. */
function drawsCheck(
  subject: Subject,
  { commitment, draws }: CheckedDraws,
  { chance: words }: VerifyWords,
): Check {
  const { game, match } = subject
  const isOver = game.status(match.state).outcome !== null
  const onTrust = [draws.length === 0 ? words.chanceOfHost : words.drawsOfHost(draws.length)]
  switch (commitment) {
    case 'none':
      return draws.length === 0
        ? shown('chance', words.nothingDrawn)
        : trusted('chance', words.noCommitment, { onTrust })
    case 'unknownScheme':
      return trusted('chance', words.unknownScheme, { onTrust })
    case 'hidden':
      return isOver
        ? contradicted('chance', words.notRevealed)
        : trusted('chance', words.goesOn, { onTrust })
    case 'broken':
      return contradicted('chance', words.otherSecret)
    case 'proven':
      return isOver
        ? derivedDraws(subject, draws, words)
        : contradicted('chance', words.revealedEarly)
  }
}

function derivedDraws(
  subject: Subject,
  draws: readonly Draw[],
  words: VerifyWords['chance'],
): Check {
  const referees = people(subject)
  const others = draws.filter(({ origin }) => origin === 'other')
  const wrong = others.filter(({ by }) => by === null || !referees.has(by))
  if (wrong.length > 0) {
    return contradicted('chance', words.notDerived(wrong.length), {
      details: wrong.map(({ entry, name, by }) => words.answered(entry, name, by)),
    })
  }
  if (others.length > 0) {
    const names = [...new Set(others.map(({ by }) => by ?? ''))]
    return trusted('chance', words.byReferee(others.length), {
      onTrust: [words.drawsOfReferees(others.length, names)],
      details: others.map(({ entry, name, by }) => words.answered(entry, name, by)),
    })
  }
  return shown('chance', draws.length === 0 ? words.nothingDrawn : words.derived(draws.length))
}

/** The people who refereed, without programs. */
function people(subject: Subject): ReadonlySet<string> {
  const { roster, log }: Match = subject.match
  const found = log.flatMap((entry) =>
    entry.kind === 'roster' && entry.event.type === 'refereeFound' ? [entry.event.person] : [],
  )
  const named = [...(roster.referees ?? []), ...found]
  return new Set(named.filter((person) => programOf(subject, person) === null))
}

/**
 * Checks that nobody could choose the chance: each contribution changes every draw, so a person who
 * contributed after the commitment had a fair deal.
 */
function contributionsCheck(
  subject: Subject,
  { commitment }: CheckedDraws,
  { contributions: words }: VerifyWords,
): Check {
  const { saved, seal, evidence } = subject
  const { chance } = saved
  const onTrust = [words.notChosen]
  if (chance === undefined || commitment === 'none')
    return trusted('contributions', words.noCommitment)
  const strangers = Object.keys(chance.contributions).filter(
    (name) => ![...saved.roster.players, ...(saved.roster.referees ?? [])].includes(name),
  )
  if (strangers.length > 0) return contradicted('contributions', words.withoutSeat(strangers))
  const seats = seatsOf(evidence, saved)
  const broken = seats.filter(
    (proof) =>
      isHosts(proof, seal?.key ?? null) &&
      (proof.receipt.commitment !== chance.commitment ||
        proof.receipt.committedAt !== chance.committedAt),
  )
  if (broken.length > 0) {
    return contradicted('contributions', words.otherCommitment, {
      details: broken.map(({ receipt }) => words.seatReceiptSays(receipt.person)),
    })
  }
  const confirmed = seats.filter(
    ({ receipt, standing }) => standing === 'published' && receipt.commitment === chance.commitment,
  )
  // An earlier receipt without this contribution shows that its holder contributed afterwards.
  const told = new Set(
    confirmed.flatMap(({ receipt: { person, contribution, at } }) => {
      const given = chance.contributions[maskOf(saved, person)]
      const isEarlier = ({ receipt: one }: (typeof confirmed)[number]): boolean =>
        one.person === person && one.contribution !== given && one.at <= at
      return contribution === given && confirmed.some(isEarlier) ? [person] : []
    }),
  )
  const players = humanPlayers(subject)
  const contributed = Object.keys(chance.contributions).map((name) => personOf(saved, name))
  const programs = contributed.filter((person) => programOf(subject, person) !== null)
  const silent = players.filter((person) => !contributed.includes(person))
  const unshown = contributed.filter((person) => ![...told, ...programs].includes(person))
  const details: string[] = []
  // The last contributor chooses the chance, if they know all else.
  if (programs.length > 0) details.push(words.byPrograms(programs))
  if (silent.length > 0) details.push(words.nothing(silent))
  if (unshown.length > 0) details.push(words.notShownFor(unshown))
  if (players.length > 0 && details.length === 0)
    return shown('contributions', words.afterCommitment(contributed))
  const known = contributed.filter((person) => told.has(person))
  const message = known.length === 0 ? words.notShown : words.shownForSome(known)
  return trusted('contributions', message, { onTrust, details })
}

function judgementsCheck(
  subject: Subject,
  { judgements }: CheckedDraws,
  { chance, judgements: words }: VerifyWords,
): Check {
  if (judgements.length === 0) return shown('judgements', words.none)
  const { dictionaries = {} } = subject.saved.declaration ?? {}
  const claims = new Map<string, { readonly claim: (count: number) => string; count: number }>()
  for (const { question, by } of judgements) {
    const isLookUp = question.kind === 'word' || question.kind === 'inside'
    const who = by === null || programOf(subject, by) !== null ? null : by
    const book = isLookUp ? dictionaries[question.dictionary] : undefined
    const hash = typeof book === 'string' ? book : null
    const claim = (count: number): string =>
      isLookUp ? words.lookUps(count, question.dictionary, who, hash) : words.judgements(count, who)
    const found = claims.get(claim(1)) ?? { claim, count: 0 }
    claims.set(claim(1), { claim, count: found.count + 1 })
  }
  return trusted('judgements', words.answered(judgements.length), {
    onTrust: [...claims.values()].map(({ claim, count }) => claim(count)),
    details: judgements.map(({ entry, name, by }) => chance.answered(entry, name, by)),
  })
}
