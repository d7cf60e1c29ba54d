import type { Game, RandomInt } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import type { HostAction, PendingMatchAction } from '@ackanomic/host'
import type { House } from './house.js'

/** A player in the simulation. */
export interface Person {
  readonly name: string
  /** Whether they use mail instead of HTTP. */
  readonly isByMail: boolean
  /** Does everything that awaits them. */
  acts(): Promise<void>
}

/** Creates people, half of whom use mail. */
export function people(count: number, context: House, pick: RandomInt): readonly Person[] {
  return Array.from({ length: count }, (_, i) => {
    const name = `Player ${i + 1}`
    const isByMail = i % 2 === 0
    const shared = seededRandom(`${pick(1_000_000)}`)
    return { name, isByMail, acts: () => acts(context, name, isByMail, shared) }
  })
}

/** Lets a person agree to be a Substitute in a match. */
export async function willing(context: House, match: string, person: string): Promise<void> {
  context.standIns.set(match, person)
  await context.host.submit({
    match,
    by: person,
    idempotencyKey: 'willing',
    action: { kind: 'consent' },
  })
}

async function acts(
  context: House,
  name: string,
  isByMail: boolean,
  pick: RandomInt,
): Promise<void> {
  for (const wanted of await context.wanted(name)) {
    // A person sometimes lets the deadline pass.
    if (wanted.role !== null || pick(3) === 0) continue
    if (context.bots.has(`${wanted.match}/${name}`)) continue
    if (wanted.prompt === null && pick(4) === 0) await context.plans(name, wanted)
    const act =
      pick(40) === 0
        ? unrest(context, name, wanted, pick)
        : await answer(context, name, wanted, pick)
    if (act === undefined) continue
    await (isByMail ? context.writes(name, wanted, act) : context.sends(name, wanted, act))
  }
}

/** An unusual action, such as leaving. */
function unrest(
  context: House,
  name: string,
  { match }: PendingMatchAction,
  pick: RandomInt,
): HostAction {
  const standIn = context.standIns.get(match)
  const texts = [
    `/vacation with "${standIn}"`,
    '/vacation',
    '/back',
    '/leave',
    '/dispute',
    '/silence',
    '/resign',
    '/inactive',
    '/leave "Player 3"',
    'I do not know what to do',
  ]
  const [text = ''] = texts.splice(pick(texts.length), 1)
  return { kind: 'text', text: name === standIn ? '/back' : text }
}

/** Chooses an answer or a move from what a person sees. */
async function answer(
  context: House,
  name: string,
  { match, prompt }: PendingMatchAction,
  pick: RandomInt,
): Promise<HostAction | undefined> {
  const look = await context.look(match, name)
  if (look === undefined) return undefined
  const game: Game | undefined = await context.games[look.game]?.load()
  if (game === undefined) return undefined
  if (prompt === null) {
    const move = game.legalMoves(look.view).sample(pick)
    if (move === undefined) return undefined
    // The move is written and parsed again, as in a mail, if the notation can express it.
    const text = game.notation.format(move, look.view)
    const read = game.notation.parse(text, look.view)
    return read.ok && !text.startsWith('/') ? { kind: 'text', text } : { kind: 'move', move }
  }
  const state = await context.stateOf(match)
  const asked = game.status(state).openPrompts.find(({ id }) => id === prompt)
  if (asked === undefined) return undefined
  const { question } = asked
  const given =
    question.kind === 'judge' && question.usual !== undefined
      ? question.usual
      : game.sampleAnswer?.(state, asked, pick)
  return given === undefined ? undefined : { kind: 'answer', prompt, answer: given }
}
