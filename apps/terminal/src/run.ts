import { setImmediate } from 'node:timers/promises'
import { type Arguments, readArguments, usage } from './arguments.js'
import { completions, obey, promptOf } from './commands/obey.js'
import { type Saves, savesIn } from './files.js'
import { games } from './games.js'
import { line, printable } from './session/line.js'
import { peopleAt } from './session/place.js'
import { goOn, type Reply, say } from './session/reply.js'
import type { Session } from './session/session.js'
import { changeLines } from './session/show.js'
import type { Opened } from './session/start.js'
import { watch } from './session/watch.js'
import { greeting, openSave, sitDown } from './sit-down.js'
import { type Asker, menuAsker, plainAsker } from './terminal/ask.js'
import { type Input, readLines } from './terminal/input.js'
import { show, type World } from './terminal/world.js'

/**
 * The whole table: reads the command line, sits down, plays until somebody leaves.
 *
 * @returns the exit code: 0; 1 for a save or an engine that fails; 2 for wrong arguments
 */
export async function run(given: readonly string[], world: World): Promise<number> {
  const args = readArguments(given)
  if (!args.ok) return complain(world, args.error, 2)
  if (args.value.only === 'help') world.output.write(`${usage}\n`)
  else if (args.value.only === 'list') {
    world.output.write(games.map(({ id, title }) => `${id.padEnd(20)} ${title}\n`).join(''))
  } else return sit(args.value, world)
  return 0
}

function complain({ errors }: World, text: string, code: number): number {
  errors.write(`${printable(text)}\n`)
  return code
}

/** A fault of an engine's, or of ours, ends the sitting and says where it lies. */
async function sit(args: Arguments, world: World): Promise<number> {
  try {
    return await new Sitting(args, world).begin()
  } catch (thrown) {
    const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
    return complain(world, `The engine or the table failed, which should never happen.\n${what}`, 1)
  }
}

/** Menus need this much room. */
const NARROWEST = 40

/** One sitting at the table, from the first question to the last goodbye. */
class Sitting {
  readonly #args: Arguments
  readonly #world: World
  readonly #saves: Saves
  #input: Input | null = null
  #session: Session | null = null
  /** Where the match was last saved, and as what. */
  #saved: { readonly file: string; readonly match: Session['match'] } | null = null

  constructor(args: Arguments, world: World) {
    this.#args = args
    this.#world = world
    this.#saves = savesIn(world.folder)
  }

