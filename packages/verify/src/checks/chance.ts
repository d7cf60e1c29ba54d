import type { Game, Match } from '@ackanomic/core'
import { checkDraws, type Draw } from '@ackanomic/core/proof'
import { type Check, counted, failed, passed, unproven } from '../report.js'

/** Checks every draw against the secret that the match reveals. */
export function checkChance(game: Game, match: Match): Check {
  const { commitment, draws } = checkDraws(game, match)
  const isOver = game.status(match.state).outcome !== null
  const number = counted(draws.length, 'draw', 'draws')
  switch (commitment) {
    case 'none':
      return draws.length === 0
        ? passed('chance', 'Nothing was drawn.')
        : unproven('chance', `The match made no commitment to its chance: ${number} unproven.`)
    case 'unknownScheme':
      return unproven('chance', 'Its chance was derived in a way that this version does not know.')
    case 'hidden':
      return isOver
        ? failed('chance', 'The match is over, but the secret of its chance is not revealed.')
        : unproven('chance', 'The match goes on. The secret of its chance is revealed at its end.')
    case 'broken':
      return failed('chance', 'The revealed secret is not the one that the match committed to.')
    case 'proven':
      return isOver
        ? ofDraws(draws, people(match), number)
        : failed('chance', 'The secret of the chance is revealed, but the match goes on.')
  }
}

function ofDraws(draws: readonly Draw[], referees: ReadonlySet<string>, number: string): Check {
  const others = draws.filter(({ origin }) => origin === 'other')
  const wrong = others.filter(({ by }) => by === null || !referees.has(by))
  if (wrong.length > 0) {
    const message = `${counted(wrong.length, 'draw does', 'draws do')} not follow from the secret.`
    return failed('chance', message, wrong.map(described))
  }
  if (others.length > 0) {
    const message = `${counted(others.length, "draw is a referee's", "draws are a referee's")} word.`
    return unproven('chance', message, others.map(described))
  }
  const follow = draws.length === 1 ? 'follows' : 'follow'
  return passed(
    'chance',
    `${number} ${follow} from the secret that the match committed to before the first one.`,
  )
}

const described = ({ entry, name, by }: Draw): string =>
  `Entry ${entry} of the log: "${name}", answered by ${by ?? 'the host'}.`

/** The people who refereed: named at the start, or found later. A program is none of them. */
function people({ table, log }: Match): ReadonlySet<string> {
  const found = log.flatMap((entry) =>
    entry.kind === 'roster' && entry.event.type === 'referee found' ? [entry.event.person] : [],
  )
  return new Set([...(table.referees ?? []), ...found])
}
