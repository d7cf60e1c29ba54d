/** The address of a page of the Arcade, as it is sent to others: a server sees all of it. */
export function sharedAddress(address: string): string {
  const { origin, pathname } = location
  return `${origin}${pathname}?at=${encodeURIComponent(address.replace(/^#\//u, ''))}`
}

/** Leads from an address that was sent to the page that it means. */
export function openSharedAddress(): void {
  const at = new URLSearchParams(location.search).get('at')
  if (at !== null) history.replaceState(null, '', `${location.pathname}#/${at}`)
}
