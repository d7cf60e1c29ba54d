import '@ackanomic/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Arcade } from './arcade.js'
import { openSharedAddress } from './shared-address.js'

openSharedAddress()
const place = document.getElementById('arcade')
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <Arcade />
    </StrictMode>,
  )
}
keepForOffline()

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
