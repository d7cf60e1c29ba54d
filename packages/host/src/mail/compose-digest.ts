import type { Delivery } from '../contract/delivery-types.js'
import type { Host } from '../host/host.js'
import { messageId, seatAddress, stopAddress } from './address.js'
import { type MailIdentity, messagesOf, type OutgoingMail } from './compose-mail.js'
import { pendingText } from './pending-text.js'

/** Composes a digest: the news of several matches, and the actions that they await. */
export async function composeDigest(
  host: Host,
  { domain, name }: MailIdentity,
  { person, address, idempotencyKey, notifications }: Delivery,
): Promise<OutgoingMail> {
  const matches = [...new Set(notifications.map(({ match }) => match))]
  const timeZone = await host.modules.timeZoneOf(person)
  const listed = await host.listPendingActions({ by: person })
  const pending = listed.ok ? listed.value : []
  const tokens = await Promise.all(matches.map((match) => host.seatToken(match, person)))
  const seats = matches.map((match, i) => seatAddress(match, tokens[i] ?? '', domain))
  const parts = matches.map((match, i) => {
    const here = notifications.filter((each) => each.match === match)
    const awaits = pendingText(
      pending.filter((each) => each.match === match),
      timeZone,
    )
    return [
      `${match} (${here[0]?.game ?? 'match'})`,
      ...messagesOf(here),
      ...awaits,
      `To answer, write to ${seats[i]}.`,
    ].join('\n')
  })
  // Pending actions in matches without news would be forgotten.
  const elsewhere = new Set(
    pending.filter(({ need }) => need !== 'optional').map(({ match }) => match),
  )
  for (const match of matches) elsewhere.delete(match)
  const others = [...elsewhere].sort()
  const [first = ''] = matches
  const id = messageId(`digest ${idempotencyKey}`, domain)
  return {
    messageId: id,
    inReplyTo: messageId(`digests ${person}`, domain),
    references: [messageId(`digests ${person}`, domain)],
    from: { name, address: `games@${domain}` },
    to: { name: person, address },
    ...(seats.length === 1 ? { replyTo: { name: first, address: seats[0] ?? '' } } : {}),
    subject: `News of ${matches.length === 1 ? first : `${matches.length} matches`}`,
    text: [...parts, ...(others.length === 0 ? [] : [`Also awaiting you: ${others.join(', ')}.`])]
      .map((part) => `${part}\n`)
      .join('\n'),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'List-Unsubscribe': `<mailto:${stopAddress(first, tokens[0] ?? '', domain)}>`,
    },
    attachments: [],
    baseBoundary: id.replaceAll(/[^0-9A-Za-z]/gu, ''),
  }
}
