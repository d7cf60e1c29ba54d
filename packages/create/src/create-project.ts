import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The templates, each with a description. */
export const templates = {
  game: 'a game of your own: rules, laws, a bot, and a page to play it on',
  app: 'an app around one of our games: a server with saves and secret views, and a page',
} as const

export type TemplateName = keyof typeof templates

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

/** Why no project was created: a code, and a sentence that says what would be right. */
export interface CreateError {
  readonly code: 'badName' | 'notEmpty' | 'notAFolder' | 'notWritable'
  readonly message: string
}

/** A new project, or why there is none. */
export type Created =
  | { readonly ok: true; readonly folder: string; readonly files: readonly string[] }
  | { readonly ok: false; readonly error: CreateError }

/** The names that npm takes for a package without a scope. */
const NAME = /^[a-z\d][a-z\d._-]{0,213}$/u

const source = fileURLToPath(new URL('../templates/', import.meta.url))

/**
 * Writes a template into a folder, which may exist if it is empty or only holds a `.git`. The
 * folder's name becomes the package's.
 */
export function createProject(target: string, template: TemplateName): Created {
  const folder = resolve(target)
  const name = basename(folder)
  if (!NAME.test(name)) {
    const message = `"${name}" cannot be the name of a package. Take small letters, digits, "-", "_" and ".", and begin with a letter or a digit: my-game.`
    return refused('badName', message)
  }
  try {
    makeFolder(folder)
    const found = readdirSync(folder).filter((file) => file !== '.git')
    if (found.length > 0) {
      const message = `${folder} is not empty: it holds ${found.slice(0, 3).join(', ')}. Name a new folder.`
      return refused('notEmpty', message)
    }
    return { ok: true, folder, files: writeTemplate(join(source, template), folder, name) }
  } catch (thrown) {
    return failed(folder, thrown)
  }
}

/** Makes a folder and those above it. In `/proc`, `mkdirSync` with `recursive` never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  // The root of a missing drive is its own parent.
  if (parent !== folder) makeFolder(parent)
  mkdirSync(folder)
}

function refused(code: CreateError['code'], message: string): Created {
  return { ok: false, error: { code, message } }
}

function failed(folder: string, thrown: unknown): Created {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return refused('notAFolder', `${folder} is a file, or lies in one. Name a new folder.`)
  // ENOENT: file systems such as /proc take no new folders.
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT') {
    const message = `You may not write to ${folder}. Name a folder of your own, or ask for the right to write there.`
    return refused('notWritable', message)
  }
  throw thrown
}

/** Copies the files of a template; returns their paths. */
function writeTemplate(from: string, folder: string, name: string): string[] {
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name: file }) => {
      const path = join(parentPath.slice(from.length), renamed(file))
      const text = readFileSync(join(parentPath, file), 'utf8')
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), file === '_package.json' ? manifest(text, name) : text)
      return path.replace(/^[/\\]/u, '')
    })
}

/** Files that npm or an editor would read in a template begin with "_" there. */
function renamed(file: string): string {
  return file === '_gitignore' ? '.gitignore' : file.replace(/^_/u, '')
}

/** The manifest with the project's name, and our packages in the version of this one. */
function manifest(text: string, name: string): string {
  const { version } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'))
  const { dependencies, ...rest } = JSON.parse(text)
  const pinned = Object.entries(dependencies).map(([each, range]) => [
    each,
    each.startsWith('@ackanomic/') ? `^${version}` : range,
  ])
  const written = { ...rest, name, dependencies: Object.fromEntries(pinned) }
  return `${JSON.stringify(written, null, 2)}\n`
}
