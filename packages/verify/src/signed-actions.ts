import { type Game, type LogEntry, type Match, ok, type SignedAction } from '@ackanomic/core'
import { type ParsedAction, parseAction } from '@ackanomic/core/commands'
import {
  canonicalJson,
  hashJson,
  maskedEvent,
  personOf,
  senderOf,
  startHash,
  verifyAction,
} from '@ackanomic/core/proof'

/** An action of a person in the log. */
export interface LoggedAction {
  /** The number of the entry in the log, from 1. */
  readonly entry: number
  readonly person: string
  /** The number of the action among their own, from 1. */
  readonly number: number
  /** The SHA-256 of the entry. */
  readonly hash: string
  /** Whether it answers a prompt of the game to a referee or the host. Other checks look at those. */
  readonly isRuling: boolean
  readonly signature: string | null
  /**
   * `'own'`: signed with a key that was named at the start, or was added with such a key. `'added'`:
   * signed with a key that somebody added, unsigned. `'none'`: not signed, or with a key that nobody
   * added, or under an idempotency key that an earlier signed action has, or in a form that this program
   * cannot read, or for others who leave too. `'wrong'`: the signature does not hold, or the log has
   * another action.
   */
  readonly proof: 'own' | 'added' | 'none' | 'wrong'
}

/** Checks the signatures of all actions in the log. */
export async function readActions(game: Game, match: Match): Promise<readonly LoggedAction[]> {
  const start = startHash(match)
  const actions: LoggedAction[] = []
  const last = new Map<string, LoggedAction>()
  const requests = new Set<string>()
  const added = new Map<string, LoggedAction['proof']>()
  for (const { entry, index, states } of walk(game, match)) {
    const sender = senderOf(entry)
    if (sender === null) continue
    const person = personOf(match, sender)
    const before = last.get(person)
    const number = (before?.number ?? 0) + 1
    const hash = hashJson(entry)
    const signed = 'signed' in entry ? entry.signed : undefined
    const idempotencyKey = 'idempotencyKey' in entry ? (entry.idempotencyKey ?? null) : null
    const previous = before?.hash ?? null
    const place = { match: match.id, start, person, number, previous, idempotencyKey }
    const newKey = entry.kind === 'roster' && entry.event.type === 'newKey' ? entry.event.key : null
    let proof: LoggedAction['proof'] = 'none'
    if (signed !== undefined) {
      const request = JSON.stringify([person, idempotencyKey])
      const isAgain = idempotencyKey !== null && requests.has(request)
      requests.add(request)
      const meaning = states === null ? 'same' : meaningOf(game, match, states, entry, signed)
      if (!(await verifyAction(signed, place)) || meaning === 'other') proof = 'wrong'
      else if (isAgain || meaning === 'unread' || isForOthers(entry)) proof = 'none'
      else if (keysAtStart(match, person).includes(signed.key)) proof = 'own'
      else
        proof = added.get(`${person} ${signed.key}`) ?? (newKey === signed.key ? 'added' : 'none')
    }
    if (newKey !== null) added.set(`${person} ${newKey}`, proof === 'own' ? 'own' : 'added')
    const signature = signed?.signature ?? null
    const isRuling =
      entry.kind === 'answer' && states !== null && isForReferee(game, states[0], entry.prompt)
    const action = { entry: index + 1, person, number, hash, isRuling, signature, proof }
    last.set(person, action)
    actions.push(action)
  }
  return actions
}

/** Whether an action is that of several people, of whom one has signed. */
const isForOthers = (entry: LogEntry): boolean =>
  entry.kind === 'roster' && entry.event.type === 'leave' && entry.event.persons.length > 1

/** Whether a prompt is for a referee or the host, and not for a player. */
function isForReferee(game: Game, state: unknown, prompt: number): boolean {
  const asked = game.status(state).openPrompts.find(({ id }) => id === prompt)
  return asked !== undefined && typeof asked.to !== 'number'
}

interface Step {
  readonly entry: LogEntry
  readonly index: number
  /** The states in which the sender may have written; `null` if the log is of an older revision. */
  readonly states: readonly unknown[] | null
}

/** The entries of a log, each with the states before it. */
function* walk(game: Game, match: Match): Generator<Step> {
  const { revision, roster, options, position, log } = match
  if (revision < game.revision) {
    for (const [index, entry] of log.entries()) yield { entry, index, states: null }
    return
  }
  const start = game.setup(roster, options, position ?? undefined)
  if (!start.ok) return
  let states: readonly unknown[] = [start.value.state]
  for (const [index, entry] of log.entries()) {
    yield { entry, index, states }
    const step = game.apply(states[0], entry)
    if (!step.ok) return
    states = senderOf(entry) === null ? [step.value.state, ...states] : [step.value.state]
  }
}

/** Whether an entry is what a signed action means. A newer program may have read what this one cannot. */
function meaningOf(
  game: Game,
  match: Match,
  states: readonly unknown[],
  entry: LogEntry,
  { action }: SignedAction,
): 'same' | 'other' | 'unread' {
  const { kind, text, as } = Object(action) as Readonly<Record<string, unknown>>
  const role = typeof as === 'string' ? { as } : {}
  const sender = { by: senderOf(entry) ?? '', ...role, isHost: true }
  let meaning: 'other' | 'unread' = 'unread'
  for (const state of kind === 'text' ? states : [states[0]]) {
    try {
      const parsed =
        kind === 'text'
          ? parseAction(game, state, String(text), sender)
          : ok(action as ParsedAction)
      if (!parsed.ok || !KINDS.includes(parsed.value.kind)) continue
      meaning = 'other'
      if (isEntryOf(game, match, states[0], entry, parsed.value)) return 'same'
    } catch {
      // An engine never throws on what it has accepted, so this is something else.
      meaning = 'other'
    }
  }
  return meaning
}

/** The kinds of actions that give entries. */
const KINDS: readonly string[] = ['move', 'answer', 'roster']

/** Whether an action, played in a state, gives an entry. */
function isEntryOf(
  game: Game,
  match: Match,
  state: unknown,
  entry: LogEntry,
  action: ParsedAction,
): boolean {
  const { kind, ...content } = action
  if (kind !== entry.kind) return false
  if (action.kind === 'roster' && entry.kind === 'roster') {
    const sender = personOf(match, senderOf(entry) ?? '')
    const sent = withoutConsent(maskedEvent(match, sender, action.event))
    return canonicalJson(sent) === canonicalJson(withoutConsent(entry.event))
  }
  const { by, at, idempotencyKey, signed } = entry as LogEntry & {
    readonly by: unknown
  } & Readonly<Record<string, unknown>>
  const fields =
    action.kind === 'answer' ? { prompt: action.prompt, answer: action.answer } : content
  const sent = {
    kind,
    at,
    by,
    ...fields,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    signed,
  }
  const step = game.apply(state, sent as LogEntry)
  return step.ok && canonicalJson(step.value.entry) === canonicalJson(entry)
}

/** A roster event without the consent of others, which the host adds. */
function withoutConsent(event: object): object {
  const { willing: _, substitute, ...more } = event as Readonly<Record<string, unknown>>
  const { agrees: __, ...named } = Object(substitute) as Readonly<Record<string, unknown>>
  return substitute === undefined ? more : { ...more, substitute: named }
}

/** The keys with which a person signs, as the start of a match names them. */
export function keysAtStart({ declaration }: Match, person: string): readonly string[] {
  const { keys = {} } = declaration ?? {}
  return (Object.hasOwn(keys, person) ? keys[person] : undefined) ?? []
}
