import type { Game } from '@ackanomic/core'
import { useEffect, useState } from 'react'
import { games } from '../games.js'

export function useGame(id: string): Game | null {
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    let isWanted = true
    setGame(null)
    games[id]?.load().then((loaded) => isWanted && setGame(() => loaded))
    return () => {
      isWanted = false
    }
  }, [id])
  return game
}
