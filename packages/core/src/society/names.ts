/**
 * A set of names that grows by copies: each lies in the drawer that its letters tell, so that to
 * look for one, or to add one, touches few of the others.
 */
export type Names = readonly (readonly string[])[]

const DRAWERS = 256

/** No names. */
export const noNames: Names = Array.from({ length: DRAWERS }, () => [])

/** Whether a name is among them. */
export function hasName(names: Names, name: string): boolean {
  return names[drawerOf(name)]?.includes(name) === true
}

/** The names with one more. */
export function addName(names: Names, name: string): Names {
  const more = [...names]
  const drawer = drawerOf(name)
  more[drawer] = [...(names[drawer] ?? []), name]
  return more
}

function drawerOf(name: string): number {
  let sum = 0
  for (let i = 0; i < name.length; i++) sum = (Math.imul(sum, 31) + name.charCodeAt(i)) | 0
  return (sum ^ (sum >>> 16)) & (DRAWERS - 1)
}
