import type { Game, RandomInt } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import type { HostAction, PendingMatchAction } from '@ackanomic/host'
import type { House } from './house.js'

/** Somebody who plays. */
export interface Person {
  readonly name: string
  /** Whether they write mails; else their page asks over HTTP. */
  readonly isByMail: boolean
  /** Looks after all that awaits them. */
  acts(): Promise<void>
}

/** The number of people, half of whom write mails. */
export function people(count: number, context: House, pick: RandomInt): readonly Person[] {
  return Array.from({ length: count }, (_, i) => {
    const name = `Player ${i + 1}`
    const isByMail = i % 2 === 0
    const shared = seededRandom(`${pick(1_000_000)}`)
    return { name, isByMail, acts: () => acts(context, name, isByMail, shared) }
  })
}

/** Somebody agrees to stand in at a match. */
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
    // A person who does not come by leaves it to the deadline.
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

/** Something out of the ordinary. */
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

/** The answer to a prompt, or a move, as somebody finds it who sees their own page. */
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
    // Written and read again, as by mail; what no text can say is sent as it is.
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
