import '@ackanomic/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Arcade } from './arcade.js'

const place = document.getElementById('arcade')
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <Arcade />
    </StrictMode>,
  )
}
