/** The repository's folders, whose paths pages name. */
const FOLDERS = 'packages|apps|scripts|tests|docs|bench|site|examples|fixtures'

const SPAN = /(`+)((?:(?!\1)[\s\S])+)\1/gu
const PATH = new RegExp(String.raw`(?<=^|[\s"'(])(?:\./)?((?:${FOLDERS})/[^\s"'),;]+)`, 'gu')
const FENCE = /^(\s*)```[\s\S]*?^\1```/gmu
const SCRIPT =
  /\bnpm (?:--prefix[ =](\S+) )?run (?:(?:-s|--silent) )?(?:--prefix[ =](\S+) )?([a-z][\w:-]*)/gu

/** Folders that a build makes, which git lacks. */
const IS_BUILT = /(?:^|\/)(?:dist|node_modules|\.cache)(?:\/|$)|^docs\/api(?:\/|$)/u

/**
 * The repository's paths in the back-ticks of a page. For a path with a placeholder, as in
 * `docs/games/<game>.md`, the folder before it is returned.
 */
export function pathsIn(page: string): readonly string[] {
  const spans = [...page.replace(FENCE, '').matchAll(SPAN)].map(([, , span = '']) => span)
  return spans
    .flatMap((span) => [...span.matchAll(PATH)].map(([, path = '']) => path))
    .map((path) => path.replace(/[^/]*[<*…{$].*$/u, '').replace(/#.*$|:\d+$/u, ''))
    .filter((path) => !IS_BUILT.test(path))
}

/** A test that a page names: a link to its file, with its title as the text. */
export interface NamedTest {
  readonly title: string
  readonly file: string
}

/** The tests that a page names, as in `[“a title”](packages/core/src/x.test.ts)`. */
export function testsIn(page: string): readonly NamedTest[] {
  return [...page.matchAll(/\[“([^”]+)”\]\(([^)\s]+\.(?:test|test-support)\.tsx?)\)/gu)].map(
    ([, title = '', file = '']) => ({ title, file }),
  )
}

/** A script that a page tells people to run. */
export interface NamedScript {
  /** The folder of its package, from the root; empty for the root. */
  readonly folder: string
  readonly script: string
}

/** The npm scripts that a page names, in its prose and in its code. */
export function scriptsIn(page: string): readonly NamedScript[] {
  return [...page.matchAll(SCRIPT)].map(([, first, second, script = '']) => ({
    folder: first ?? second ?? '',
    script,
  }))
}
