import { BoardWordsContext, english } from '@ackanomic/boards/words'
import type { Drawn } from '../drawn.js'
import { inChosenLanguage } from './language.js'

const words = inChosenLanguage(english)

/** A board, and its results, in the language of the page. */
export function inLanguage({ Board, stages }: Drawn): Drawn {
  return {
    Board: (props) => (
      <BoardWordsContext.Provider value={words}>
        <Board {...props} />
      </BoardWordsContext.Provider>
    ),
    ...(stages !== undefined && { stages: (change) => stages(change, words) }),
  }
}
