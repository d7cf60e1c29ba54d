import { setImmediate } from 'node:timers/promises'
import type { Match } from '@ackanomic/core'
import { participants } from '@ackanomic/core/commands'
import type { Arguments } from './arguments.js'
import { completions, obey, promptOf } from './commands/dispatch.js'
import { type Saves, savesIn } from './files.js'
import { resuming } from './resuming.js'
import { type Line, line } from './session/line.js'
import { nextHere } from './session/pending-actions.js'
import { goOn, type Reply, say } from './session/reply.js'
import type { Session } from './session/session.js'
import { arrivalLines, changeLines } from './session/show.js'
import type { Opened } from './session/start.js'
import { watch } from './session/watch.js'
import { greeting, type Leaving, openSave, sitDown } from './start-session.js'
import { type Asker, menuAsker, plainAsker } from './terminal/ask.js'
import { type Input, readLines } from './terminal/input.js'
import { clearScreen, show, type World } from './terminal/world.js'

/** The columns that menus need. */
const NARROWEST = 40

/** The end of a session without complaints. */
const DONE: Leaving = { message: '', code: 0 }

/** A session at the table, from the first question to the last goodbye. */
export class TerminalSession {
  readonly #args: Arguments
  readonly #world: World
  readonly #saves: Saves
  #input: Input | null = null
  #session: Session | null = null
  /** The last save: its file, and the match in it. */
  #saved: { readonly file: string; readonly match: Match } | null = null
  /** The match that can be restored: as it was loaded, or as it was saved. */
  #kept: Match | null = null
  /** The match at the last reply. */
  #shown: Match | null = null
  /** The number of events shown to each person at the screen. */
  readonly #told = new Map<string, number>()
  /** The people at the screen who have sat down once. */
  readonly #met = new Set<string>()
  /** Whether the screen is being handed over, so that no secrets may be completed. */
  #isHanding = false

  constructor(args: Arguments, world: World) {
    this.#args = args
    this.#world = world
    this.#saves = savesIn(world.folder)
  }

  async begin(): Promise<Leaving> {
    const opened = await sitDown(this.#args, this.#world, this.#saves, () => this.#asker())
    try {
      if (opened.ok) return await this.#play(opened.value)
      if (opened.error.message === '') this.#say('You leave before the match has begun.')
      return opened.error
    } finally {
      this.#input?.close()
    }
  }

  async #play(opened: Opened): Promise<Leaving> {
    const { session } = opened
    const { match, here } = session
    const { save, load } = this.#args
    this.#session = session
    this.#shown = match.value
    if (load !== null) this.#saved = { file: load, match: match.value }
    if (save !== null) {
      const written = this.#saves.write(save, match.value, session.seed)
      if (!written.ok) return { message: written.error, code: 2 }
      this.#saved = { file: save, match: match.value }
      if (written.value !== '') this.#say(written.value)
    }
    if (this.#args.watch) {
      this.#say(greeting(opened))
      return this.#watch(session)
    }
    if (here.length < 2) this.#greet(opened)
    else if (opened.note !== null) this.#say(opened.note)
    // Nobody acts before you do in a saved match.
    const begun = load === null ? goOn(session) : say(changeLines(session))
    this.#kept = match.value
    this.#take(here.length < 2 ? begun : say([]))
    if (here.length > 1) {
      for (const name of here) this.#told.set(name, load === null ? 0 : eventsFor(session, name))
      const isOn = await this.#handOver(nextHere(session) ?? session.you.name ?? '')
      if (!isOn) return this.#leave()
    }
    return this.#listen()
  }

