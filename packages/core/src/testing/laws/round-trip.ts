import type { Game } from '../../game/game.js'
import { replayFrom } from '../../match/replay.js'
import { difference } from '../difference.js'
import { holds, type Law, type LawOptions, lawOver } from '../law.js'
import { jsonProblem } from '../structure.js'

/**
 * All results of a game are plain JSON: written and read back they are the same, and the game goes
 * on the same from them.
 */
export function roundTrip<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('states survive JSON', game, options, ({ match, pick }) => {
    const { start, trials, entries } = match
    holds(jsonProblem(start), 'what setup gives is not plain')
    let accepted = 0
    const from = pick(trials.length + 1)
    trials.forEach(({ before, entry, result }, index) => {
      holds(jsonProblem(result), 'what apply gives is not plain', index)
      const read = readBack(before)
      holds(difference(read, before), 'a state written and read back is another', index)
      const again = game.apply(read, entry)
      holds(
        difference(again, result),
        'a state that was written and read back goes on as another',
        index,
      )
      if (index === from) {
        const rest = replayFrom(game, read, entries.slice(accepted))
        const end = rest.ok ? rest.value : rest.error
        holds(difference(end, match.state), 'a match written and read back ends as another', index)
      }
      if (result.ok) accepted++
    })
    holds(difference(readBack(match.state), match.state), 'the last state read back is another')
  })
}

function readBack<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
