import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type ClubOptions, openClub } from '@ackanomic/club'
import { automaticReferee, combineReferees } from '@ackanomic/core'
import { levels } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { loadWordList } from '@ackanomic/core/dictionary'
import { catalogue } from '@ackanomic/games'
import { fictionaryLookup } from '@ackanomic/games/fictionary/tactics'
import { rustyLanternBarkeep } from '@ackanomic/games/rusty-lantern/tactics'
import { createHttpApp } from '@ackanomic/host/http'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { getRequestListener } from '@hono/node-server'

const games = mergeCatalogues(catalogue, programmingCatalogue)

/** How well bots can play. */
const LEVELS: readonly string[] = Object.keys(levels)

export interface Hosting {
  answer(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** A text that is kept in a file of the folder, and written there if it is missing. */
function keptIn(folder: string, name: string, make: () => string): string {
  const path = join(folder, name)
  if (!existsSync(path)) writeFileSync(path, make(), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

/**
 * Opens the host whose matches are kept in a folder. Anybody who gets to the Arcade makes an account.
 *
 * @param url - the address of the Arcade, to which passkeys belong
 * @param onError - told what is broken; it is printed where nobody is
 * @param thinking - how long a bot thinks about a move, milliseconds
 * @param push - how it sends notices to browsers; without it, it sends none
 */
export async function openHosting(
  folder: string,
  url: string,
  onError: ClubOptions['onError'] = (fault) =>
    console.error('Something is broken at the host:', fault),
  thinking: number = 600,
  push?: ClubOptions['push'],
): Promise<Hosting> {
  mkdirSync(folder, { recursive: true })
  const secret = keptIn(folder, 'secret', () => randomBytes(32).toString('hex'))
  const words = await loadWordList()
  const dictionaries = words.ok ? { official: words.value } : {}
  const judge = combineReferees(rustyLanternBarkeep, fictionaryLookup)
  const referee = automaticReferee(secret, { dictionaries, judge })
  if (!referee.ok) throw new RangeError(referee.error.message)
  const host = await openClub({
    games,
    secret,
    store: folder,
    referee: referee.value,
    onError: onError,
    push,
    invitationPage: `${url}#/club/invitation/`,
    accounts: {
      open: true,
      url,
      name: 'The Arcade',
      signInPage: `${url}#/club/sign-in/`,
      accountsPerHour: 1000,
    },
    bots: { thread: new URL('./bots.mjs', import.meta.url), names: LEVELS, milliseconds: thinking },
  })
  const operatorToken = keptIn(folder, 'operator-token', () => randomBytes(32).toString('hex'))
  const door = createHttpApp(host, {
    operatorToken,
    // A household behind one address enters at once.
    limits: { signUpsPerHour: 200 },
  })
  return {
    answer: getRequestListener(door.app.fetch),
    async close() {
      door.close()
      await host.close()
    },
  }
}
