/** Names, in buckets by their hash, so that finding or adding a name touches few others. */
export type LedgerNames = readonly (readonly string[])[]

const DRAWERS = 256

/** No names. */
export const noNames: LedgerNames = Array.from({ length: DRAWERS }, () => [])

/** Whether a name is among them. */
export function hasName(names: LedgerNames, name: string): boolean {
  return names[drawerOf(name)]?.includes(name) === true
}

/** The names with one more. */
export function addName(names: LedgerNames, name: string): LedgerNames {
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
