import { type BoardMatch, useMatchChange } from '@ackanomic/react'
import { useEffect } from 'react'
import { words } from './languages/language.js'
import { play } from './sound.js'

/**
 * Says outside the page that it is the viewer's turn, in the title and by the icon, and by sounds
 * where they are on.
 */
export function useAttention(match: BoardMatch, title: string): void {
  const isMine = mustAct(match)
  const { arcade, yourTurn } = words
  useEffect(() => {
    document.title = `${isMine ? `● ${yourTurn} · ` : ''}${title} · ${arcade}`
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon !== null) icon.href = `./pictures/icon${isMine ? '-turn' : ''}.svg`
    return () => {
      if (icon !== null) icon.href = './pictures/icon.svg'
    }
  }, [isMine, title])
  useMatchChange(match, ({ before, after, events }) => {
    if (events.length === 0) return
    if (before.outcome === null && after.outcome !== null) play('end')
    else play(mustAct(match) ? 'turn' : 'move')
  })
}

function mustAct({ pendingActions, view }: BoardMatch): boolean {
  return view.outcome === null && pendingActions.some(({ need }) => need !== 'optional')
}
