import { GeneralBoard, inPageBots, MatchLayout, useLocalMatch } from '@ackanomic/react'
import { createRoot } from 'react-dom/client'
import '@ackanomic/react/styles.css'
import { tactics } from './bot.js'
import { game } from './game.js'

const bots = inPageBots(async () => tactics)

/** You sit in the first seat, and bots sit in the others. */
function App() {
  const match = useLocalMatch(game, { players: 3, bots })
  return (
    <MatchLayout match={match}>
      <GeneralBoard match={match} />
    </MatchLayout>
  )
}

const table = document.getElementById('table')
if (table !== null) createRoot(table).render(<App />)
