import type { Match } from '@ackanomic/core'
import { type CheckedDraws, checkDraws, type Draw, maskOf, personOf } from '@ackanomic/core/proof'
import { isHosts, seatsOf } from '../evidence.js'
import { type Check, contradicted, counted, listed, shown, trusted } from '../report.js'
import { humanPlayers, programOf, type Subject } from '../subject.js'

/** Checks all draws, contributions and judgements. */
export function checkChance(subject: Subject): readonly Check[] {
  const { game, match } = subject
  const checked = checkDraws(game, match)
  return [
    drawsCheck(subject, checked),
    ...(checked.draws.length === 0 ? [] : [contributionsCheck(subject, checked)]),
    judgementsCheck(subject, checked),
  ]
}

/** Checks every draw against the secret that the match reveals. */
function drawsCheck(subject: Subject, { commitment, draws }: CheckedDraws): Check {
  const { game, match } = subject
  const isOver = game.status(match.state).outcome !== null
  const number = counted(draws.length, 'draw', 'draws')
  const onTrust = draws.length === 0 ? ['the chance (the host)'] : [`${number} (the host)`]
  switch (commitment) {
    case 'none':
      return draws.length === 0
        ? shown('chance', 'Nothing was drawn.')
        : trusted('chance', 'The match made no commitment to its chance.', { onTrust })
    case 'unknownScheme': {
      const message = 'Its chance was derived in a way that this program does not know.'
      return trusted('chance', message, { onTrust })
    }
    case 'hidden':
      return isOver
        ? contradicted('chance', 'The match is over, but the secret of its chance is not revealed.')
        : trusted('chance', 'The match goes on. The secret of its chance is revealed at its end.', {
            onTrust,
          })
    case 'broken':
      return contradicted(
        'chance',
        'The revealed secret is not the one that the match committed to.',
      )
    case 'proven':
      return isOver
        ? derivedDraws(subject, draws)
        : contradicted('chance', 'The secret of the chance is revealed, but the match goes on.')
  }
}

function derivedDraws(subject: Subject, draws: readonly Draw[]): Check {
  const referees = people(subject)
  const others = draws.filter(({ origin }) => origin === 'other')
  const wrong = others.filter(({ by }) => by === null || !referees.has(by))
  if (wrong.length > 0) {
    const message = `${counted(wrong.length, 'draw does', 'draws do')} not follow from the secret.`
    return contradicted('chance', message, { details: wrong.map(described) })
  }
  if (others.length > 0) {
    const message = `${counted(others.length, 'draw was', 'draws were')} made by a referee.`
    const names = listed([...new Set(others.map(({ by }) => by ?? ''))])
    const onTrust = [`${counted(others.length, 'draw', 'draws')} (${names})`]
    return trusted('chance', message, { onTrust, details: others.map(described) })
  }
  if (draws.length === 0) return shown('chance', 'Nothing was drawn.')
  const number = counted(draws.length, 'draw follows', 'draws follow')
  return shown('chance', `${number} from the secret to which the match committed.`)
}

const described = ({ entry, name, by }: Pick<Draw, 'entry' | 'name' | 'by'>): string =>
  `Entry ${entry} of the log: "${name}", answered by ${by ?? 'the host'}.`

/** The people who refereed, without programs. */
function people(subject: Subject): ReadonlySet<string> {
  const { table, log }: Match = subject.match
  const found = log.flatMap((entry) =>
    entry.kind === 'roster' && entry.event.type === 'refereeFound' ? [entry.event.person] : [],
  )
  const named = [...(table.referees ?? []), ...found]
  return new Set(named.filter((person) => programOf(subject, person) === null))
}

/**
 * Checks that nobody could choose the chance: each contribution changes every draw, so a person who
 * contributed after the commitment had a fair deal.
 */
function contributionsCheck(subject: Subject, { commitment }: CheckedDraws): Check {
  const { saved, seal, evidence } = subject
  const { chance } = saved
  const onTrust = ['that the host did not choose the chance']
  if (chance === undefined || commitment === 'none')
    return trusted('contributions', 'Without a commitment, the host could choose what was drawn.', {
      onTrust: [],
    })
  const strangers = Object.keys(chance.contributions).filter(
    (name) => ![...saved.table.players, ...(saved.table.referees ?? [])].includes(name),
  )
  if (strangers.length > 0) {
    const message = `${listed(strangers)} contributed to the chance, but had no seat.`
    return contradicted('contributions', message)
  }
  const seats = seatsOf(evidence, saved)
  const broken = seats.filter(
    (proof) =>
      isHosts(proof, seal?.key ?? null) &&
      (proof.receipt.commitment !== chance.commitment ||
        proof.receipt.committedAt !== chance.committedAt),
  )
  if (broken.length > 0) {
    return contradicted('contributions', 'The host had committed to another chance before.', {
      details: broken.map(({ receipt }) => `The seat receipt of ${receipt.person} says so.`),
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
  if (programs.length > 0)
    details.push(`The host could choose what its program ${listed(programs)} contributed.`)
  if (silent.length > 0) details.push(`${listed(silent)} contributed nothing.`)
  if (unshown.length > 0)
    details.push(
      `No two seat receipts show that ${listed(unshown)} knew the commitment before they contributed.`,
    )
  if (players.length > 0 && details.length === 0) {
    const message = `The host committed to the chance before ${listed(contributed)} contributed to it.`
    return shown('contributions', message)
  }
  const known = contributed.filter((person) => told.has(person))
  const message =
    known.length === 0
      ? 'Nothing shows that the commitment came before what people contributed.'
      : `The commitment came before what ${listed(known)} contributed, but not everybody did.`
  return trusted('contributions', message, { onTrust, details })
}

function judgementsCheck(subject: Subject, { judgements }: CheckedDraws): Check {
  if (judgements.length === 0) return shown('judgements', 'Nothing was looked up or judged.')
  const { dictionaries = {} } = subject.saved.declaration ?? {}
  const counts = new Map<string, number>()
  for (const { question, by } of judgements) {
    const isLookUp = question.kind === 'word' || question.kind === 'inside'
    const program = by === null ? null : programOf(subject, by)
    const who = by === null || program !== null ? 'a program of the host' : by
    const book = isLookUp ? dictionaries[question.dictionary] : undefined
    const digest = typeof book === 'string' ? `, words with the SHA-256 ${book}` : ''
    const what = isLookUp ? `look-up in the dictionary "${question.dictionary}"` : 'judgement'
    const label = `${what} (${who}${digest})`
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const onTrust = [...counts].map(([label, count]) =>
    counted(count, label, label.replace(/^\S+/u, '$&s')),
  )
  const number = counted(judgements.length, 'question was', 'questions were')
  return trusted('judgements', `${number} answered by somebody's word.`, {
    onTrust,
    details: judgements.map(described),
  })
}
