import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { days, err, ok, type Result } from '@ackanomic/core'
import { levels } from '@ackanomic/core/bots'
import type { Host, Session } from '@ackanomic/host'

/** How long a name is kept for somebody who does nothing under it. */
const KEPT = days(7)

/** The longest name that fits a table. */
const LONGEST = 30

/** The names that the host gives its programs. */
const PROGRAMS = new RegExp(
  `^(?:Referee|(?:${Object.keys(levels).join('|')}) bot)(?: \\d+)?$`,
  'iu',
)

/** A text that is kept in a file of the folder, and written there if it is missing. */
export function keptIn(folder: string, name: string, make: () => string): string {
  const path = join(folder, name)
  if (!existsSync(path)) writeFileSync(path, make(), { mode: 0o600 })
  return readFileSync(path, 'utf8')
}

/** The names of the people at the Arcade's host. */
export interface Names {
  /** Lets somebody in under a name, or a name like it; the error is a sentence. */
  enter(name: string): Promise<Result<Session, string>>
  /** Lets a person go, whose name is free again; the error is a sentence. */
  leave(token: string): Promise<Result<null, string>>
}

/**
 * Opens the names of a host. A name belongs to one person, and nobody else ever gets what was
 * played or written under it: a second Ann is "Ann 2". A name under which nothing was played or
 * written is free again when its person leaves, or after a week.
 */
export function openNames(host: Host, folder: string, now: () => number = Date.now): Names {
  let last: Promise<unknown> = Promise.resolve()
  // Two people who ask for one name at the same time get two.
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  const entered = (): Record<string, number> =>
    JSON.parse(keptIn(folder, 'names.json', () => '{}')) as Record<string, number>
  const write = (times: Record<string, number>): void =>
    writeFileSync(join(folder, 'names.json'), JSON.stringify(times), { mode: 0o600 })

  const isFree = async (name: string): Promise<boolean> => {
    const parts = await Promise.all([
      host.listMatches(name, { limit: 1 }),
      host.tables.list(name, { mine: true, limit: 1 }),
      host.messages.list(name, { limit: 1 }),
    ])
    const [matches, tables, messages] = parts
    if (!matches.ok || matches.value.matches.length > 0) return false
    if (!tables.ok || tables.value.tables.length > 0) return false
    if (!messages.ok || messages.value.length > 0) return false
    return !(await host.hasAccount(name)) || (entered()[name] ?? 0) + KEPT < now()
  }

  return {
    enter: (asked) =>
      inTurn(async () => {
        const wanted = asked.trim()
        if (wanted === '') return err('Say your name.')
        if (wanted.length > LONGEST) return err(`A name has ${LONGEST} characters at most.`)
        if (PROGRAMS.test(wanted)) return err('This is the name of a program; choose another.')
        const fits = await host.listMatches(wanted, { limit: 1 })
        if (!fits.ok) return err(fits.error.message)
        let name = wanted
        for (let i = 2; !(await isFree(name)); i++) name = `${wanted} ${i}`
        await host.revoke(name)
        const invitation = await host.invite(name)
        if (!invitation.ok) return err(invitation.error.message)
        const session = await host.redeemInvitation(invitation.value)
        if (!session.ok) return err(session.error.message)
        write({ ...entered(), [name]: now() })
        return ok(session.value)
      }),
    leave: (token) =>
      inTurn(async () => {
        const person = await host.authenticate(token)
        if (person === undefined) return err('Nobody has this token.')
        const matches = await host.listMatches(person, { limit: 100 })
        if (matches.ok && matches.value.matches.some(({ endedAt }) => endedAt === null))
          return err('You take part in matches that go on; finish them first.')
        const tables = await host.tables.list(person, { mine: true, limit: 100 })
        for (const { table, opener, you } of tables.ok ? tables.value.tables : []) {
          if (opener === person) await host.tables.close({ table, by: person })
          else if (you?.state === 'accepted') await host.tables.leaveSeat({ table, by: person })
          else await host.tables.decline({ table, by: person })
        }
        await host.revoke(person)
        const { [person]: _, ...others } = entered()
        write(others)
        return ok(null)
      }),
  }
}
