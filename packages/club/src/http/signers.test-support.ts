import { type Game, hours, type Prompt } from '@ackanomic/core'
import { type Bot, randomBot, seededRandom } from '@ackanomic/core/bots'
import { createPlayerKey, type Receipt, type SeatReceipt } from '@ackanomic/core/proof'
import type { HostAction, MatchPage } from '@ackanomic/host'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { type VerificationReport, verifyMatch } from '../../../verify/src/index.js'
import { type ClubClient, clubClient } from '../client/club-client.js'
import type { Http } from '../http.test-support.js'
import type { CreateTableRequest } from '../tables/table-types.js'

/** A person's client, which signs their actions and keeps the receipts, as a browser does. */
export interface Signer {
  readonly person: string
  readonly client: ClubClient
  readonly receipts: (Receipt | SeatReceipt)[]
}

/** Admits a person, and creates a client that signs with a new key. */
export async function signer({ host, server, tokens }: Http, person: string): Promise<Signer> {
  const { key } = await createPlayerKey()
  const receipts: Signer['receipts'] = []
  const onReceipt = (receipt: Receipt | SeatReceipt) => void receipts.push(receipt)
  const token = tokens.get(person) ?? (await admitted(host, person))
  return { person, client: clubClient({ url: server.url, token, key, onReceipt }), receipts }
}

async function admitted(host: Http['host'], person: string): Promise<string> {
  const { invitation } = expectOk(await host.createInvitation({ person }))
  return expectOk(await host.redeemInvitation({ invitation })).token
}

export const signers = (made: Http, people: readonly string[]): Promise<readonly Signer[]> =>
  Promise.all(people.map((person) => signer(made, person)))

/** Seats people at a table, so that its match starts. Each contributes their name to its chance. */
export async function seat(
  people: readonly Signer[],
  request: Omit<CreateTableRequest, 'seats' | 'idempotencyKey'>,
): Promise<string> {
  const [opener, ...others] = people as [Signer, ...Signer[]]
  const asked = { ...request, seats: people.length, idempotencyKey: request.game }
  const { table } = expectOk(await opener.client.createTable(asked))
  expectOk(await opener.client.takeSeat({ table, contribution: opener.person }))
  for (const { client, person } of others)
    expectOk(await client.takeSeat({ table, contribution: person }))
  return table
}

/**
 * Plays a match to its end with random moves. The host's clock advances when nobody acts. People
 * leave after `most` rounds.
 */
export async function playOut(
  made: Http,
  game: Game,
  match: string,
  people: readonly Signer[],
  most = 8,
): Promise<void> {
  const bot = randomBot(game, seededRandom(match))
  for (let round = 1; ; round++) {
    let acted = 0
    for (const { client, person } of people) {
      const page = expectOk(await made.host.getMatch({ match, by: person }))
      if (page.view.outcome !== null) return
      const action = round > most ? leaving(person) : choiceOf(page, bot, made.now)
      if (action === undefined) continue
      acted += Number((await client.submit({ match, action })).ok)
    }
    if (round > 10 * most) throw new Error(`${match} has no end.`)
    if (acted > 0) continue
    made.now += hours(12)
    await made.host.runDueJobs()
  }
}

const leaving = (person: string): HostAction => ({
  kind: 'roster',
  event: { type: 'leave', persons: [person], from: 'match' },
})

/** A bot's action for a person. A referee draws the first item. */
function choiceOf({ viewer, view }: MatchPage, bot: Bot, now: number): HostAction | undefined {
  const { openPrompts = [] } = view as { readonly openPrompts?: readonly Prompt[] }
  const [asked] = viewer === 'referee' ? openPrompts : []
  if (asked !== undefined) return { kind: 'answer', prompt: asked.id, answer: 0 }
  const move = bot(view, now)
  return move === undefined ? undefined : { kind: 'move', move }
}

/** Verifies a match with everything that its people have. */
export async function reportOn(
  match: string,
  people: readonly Signer[],
): Promise<VerificationReport> {
  const [{ client }] = people as [Signer]
  const { keys } = expectOk(await client.listSigningKeys())
  const receipts = people.flatMap((one) => one.receipts)
  return verifyMatch(expectOk(await client.exportMatch({ match })), { receipts, keys })
}

/** The parts of a report that are contradicted or taken on trust. */
export const unproven = ({ checks }: VerificationReport): readonly string[] =>
  checks.flatMap(({ mark, message, onTrust }) =>
    mark === 'contradicted' ? [message] : mark === 'trusted' ? onTrust : [],
  )
