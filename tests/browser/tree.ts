import type { CDPSession, Page } from '@playwright/test'

/** A node of the accessibility tree, as a screen reader is given it. */
interface Spoken {
  readonly role: string
  readonly name: string
  /** Its states: `disabled`, `pressed`, `selected`, `level`, `live`, … */
  readonly states: Readonly<Record<string, unknown>>
  /** Whether it can have the focus. */
  readonly focusable: boolean
  /** Its element, by the number that the page was marked with; -1 without one. */
  readonly mark: number
}

/** The parts compared with the tree: those that a pointer can use, and those drawn by style. */
interface Shown {
  readonly mark: number
  readonly message: string
  readonly isAct: boolean
  readonly isOffered: boolean
  readonly isChosen: boolean
}

/** The nodes of a board's tree as the match begins: a role, a name, how many at least. */
export type Needed = readonly [role: string, name: RegExp, least?: number]

const MARK = 'data-tree-mark'

/** The last announcement: another than before when something has happened. */
export function toldOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll('[role="log"] p')]
    return told.map(({ textContent }) => textContent).join(' ')
  })
}

/**
 * Marks all that can be seen of the board and can be acted on, or has a letter or sign drawn by
 * style.
 */
function markShown(page: Page): Promise<Shown[]> {
  return page.evaluate((mark) => {
    for (const each of document.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark)
    const acts =
      'button, a[href], input, select, textarea, summary, [role="button"], [role="gridcell"]'
    const drawn = '[data-letter], [data-sign]:not([data-sign=""])'
    const all = [...document.querySelectorAll<HTMLElement>(`main :is(${acts}, ${drawn})`)]
    const seen = all.filter((each) => each.checkVisibility())
    return seen.map((each, i) => {
      const isAct = each.matches(acts)
      // The element around a letter or sign names it.
      const said = isAct ? each : each.closest<HTMLElement>('[role="img"], button')
      if (said !== null && !said.hasAttribute(mark)) said.setAttribute(mark, String(i))
      const isOff = each.matches(':disabled') || each.getAttribute('aria-disabled') === 'true'
      return {
        mark: said === null ? -1 : Number(said.getAttribute(mark)),
        message: (each.textContent || each.outerHTML).slice(0, 80),
        isAct,
        isOffered: each.matches('[data-move], .ack-legal') && !isOff,
        isChosen: each.matches('[aria-pressed="true"], [aria-selected="true"], :checked'),
      }
    })
  }, MARK)
}

interface DomNode {
  readonly backendNodeId: number
  readonly attributes?: readonly string[]
  readonly children?: readonly DomNode[]
}

/** The elements that were marked, by the number that the browser has for them. */
function marksIn(node: DomNode, marks: Map<number, number> = new Map()): Map<number, number> {
  const { attributes = [], children = [], backendNodeId } = node
  const at = attributes.indexOf(MARK)
  if (at >= 0) marks.set(backendNodeId, Number(attributes[at + 1]))
  for (const child of children) marksIn(child, marks)
  return marks
}

/** The tree of the page, in the order in which it is read. */
async function treeOf(session: CDPSession): Promise<Spoken[]> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const marks = marksIn(root)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read: Spoken[] = []
  const walk = (id: string): void => {
    const node = byId.get(id)
    if (node === undefined) return
    if (!node.ignored) {
      const states = Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value as unknown]),
      )
      read.push({
        role: String(node.role?.value),
        name: String(node.name?.value ?? '').trim(),
        states,
        focusable: states.focusable === true,
        mark: marks.get(node.backendDOMNodeId ?? -1) ?? -1,
      })
    }
    for (const child of node.childIds ?? []) walk(child)
  }
  const [first] = nodes
  if (first !== undefined) walk(first.nodeId)
  return read
}

/** Parts that are shown but not announced, or announced otherwise. */
function unsaid(shown: readonly Shown[], tree: readonly Spoken[]): string[] {
  const saidAt = new Map(tree.filter(({ mark }) => mark >= 0).map((each) => [each.mark, each]))
  return shown.flatMap(({ mark, message, isAct, isOffered, isChosen }) => {
    const said = saidAt.get(mark)
    if (said === undefined) return [`is shown and not in the tree: ${message}`]
    if (said.name === '') return [`has no name: a ${said.role}, ${message}`]
    if (!isAct) return []
    const isOff = said.states.disabled === true
    const state = [said.states.pressed, said.states.selected, said.states.checked]
    const isSaidChosen = state.some((each) => String(each) === 'true')
    return [
      ...(isOffered && (isOff || !said.focusable)
        ? [`is offered, and said to be off: ${message}`]
        : []),
      ...(isChosen && !isSaidChosen ? [`is chosen, and not said to be: ${said.name}`] : []),
    ]
  })
}

/** Checks the headings: one of the first level first, none skipped, none empty. */
function headingProblems(tree: readonly Spoken[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading')
  const levels = headings.map(({ states }) => Number(states.level))
  return headings.flatMap(({ name }, i) => {
    const [before = 0, level = 0] = [levels[i - 1], levels[i]]
    return [
      ...(name === '' ? ['a heading is empty'] : []),
      ...(level > before + 1 || (i > 0 && level === 1) ? [`“${name}” has the level ${level}`] : []),
    ]
  })
}

/** Checks the live regions: pending actions, refusals, events. */
function liveProblems(tree: readonly Spoken[]): string[] {
  const isLive = (role: string, live: string): boolean =>
    tree.some((each) => each.role === role && each.states.live === live)
  return [
    ...(isLive('status', 'polite') ? [] : ['what is wanted is not told by itself']),
    ...(isLive('alert', 'assertive') ? [] : ['a refusal is not told by itself']),
    ...(isLive('log', 'polite') ? [] : ['what happens is not told by itself']),
  ]
}

/** Places of a grid that cannot be told from each other by their names. */
function twinProblems(tree: readonly Spoken[]): string[] {
  const names = tree.filter(({ role }) => role === 'gridcell').map(({ name }) => name)
  return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `two places: ${name}`)
}

/**
 * Reads the accessibility tree of a table as it stands; what a player who hears the page would
 * miss, a line each.
 *
 * @param needed - what has to be found there besides
 */
export async function readTree(page: Page, needed: readonly Needed[] = []): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  let [shown, tree, before, after]: [Shown[], Spoken[], string, string] = [[], [], '', '']
  do {
    // Others' actions make another page.
    before = await toldOn(page)
    shown = await markShown(page)
    tree = await treeOf(session)
    after = await toldOn(page)
  } while (before !== after)
  await session.detach()
  const missing = needed.flatMap(([role, name, least = 1]) => {
    const found = tree.filter((each) => each.role === role && name.test(each.name)).length
    return found < least ? [`${found} of ${least}: ${role} ${name}`] : []
  })
  return [
    ...unsaid(shown, tree),
    ...headingProblems(tree),
    ...liveProblems(tree),
    ...twinProblems(tree),
    ...missing,
  ].map((each) => `the tree: ${each}`)
}
