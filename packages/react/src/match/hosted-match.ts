import type { GameError, GameText, LegalMoves, Timestamp } from '@ackanomic/core'
import type { BoardMatch, LogMessage } from '../board-match.js'
import type {
  HostedAction,
  HostedBoardMatch,
  HostedClient,
  HostedExtras,
  HostedPage,
} from './hosted.js'

/** The limit of notifications in one request. */
const MAX_NOTIFICATIONS = 1000

/** A match at a host as one person has it: a store for `useSyncExternalStore`. */
export class HostedMatch<At extends BoardMatch = BoardMatch> {
  readonly #client: HostedClient
  readonly #text: GameText
  readonly #match: string
  readonly #now: () => Timestamp
  readonly #listeners = new Set<() => void>()
  #page: HostedPage | null = null
  #past: HostedPage | null = null
  #at: number | null = null
  #told: readonly Heard[] = []
  #asked = 0
  #error: GameError | null = null
  #sending = 0
  /** The last action, with the page on which it was chosen. */
  #last: { readonly key: string; readonly answer: Promise<GameError | null> } | null = null
  #connected = true
  #table: HostedBoardMatch<At> | null = null

  constructor(
    client: HostedClient,
    text: GameText,
    match: string,
    now: () => Timestamp = Date.now,
  ) {
    this.#client = client
    this.#text = text
    this.#match = match
    this.#now = now
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The match now; `null` until the host has answered. */
  readonly getSnapshot = (): HostedBoardMatch<At> | null => {
    this.#table ??= this.#page === null ? null : this.#shown(this.#page)
    return this.#table
  }

  /** Follows the host until the returned function is called. */
  start(): () => void {
    let isWanted = true
    let waiting: HostedPage | null = null
    let isAsking = false
    const faulty = (): void => this.#set(() => (this.#connected = false))
    // A page is shown with the notifications that led to it, so that its events are known.
    const take = async (page: HostedPage): Promise<void> => {
      waiting = page
      if (isAsking) return
      isAsking = true
      while (waiting !== null && isWanted) {
        const shown: HostedPage = waiting
        waiting = null
        const told = await this.#news().catch(() => null)
        this.#set(() => {
          ;[this.#page, this.#connected] = [shown, told !== null]
          if (told !== null) this.#told = told
        })
      }
      isAsking = false
    }
    const unwatch = this.#client.watch(this.#match, (page) => void take(page), faulty)
    return () => {
      isWanted = false
      unwatch()
    }
  }

  async #news(): Promise<readonly Heard[]> {
    const told = [...this.#told]
    for (;;) {
      const after = Number(told.at(-1)?.id ?? 0)
      const more = await this.#client.listNotifications({
        match: this.#match,
        after,
        limit: MAX_NOTIFICATIONS,
      })
      if (!more.ok) throw new Error(more.error.message)
      for (const { n, at, clause, event, message } of more.value)
        told.push({ id: String(n), at, clause, event, message })
      if (more.value.length < MAX_NOTIFICATIONS) return told
    }
  }

  #set(change: () => unknown): void {
    change()
    this.#table = null
    for (const listener of this.#listeners) listener()
  }

  /** Sends an action, but once for each page: a double click is one action. */
  #send(act: HostedAction): Promise<GameError | null> {
    const etag = this.#page?.etag
    const key = JSON.stringify([act, etag])
    if (this.#last?.key !== key) this.#last = { key, answer: this.#submit(act, { etag }) }
    return this.#last.answer
  }

  async #submit(
    act: HostedAction,
    options: { readonly etag: string | undefined },
  ): Promise<GameError | null> {
    this.#set(() => (this.#sending += 1))
    const error = await this.#client.submit({ match: this.#match, action: act, ...options }).then(
      (answer) => (answer.ok ? null : answer.error),
      () => UNREACHED,
    )
    this.#set(() => {
      this.#sending -= 1
      this.#error = error
      if (error !== null) this.#last = null
    })
    return error
  }

  /** The times of notifications, which are the steps that can be shown. */
  get #moments(): readonly Timestamp[] {
    return [...new Set(this.#told.map(({ at }) => at))]
  }

  async #go(step: number | null): Promise<void> {
    const at = step === null ? undefined : this.#moments[step]
    this.#asked += 1
    const asked = this.#asked
    if (at === undefined) return this.#set(() => ([this.#at, this.#past] = [null, null]))
    const looked = await this.#client.getMatch({ match: this.#match, at }).catch(() => undefined)
    // Another step may have been requested meanwhile.
    if (asked !== this.#asked) return
    this.#set(() => {
      if (looked?.ok === true) [this.#at, this.#past] = [step, looked.value]
      else this.#error = looked === undefined ? UNREACHED : looked.error
    })
  }

  #shown(page: HostedPage): HostedBoardMatch<At> {
    const isPast = this.#past !== null
    const { view, names, pendingActions, othersPending, legal } = this.#past ?? page
    const moments = this.#moments
    const until = this.#at === null ? undefined : moments[this.#at]
    const steps = new Map(moments.map((at, step) => [at, step]))
    const all = this.#told.map((each) => ({ ...each, step: steps.get(each.at) ?? 0 }))
    const told = until === undefined ? all : all.filter(({ at }) => at <= until)
    const match: BoardMatch & HostedExtras = {
      text: this.#text,
      view,
      names,
      pendingActions: isPast ? [] : pendingActions,
      othersPending: isPast ? [] : othersPending,
      legalMoves: isPast ? NOTHING : sampled(legal),
      log: told,
      now: this.#now(),
      busy: this.#sending > 0,
      error: this.#error,
      submit: (move) => this.#send({ kind: 'move', move }),
      answer: (prompt, answer) => this.#send({ kind: 'answer', prompt, answer }),
      skipToDeadline: null,
      playOut: null,
      history: { steps: moments.length + 1, at: this.#at, go: (to) => void this.#go(to), log: all },
      hint: null,
      whyNot: () => null,
      moveSchema: null,
      connected: this.#connected,
    }
    return match as HostedBoardMatch<At>
  }
}

type Heard = Omit<LogMessage, 'step'>

const NOTHING: LegalMoves = { moves: [], complete: true, alsoLegal: [], sample: () => undefined }

/** A page has only the listed moves, so none can be sampled beyond them. */
function sampled({ moves, complete, alsoLegal }: HostedPage['legal']): LegalMoves {
  const sample: LegalMoves['sample'] = (choose) =>
    moves.length === 0 ? undefined : moves[choose(moves.length)]
  return { moves, complete, alsoLegal, sample }
}

const UNREACHED: GameError = {
  code: 'unreached',
  clause: 'contract/form',
  details: {},
  message: 'The host cannot be reached, so your action may not have arrived. Send it again later.',
}
