/** Keeps the built page in the browser, so that it opens without a network. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page itself, which must not wait for what may be wanted later.
  addEventListener('load', () => {
    navigator.serviceWorker.register('./offline.js').catch(() => {
      // Without it, the page needs its network.
    })
  })
}