  async begin(): Promise<number> {
    const opened = await sitDown(this.#args, this.#world, this.#saves, () => this.#asker())
    try {
      if (!opened.ok) {
        const { says, code } = opened.error
        if (says !== '') return complain(this.#world, says, code)
        show(this.#world, [line('note', 'You leave before the match has begun.')])
        return code
      }
      return await this.#play(opened.value)
    } finally {
      this.#input?.close()
    }
  }

  async #play(opened: Opened): Promise<number> {
    const { session } = opened
    this.#session = session
    const { save, load } = this.#args
    if (load !== null) this.#saved = { file: load, match: session.match }
    if (save !== null) {
      const written = this.#saves.write(save, session.match)
      if (!written.ok) return complain(this.#world, written.error, 2)
      this.#saved = { file: save, match: session.match }
      if (written.value !== '') show(this.#world, [line('note', written.value)])
    }
    show(this.#world, [line('note', greeting(opened))])
    if (this.#args.watch) return this.#watch(opened)
    show(this.#world, [line('note', `${session.game.notation.help} "help" shows all.`)])
    this.#take(load === null ? goOn(null, session, opened.posts) : arrived(session))
    return this.#listen()
  }

  async #watch({ session, posts }: Opened): Promise<number> {
    const { interrupt } = this.#world
    const pause = async (): Promise<boolean> => {
      await setImmediate()
      return interrupt.aborted
    }
    const watched = await watch(session, posts, (lines) => show(this.#world, lines), pause)
    this.#session = watched.session
    const { save } = this.#args
    if (save !== null && !this.#save(save)) return 1
    if (!watched.over || save !== null) this.#sayHowToResume()
    return watched.over || interrupt.aborted ? 0 : 1
  }

  async #listen(): Promise<number> {
    const input = this.#lines()
    for (;;) {
      const session = this.#session
      if (session === null) return 0
      const typed = await input.next(promptOf(session))
      if ('end' in typed) {
        const why = typed.end === 'interrupted' ? 'You leave the table.' : 'The input has ended.'
        const unsent = session.mail === null ? '' : ' The mail had no end and was not sent.'
        show(this.#world, [line('note', `${why}${unsent}`)])
        break
      }
      const reply = obey(session, typed.line)
      this.#take(reply)
      if (reply.effect?.do === 'quit') break
      if (reply.effect?.do === 'save') this.#saveAs(reply.effect.file ?? this.#args.save)
      if (reply.effect?.do === 'load') await this.#load(session, reply.effect.file)
    }
    this.#sayHowToResume()
    return 0
  }

  /** Shows a reply, and saves where the match went on. */
  #take({ session, lines }: Reply): void {
    const went = this.#session?.match !== session.match
    this.#session = session
    show(this.#world, lines)
    const { save } = this.#args
    if (went && save !== null) this.#save(save)
  }

  #saveAs(file: string | null): void {
    if (file === null) show(this.#world, [line('refusal', 'Name the file: "save FILE".')])
    else if (this.#save(file)) show(this.#world, [line('note', `Saved as ${file}.`)])
  }

  #save(file: string): boolean {
    const match = this.#session?.match
    if (match === undefined) return false
    const written = this.#saves.write(file, match)
    if (!written.ok) {
      show(this.#world, [line('refusal', written.error)])
      return false
    }
    this.#saved = { file, match }
    if (written.value !== '') show(this.#world, [line('note', written.value)])
    return true
  }

  async #load(session: Session, file: string): Promise<void> {
    const text = this.#saves.read(file)
    if (!text.ok) return show(this.#world, [line('refusal', text.error)])
    const { game, you, seed, words } = session
    const opened = await openSave(text.value, game, this.#world.folder, { you, seed, words })
    if (!opened.ok) return show(this.#world, [line('refusal', `${file}: ${opened.error}`)])
    this.#saves.took(file)
    this.#saved = { file, match: opened.value.session.match }
    show(this.#world, [line('note', greeting(opened.value))])
    this.#take(arrived(opened.value.session))
  }

  #sayHowToResume(): void {
    const saved = this.#saved
    const text =
      saved !== null && saved.match === this.#session?.match
        ? `The match is saved; go on with: npm start -- ${this.#resuming(saved.file)}`
        : 'The match is not saved. Next time "save FILE" keeps it, or --save FILE after every move.'
    show(this.#world, [line('note', text)])
  }

  /**
   * The arguments that go on with a save as it was: an engine that is not listed has to be named
   * again, and your place, the seed and where to save stand in no save.
   */
  #resuming(file: string): string {
    const { game, match, you, seed } = this.#session as Session
    const engine = games.some(({ id }) => id === game.id) ? [] : [this.#args.game ?? '']
    const { watch, save } = this.#args
    const people = peopleAt(match.state.table)
    const place = you.name ?? 'nobody'
    // An outsider has no place that could be taken from the command line.
    const isUsual =
      watch || place === people[0] || (you.name !== null && !people.includes(you.name))
    const words = [
      ...[...engine, '--load', file, '--seed', seed],
      ...(isUsual ? [] : ['--seat', place]),
      ...(you.judges ? ['--judge'] : []),
      ...(save === file ? ['--save', file] : []),
    ]
    return words.map(quoted).join(' ')
  }

  #lines(): Input {
    this.#input ??= readLines(this.#world, (typed) =>
      this.#session === null ? [] : completions(this.#session, typed),
    )
    return this.#input
  }

  #asker(): Promise<Asker> {
    const { terminal, columns } = this.#world
    if (terminal && columns >= NARROWEST) return menuAsker()
    return Promise.resolve(plainAsker(this.#lines(), (text) => this.#world.output.write(text)))
  }
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  if (/["$`\\!]/u.test(word)) return `'${word.replace(/'/gu, "'\\''")}'`
  return /^[\w./:=@%+,~-]+$/u.test(word) ? word : `"${word}"`
}

/** What you find at a table to which a saved match has come; nobody acts before you do. */
function arrived(session: Session): Reply {
  return say(session, changeLines(null, session, []))
}
