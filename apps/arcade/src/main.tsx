import '@ackanomic/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Arcade } from './arcade.js'
import { keepForOffline } from './offline.js'

const place = document.getElementById('arcade')
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <Arcade />
    </StrictMode>,
  )
}
keepForOffline()
