import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'
import { clubClient } from '@ackanomic/club/client'

const require = createRequire(import.meta.url)
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

export interface Target {
  readonly url: string
  readonly tokens: readonly string[]
}

export interface Measured {
  /** Entries per second that players made. */
  readonly rate: number
  /** The milliseconds within which half, and 99 of 100, were answered. */
  readonly p50: number
  readonly p99: number
  readonly bids: number
}

/** Plays matches of 39 bids each, `atOnce` at a time, and measures each bid. */
async function playing(
  count: number,
  atOnce: number,
  start: (n: number) => Promise<(seat: number, round: number) => Promise<void>>,
): Promise<Measured> {
  const times: number[] = []
  const next = Array.from({ length: count }, (_, n) => n)
  const began = performance.now()
  const one = async (): Promise<void> => {
    for (let n = next.shift(); n !== undefined; n = next.shift()) {
      const bid = await start(n)
      for (const round of RANKS.keys()) {
        for (const seat of [0, 1, 2]) {
          const sent = performance.now()
          await bid(seat, round)
          times.push(performance.now() - sent)
        }
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const seconds = (performance.now() - began) / 1000
  times.sort((one, other) => one - other)
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), bids: times.length }
}

/** The load on a server that reads actions as JSON and does nothing with them. */
export function loadFloor({ url }: Target, count: number, atOnce: number): Promise<Measured> {
  return playing(count, atOnce, async (n) => async (seat, round) => {
    const body = JSON.stringify({ match: n, seat, text: `bid ${RANKS[round]}` })
    const answer = await fetch(url, { method: 'POST', body })
    await answer.json()
  })
}

export function loadOurs(
  { url, tokens }: Target,
  count: number,
  atOnce: number,
  name: string,
): Promise<Measured> {
  const players = tokens.map((token) => clubClient({ url, token }))
  return playing(count, atOnce, async (n) => {
    const match = `${name} ${n}`
    const opened = await players[0]?.createMatch({
      match,
      game: 'pure-skill',
      roster: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
      automated: { Dee: 'referee' },
    })
    if (opened?.ok !== true) throw new Error(opened?.error.message)
    return async (seat, round) => {
      const done = await players[seat]?.submit({
        match,
        action: { kind: 'text', text: `bid ${RANKS[round]}` },
      })
      if (done?.ok !== true) throw new Error(done?.error.message)
    }
  })
}

interface Socket {
  readonly connected: boolean
  on(event: string, heard: (...args: readonly unknown[]) => void): void
  emit(event: string, ...args: readonly unknown[]): void
  close(): void
}

/** The same load on boardgame.io's server, by its clients' messages. */
export async function loadBoardgameIo(
  { url }: Target,
  count: number,
  atOnce: number,
): Promise<Measured> {
  const { io } = require('socket.io-client') as { io(url: string, options: object): Socket }
  return playing(count, atOnce, async () => {
    const match = crypto.randomUUID()
    let stateID = 0
    let heard = (): void => undefined
    const sockets = ['0', '1', '2'].map((playerID) => {
      const socket = io(`${url}/pure-skill`, { transports: ['websocket'], forceNew: true })
      const told = (...[, ...more]: readonly unknown[]): void => {
        const state = more.find(
          (one) => typeof one === 'object' && one !== null && '_stateID' in one,
        )
        const id = state === undefined ? more[1] : (state as { _stateID: number })._stateID
        if (typeof id === 'number' && id > stateID) {
          stateID = id
          heard()
        }
      }
      socket.on('update', told)
      socket.on('patch', told)
      return { socket, playerID }
    })
    // The first who asks for a match creates it.
    for (const { socket, playerID } of sockets) {
      await new Promise<void>((synced) => {
        const ask = (): void => socket.emit('sync', match, playerID, undefined, 3)
        socket.on('sync', () => synced())
        if (socket.connected) ask()
        else socket.on('connect', ask)
      })
    }
    return async (seat, round) => {
      const { socket, playerID } = sockets[seat] ?? {}
      const payload = { type: 'bid', args: [round + 1], playerID, credentials: undefined }
      await new Promise<void>((done) => {
        heard = done
        socket?.emit('update', { type: 'MAKE_MOVE', payload }, stateID, match, playerID)
      })
      if (round === RANKS.length - 1 && seat === 2) for (const each of sockets) each.socket.close()
    }
  })
}
