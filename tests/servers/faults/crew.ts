import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameError, Result, Timestamp } from '@ackanomic/core'
import type { CreateMatchRequest, Delivery, From, SubmitRequest } from '@ackanomic/host'
import { build } from 'esbuild'
import type { FromWorker, Site, ToWorker } from './pipe.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A request to a worker. */
export type Asked =
  | { readonly kind: 'open'; readonly request: From<CreateMatchRequest> }
  | { readonly kind: 'submit'; readonly request: From<SubmitRequest> }
  | { readonly kind: 'look'; readonly match: string; readonly person: string }

/** The processes of one host, which are killed and replaced. */
export interface Crew {
  /**
   * Kills a worker with signal 9, and starts another.
   *
   * @param meanwhile - runs before the other one starts
   */
  kill(which: number, meanwhile?: () => void): Promise<void>
  /** Sets the clock of a worker. */
  setClock(which: number, now: Timestamp): void
  /** Asks a worker once. Rejects if it died before it answered, or failed. */
  ask<Value>(which: number, asked: Asked): Promise<Result<Value, GameError>>
  /** Asks one worker after another until there is an answer, as people do. */
  insist<Value>(which: number, asked: Asked): Promise<Result<Value, GameError>>
  /** The number of repeated requests. */
  readonly again: number
  /** The incidents that the host has reported to its operator. */
  readonly faults: string[]
  /** Kills all workers. */
  end(): Promise<void>
}

/** The number of incidents above which a run ends. */
const TOO_MANY = 50

interface Worker {
  readonly process: ChildProcess
  readonly open: Map<number, { done(value: unknown): void; failed(problem: Error): void }>
  readonly isReady: Promise<boolean>
  ready: boolean
  /** Whether the test has killed it and will replace it. */
  isKilled: boolean
}

let bundles = 0

/** Bundles the code of a worker into one file, which starts much faster. */
export async function bundled(
  entry: string = fileURLToPath(new URL('worker.ts', import.meta.url)),
): Promise<string> {
  // Each run has its own bundle, which a later run must not change.
  bundles += 1
  const outfile = `${root}/.cache/fault-worker-${process.pid}-${bundles}.mjs`
  mkdirSync(`${root}/.cache`, { recursive: true })
  await build({
    entryPoints: [entry],
    tsconfig: `${root}/tsconfig.json`,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [
      ...['libsql', 'pg', 'kysely', 'valibot', 'prom-client', 'rate-limiter-flexible'],
      ...['@restatedev/restate-sdk', 'mailparser', 'nodemailer', 'smtp-server'],
    ],
  })
  return outfile
}

/** Starts a worker for each site. */
export async function startCrew(
  sites: readonly Site[],
  start: Timestamp,
  listener: (delivery: Delivery) => void,
  environment: Readonly<Record<string, string>> = {},
): Promise<Crew> {
  const file = await bundled()
  const size = sites.length
  const clocks = sites.map(() => start)
  const faults: string[] = []
  let asked = 0
  let again = 0
  let isOver = false

  function hire(which: number): Worker {
    const child = fork(file, [JSON.stringify(sites[which]), String(clocks[which])], {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // The bundle is JavaScript, so it does not need the loader of the tests.
      execArgv: [],
      env: { ...process.env, ...environment },
    })
    const open: Worker['open'] = new Map()
    let stderr = ''
    child.stderr?.on('data', (data) => {
      stderr += data
    })
    const isReady = new Promise<boolean>((ready) => {
      child.on('message', (message: FromWorker) => {
        switch (message.kind) {
          case 'ready':
            return ready(true)
          case 'delivery':
            listener(message.delivery)
            return send(child, { kind: 'acknowledged', id: message.id })
          case 'fault':
            faults.push(`${message.match}, ${message.during}: ${message.problem}`)
            return undefined
          case 'answer':
            open.get(message.id)?.done(message.answer)
            return open.delete(message.id)
          case 'failed':
            open.get(message.id)?.failed(new Error(message.problem))
            return open.delete(message.id)
        }
      })
      child.on('exit', (code) => {
        ready(false)
        for (const { failed } of open.values()) failed(new Error('The worker died.'))
        open.clear()
        if (isOver || hired.isKilled) return
        // The test did not kill it: it could not start, or ended by itself.
        faults.push(`a worker ended with ${code}: ${stderr}`)
        workers[which] = hire(which)
      })
    })
    const hired: Worker = { process: child, open, isReady, ready: false, isKilled: false }
    isReady.then((is) => {
      hired.ready = is
    })
    return hired
  }

  const workers: Worker[] = []
  for (let i = 0; i < size; i++) workers.push(hire(i))

  const ask = async <Value>(which: number, what: Asked): Promise<Result<Value, GameError>> => {
    const worker = workers[which % size]
    if (worker?.ready !== true) throw new Error('The worker is not there.')
    asked += 1
    const id = asked
    return new Promise((done, failed) => {
      worker.open.set(id, { done: done as (value: unknown) => void, failed })
      if (worker.process.exitCode !== null || worker.process.signalCode !== null) {
        worker.open.delete(id)
        failed(new Error('The worker died.'))
      } else send(worker.process, { ...what, id })
    })
  }

  return {
    ask,
    async insist(which, what) {
      for (let turn = which; ; turn++) {
        // Otherwise the test would ask workers that cannot start for ever.
        if (faults.length > TOO_MANY) throw new Error(faults[0])
        try {
          return await ask(turn, what)
        } catch {
          if (workers[turn % size]?.ready === true) again += 1
          await pause(5)
        }
      }
    },
    async kill(which, meanwhile) {
      // At least one worker is left, unless there is only one at a time.
      while (workers.filter(({ ready }) => ready).length < Math.min(2, size)) await pause(20)
      while (workers[which]?.ready !== true) which = (which + 1) % size
      const worker = workers[which]
      if (worker === undefined) return
      worker.ready = false
      worker.isKilled = true
      await killed(worker.process)
      meanwhile?.()
      // The new worker has the same address.
      workers[which] = hire(which)
    },
    setClock(which, now) {
      clocks[which] = now
      const worker = workers[which]
      worker?.isReady.then((is) => is && send(worker.process, { kind: 'clock', now }))
    },
    get again() {
      return again
    },
    faults,
    async end() {
      isOver = true
      await Promise.all(workers.map(({ process: child }) => killed(child)))
      rmSync(file)
    },
  }
}

/** Kills a process with signal 9, and waits until it and its ports are gone. */
async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((over) => setTimeout(over, milliseconds))

function send(child: ChildProcess, message: ToWorker): void {
  if (child.connected) child.send(message, () => undefined)
}
