import { splitFirstWord } from '@ackanomic/core/commands'
import type { Receipt, SeatReceipt } from '@ackanomic/core/proof'
import type { SeatHolder } from '../contract/match-types.js'
import { SOCIETY } from '../contract/notification.js'
import type { Host } from '../host/host.js'
import { messagesOf } from './compose-mail.js'
import type { ParsedReply } from './read-mail.js'

export interface ReplyOutcome {
  readonly isDone: boolean
  readonly paragraphs: readonly string[]
  /** The receipt for the sender's action or seat. */
  readonly receipt?: Receipt | SeatReceipt | null | undefined
}

/** Obeys a command of a module, or submits an action. */
export async function submitReply(
  host: Host,
  { match, person: by }: SeatHolder,
  { text, problem, key: idempotencyKey }: ParsedReply,
): Promise<ReplyOutcome> {
  if (problem !== undefined) return refused(problem)
  const obeyed = await host.modules.obeyMail(text, { match, person: by, idempotencyKey })
  if (obeyed !== undefined)
    return obeyed.ok ? { isDone: true, ...obeyed.value } : refused(obeyed.error.message)
  if (match === SOCIETY)
    return refused(['Write a command.', ...host.modules.mailHelp(match)].join(' '))
  const [word, plan] = splitFirstWord(text)
  if (word === '/plan') return planAhead(host, { match, by }, plan)
  const action = { kind: 'text', text } as const
  const done = await host.submit({ match, by, idempotencyKey, channel: 'mail', action })
  if (!done.ok) return refused(done.error.message)
  const { notifications, receipt } = done.value
  return { isDone: true, paragraphs: ['Done:', ...messagesOf(notifications)], receipt }
}

/** Obeys `/plan`, which shows the plan, `/plan none`, or `/plan` and its lines. */
async function planAhead(
  host: Host,
  seat: { readonly match: string; readonly by: string },
  text: string,
): Promise<ReplyOutcome> {
  const isNone = text.toLowerCase() === 'none'
  const done = await (text === ''
    ? host.getPlan(seat)
    : host.setPlan({ ...seat, text: isNone ? '' : text }))
  if (!done.ok) return refused(done.error.message)
  const lines = done.value.map(({ text: line, problem }) =>
    problem === null ? line : `${line}\n  (${problem})`,
  )
  const paragraphs = lines.length === 0 ? ['You have no plan.'] : ['Your plan:', lines.join('\n')]
  return { isDone: true, paragraphs }
}

const refused = (problem: string): ReplyOutcome => ({
  isDone: false,
  paragraphs: [problem, 'Nothing was changed.'],
})
