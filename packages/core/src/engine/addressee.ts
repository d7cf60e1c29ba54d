import type { AnswerEntry } from '../entry.js'
import type { Prompt } from '../prompt.js'
import { isReferee, nameOf, type Roster } from '../roster/roster.js'
import type { CommonErrorCase } from '../roster/roster-event.js'
import type { Asked, GameTypes, State } from './bundle.js'
import type { GameDefinition } from './definition.js'

/** Finds the open prompt of an answer, or refuses without showing whether a secret one exists. */
export function promptFor<T extends GameTypes>(
  state: State<T>,
  { prompt, by }: AnswerEntry,
  definition: GameDefinition<T>,
): Asked<T> | CommonErrorCase {
  const { openPrompts, roster } = state
  const meant = openPrompts.find(({ id }) => id === prompt)
  if (meant !== undefined && isAddressed(roster, meant, by)) return meant
  const refereeKnows = definition.seesSecrets?.(state, 'referee') === true
  if (meant !== undefined && knowsOf(roster, meant, by, refereeKnows)) {
    return {
      code: 'notAsked',
      details: { person: by, prompt, to: addresseeOf(roster, meant) },
    }
  }
  const open = openPrompts.filter((each) => isAddressed(roster, each, by)).map(({ id }) => id)
  return { code: 'noSuchPrompt', details: { prompt, open } }
}

type Put = Pick<Prompt, 'to'>

function isAddressed(roster: Roster, { to }: Put, by: string | null): boolean {
  if (to === 'host') return by === null
  if (by === null) return false
  return to === 'referee' ? isReferee(roster, by) : roster.seats[to]?.holder === by
}

/**
 * Whether somebody may know of another's prompt: the host always, and of the host's also a referee
 * who may know all secrets.
 */
function knowsOf(roster: Roster, { to }: Put, by: string | null, refereeKnows: boolean): boolean {
  return by === null || (to === 'host' && refereeKnows && isReferee(roster, by))
}

function addresseeOf(roster: Roster, { to }: Put): string {
  return typeof to === 'number' ? nameOf(roster, to) : `the ${to}`
}