  async #watch(session: Session): Promise<Leaving> {
    const { interrupt } = this.#world
    const pause = async (): Promise<boolean> => {
      await setImmediate()
      return interrupt.aborted
    }
    const isOver = await watch(session, (lines) => this.#show(lines), pause)
    const { save } = this.#args
    if (save !== null && !this.#save(save)) return { ...DONE, code: 1 }
    if (!isOver || save !== null) this.#sayHowToResume()
    return { ...DONE, code: isOver || interrupt.aborted ? 0 : 1 }
  }

  async #listen(): Promise<Leaving> {
    for (let next: string | null = null; ; ) {
      const session = this.#session
      if (session === null) return DONE
      const prompt = next === null ? promptOf(session) : `Press Enter to hand over to ${next}> `
      const typed = await this.#lines().next(prompt)
      if ('end' in typed) {
        if (!(await this.#mayGo('leave'))) continue
        const why = typed.end === 'interrupted' ? 'You leave the table.' : 'The input has ended.'
        const unsent =
          session.mail === null ? '' : ' The last line of the mail was missing, so it was not sent.'
        this.#say(`${why}${unsent}`)
        return this.#leave()
      }
      const before = session.match.value
      const reply: Reply =
        next !== null && typed.line.trim() === ''
          ? say([], { do: 'hand over', to: next })
          : obey(session, typed.line)
      this.#take(reply)
      const { effect } = reply
      if (effect?.do === 'quit' && (await this.#mayGo('leave'))) return this.#leave()
      if (effect?.do === 'save') this.#saveAs(effect.file ?? this.#args.save)
      if (effect?.do === 'load' && (await this.#mayGo('load'))) {
        await this.#load(session, effect.file)
      }
      next = this.#next(next, before)
      const isAsked = effect?.do === 'hand over' || (next !== null && !this.#world.terminal)
      const to = effect?.do === 'hand over' ? effect.to : next
      if (isAsked && to !== null) {
        if (!(await this.#handOver(to))) return this.#leave()
        next = null
      }
    }
  }

  /** The person whose turn it is at a shared screen, once the match has moved on. */
  #next(before: string | null, match: Match): string | null {
    const session = this.#session
    if (session === null || session.mail !== null) return null
    return session.match.value === match ? before : nextHere(session)
  }

  /**
   * Hands a shared screen over: clears it, and shows nothing until the next person confirms.
   * Returns whether play continues.
   */
  async #handOver(name: string): Promise<boolean> {
    const { terminal } = this.#world
    this.#isHanding = true
    if (terminal) {
      this.#lines().forget()
      clearScreen(this.#world)
      for (;;) {
        this.#say(`It is ${name}’s turn; everybody else, please look away.`)
        const typed = await this.#lines().next(`${name}, press Enter> `)
        if ('line' in typed) break
        if (await this.#mayGo('leave')) return false
      }
      clearScreen(this.#world)
    } else this.#say(`—— ${name} ——`)
    this.#isHanding = false
    const session = this.#session
    if (session === null) return false
    Object.assign(session, { you: { ...session.you, name }, cited: null, shift: 0 })
    if (!this.#met.has(name)) this.#greet({ session, note: null })
    this.#met.add(name)
    const from = Math.min(this.#told.get(name) ?? 0, eventsFor(session, name))
    this.#told.set(name, eventsFor(session, name))
    this.#show(arrivalLines(session, from))
    return true
  }

  #greet(opened: Opened): void {
    this.#say(greeting(opened))
    this.#say(
      `${opened.session.game.notation.help} "rules" tells how it is played, and "help" shows all.`,
    )
  }

  #leave(): Leaving {
    this.#sayHowToResume()
    return DONE
  }

  /**
   * Whether the match may be left. Asks about unsaved changes if a person can answer; a second
   * Ctrl-C, or the end of the input, means yes.
   */
  async #mayGo(to: 'leave' | 'load'): Promise<boolean> {
    const session = this.#session
    const isSaved = [this.#kept, this.#saved?.match].includes(session?.match.value)
    if (session === null || isSaved || !this.#world.terminal) return true
    const file = this.#args.save ?? this.#saved?.file ?? `${session.game.id}.json`
    for (;;) {
      this.#say(
        `The match is not saved. "save" keeps it as ${file}, or name a file; "drop" ${to === 'leave' ? 'leaves' : 'loads'} without saving; Enter stays.`,
      )
      const typed = await this.#lines().next('save, drop or stay? ')
      if ('end' in typed) return to === 'leave'
      const [word = '', ...rest] = typed.line.trim().split(/\s+/u)
      if (/^(?:stay)?$/iu.test(word)) return false
      if (/^(?:drop|d)$/iu.test(word)) return true
      if (/^(?:save|s)$/iu.test(word) && this.#saveAs(rest.join(' ') || file)) return true
    }
  }

  /** Shows a reply, and saves the match if it has changed. */
  #take({ lines }: Reply): void {
    const session = this.#session
    if (session === null) return
    const { match, here, you } = session
    if (here.length > 1 && you.name !== null) {
      this.#told.set(you.name, eventsFor(session, you.name))
    }
    this.#show(lines)
    const { save } = this.#args
    if (this.#shown !== match.value && save !== null) this.#save(save)
    this.#shown = match.value
  }

  #saveAs(file: string | null): boolean {
    if (file === null) this.#show([line('error', 'Name the file: "save FILE".')])
    else if (this.#save(file)) {
      this.#say(`Saved as ${file}.`)
      return true
    }
    return false
  }

  #save(file: string): boolean {
    if (this.#session === null) return false
    const { match, seed } = this.#session
    const written = this.#saves.write(file, match.value, seed)
    if (!written.ok) {
      this.#show([line('error', written.error)])
      return false
    }
    this.#saved = { file, match: match.value }
    if (written.value !== '') this.#say(written.value)
    return true
  }

  async #load(session: Session, file: string): Promise<void> {
    const refuse = (text: string): void => this.#show([line('error', text)])
    const kept = this.#saves.read(file)
    if (!kept.ok) return refuse(kept.error)
    const { text, seed = session.seed } = kept.value
    const { game, you, here, words, clauses } = session
    const around = { you, here, words, seed, clauses }
    const opened = await openSave(text, game, this.#world.folder, around, this.#args)
    if (!opened.ok) return refuse(`${file}: ${opened.error}`)
    const loaded = opened.value.session
    this.#saves.took(file, text)
    this.#saved = { file, match: loaded.match.value }
    // A person who shares the screen need not have a seat in the other match.
    const people = participants(loaded.status.roster)
    loaded.here = here.filter((name) => people.includes(name))
    for (const name of here) this.#told.set(name, eventsFor(loaded, name))
    this.#say(greeting(opened.value))
    this.#session = loaded
    this.#take(say(changeLines(loaded)))
  }

  #sayHowToResume(): void {
    const [saved, session] = [this.#saved, this.#session]
    this.#say(
      saved !== null && session !== null && saved.match === session.match.value
        ? `The match is saved; continue with: npm run terminal -- ${resuming(saved.file, session, this.#args)}`
        : 'The match is not saved. Next time, "save FILE" keeps it, or start with --save FILE to save after every move.',
    )
  }

  #say(text: string): void {
    this.#show([line('note', text)])
  }

  #show(lines: readonly Line[]): void {
    show(this.#world, lines, this.#session?.shift)
  }

  #lines(): Input {
    this.#input ??= readLines(this.#world, (typed) =>
      this.#session === null || this.#isHanding ? [] : completions(this.#session, typed),
    )
    return this.#input
  }

  #asker(): Promise<Asker> {
    const { terminal, columns } = this.#world
    if (terminal && columns >= NARROWEST) return menuAsker()
    return Promise.resolve(plainAsker(this.#lines(), (text) => this.#world.output.write(text)))
  }
}

/** The number of events that a person has received. */
function eventsFor({ match }: Session, name: string): number {
  return match.eventsFor(name).length
}
