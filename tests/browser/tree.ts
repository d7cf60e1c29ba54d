import type { CDPSession, Page } from '@playwright/test'

/** A node of the accessibility tree, as a screen reader gets it. */
interface Spoken {
  readonly role: string
  readonly name: string
  /** Its states: `disabled`, `pressed`, `selected`, `level`, `live`, … */
  readonly states: Readonly<Record<string, unknown>>
  /** Whether it can have the focus. */
  readonly focusable: boolean
  /** The number with which its element was marked; -1 without an element. */
  readonly mark: number
}

/** A part to compare with the tree: one that a pointer can use, or one drawn by style. */
interface Shown {
  readonly mark: number
  readonly message: string
  readonly isAct: boolean
  readonly isOffered: boolean
  readonly isChosen: boolean
}

/** Nodes that a board's tree must have at the beginning: a role, a name, the least number. */
export type Needed = readonly [role: string, name: RegExp, least?: number]

const MARK = 'data-tree-mark'

/** Reads the last announcement, which changes when something happens. */
export function toldOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll('[role="log"] p')]
    return told.map(({ textContent }) => textContent).join(' ')
  })
}

/**
 * Marks all visible elements of the board that can be used, or that have a letter or sign drawn by
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

/** The marks of elements, by the browser's number of each element. */
function marksIn(node: DomNode, marks: Map<number, number> = new Map()): Map<number, number> {
  const { attributes = [], children = [], backendNodeId } = node
  const at = attributes.indexOf(MARK)
  if (at >= 0) marks.set(backendNodeId, Number(attributes[at + 1]))
  for (const child of children) marksIn(child, marks)
  return marks
}

/** Reads the tree of the page, in reading order. */
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

/** Finds parts that are shown but not announced, or announced differently. */
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

/** Finds places of a grid that have the same name. */
function twinProblems(tree: readonly Spoken[]): string[] {
  const names = tree.filter(({ role }) => role === 'gridcell').map(({ name }) => name)
  return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `two places: ${name}`)
}

/**
 * Reads the accessibility tree of a table. Returns a line for each thing that a player with a screen
 * reader would miss.
 *
 * @param needed - nodes that the tree must have
 */
export async function readTree(page: Page, needed: readonly Needed[] = []): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  let [shown, tree, before, after]: [Shown[], Spoken[], string, string] = [[], [], '', '']
  do {
    // The actions of others change the page.
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
