import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { automaticReferee, combineReferees, type Result } from '@ackanomic/core'
import { levels } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { loadWordList } from '@ackanomic/core/dictionary'
import { catalogue } from '@ackanomic/games'
import { fictionaryLookup } from '@ackanomic/games/fictionary/tactics'
import { rustyLanternBarkeep } from '@ackanomic/games/rusty-lantern/tactics'
import { type HostOptions, openHost, type Session } from '@ackanomic/host'
import { createHttpApp } from '@ackanomic/host/http'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { getRequestListener } from '@hono/node-server'
import { keptIn, openNames } from './names.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)

/** How well bots can play. */
const LEVELS: readonly string[] = Object.keys(levels)

/** The host behind the Arcade. */
export interface Hosting {
  /** Answers requests to the host. */
  answer(request: IncomingMessage, response: ServerResponse): void
  /** Lets somebody in under a name; the error is a sentence. */
  enter(name: string): Promise<Result<Session, string>>
  /** Lets a person go; the error is a sentence. */
  leave(token: string): Promise<Result<null, string>>
  /** Closes it. */
  close(): Promise<void>
}

/**
 * Opens the host whose matches are kept in a folder.
 *
 * @param onError - told what is broken; it is printed where nobody is
 * @param thinking - how long a bot thinks about a move, milliseconds
 * @param push - how it sends notices to browsers; without it, it sends none
 */
export async function openHosting(
  folder: string,
  onError: HostOptions['onError'] = (fault) =>
    console.error('Something is broken at the host:', fault),
  thinking: number = 600,
  push?: HostOptions['push'],
): Promise<Hosting> {
  mkdirSync(folder, { recursive: true })
  const secret = keptIn(folder, 'secret', () => randomBytes(32).toString('hex'))
  const words = await loadWordList()
  const dictionaries = words.ok ? { official: words.value } : {}
  const judge = combineReferees(rustyLanternBarkeep, fictionaryLookup)
  const referee = automaticReferee(secret, { dictionaries, judge })
  if (!referee.ok) throw new RangeError(referee.error.message)
  const host = await openHost({
    games,
    secret,
    store: folder,
    referee: referee.value,
    onError: onError,
    push,
    bots: { thread: new URL('./bots.mjs', import.meta.url), names: LEVELS, milliseconds: thinking },
  })
  const operatorToken = keptIn(folder, 'operator-token', () => randomBytes(32).toString('hex'))
  const door = createHttpApp(host, { operatorToken })
  const names = openNames(host, folder)
  return {
    answer: getRequestListener(door.app.fetch),
    enter: names.enter,
    leave: names.leave,
    async close() {
      door.close()
      await host.close()
    },
  }
}
