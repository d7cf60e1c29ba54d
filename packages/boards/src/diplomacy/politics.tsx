import type { GameError } from '@ackanomic/core'
import type { Diplomacy, DiplomacyMove } from '@ackanomic/games/diplomacy'
import { type BoardMatchOf, InputError, MoveForm } from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'
import type { Chart } from './charts.js'

/** The moves besides orders: votes on a draw, claims to win together, and the rest. */
export function Politics({
  match,
  chart: { variant },
}: {
  readonly match: BoardMatchOf<Diplomacy>
  readonly chart: Chart
}): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const { view, pendingActions, submit } = match
  const [error, setError] = useState<GameError | null>(null)
  const [group, setGroup] = useState<readonly string[]>([])
  const id = useId()
  const act = async (move: DiplomacyMove): Promise<void> => setError(await submit(move))
  const mine = view.role === 'seat' ? view.mine : null
  const shared = view.role === 'seat' ? (view.shared.powers[view.seat] ?? null) : null
  return (
    <>
      <InputError error={error} id={`${id}-refused`} />
      {mine !== null && view.outcome === null && (
        <details>
          <summary>{words.politics}</summary>
          {view.options.draws !== 'none' && (
            <button
              type="button"
              className="ack-button"
              aria-pressed={mine.draw}
              onClick={() => void act({ type: 'draw', agree: !mine.draw })}
            >
              {mine.draw && <span aria-hidden="true">✓ </span>}
              {words.agree}
            </button>
          )}
          {view.options.coWins &&
            (mine.claim === null ? (
              <fieldset>
                <legend>{words.claimWith}</legend>
                {view.shared.powers
                  .filter((power) => power !== shared)
                  .map((power) => (
                    <label key={power}>
                      <input
                        type="checkbox"
                        checked={group.includes(power)}
                        onChange={({ target }) =>
                          setGroup(
                            target.checked
                              ? [...group, power]
                              : group.filter((each) => each !== power),
                          )
                        }
                      />
                      {variant.powers[power]?.name}
                    </label>
                  ))}
                <button
                  type="button"
                  className="ack-button"
                  onClick={() =>
                    void act({ type: 'claim', group: shared === null ? group : [shared, ...group] })
                  }
                >
                  {words.claim}
                </button>
              </fieldset>
            ) : (
              <button
                type="button"
                className="ack-button"
                onClick={() => void act({ type: 'unclaim' })}
              >
                {words.unclaim(mine.claim.map((power) => variant.powers[power]?.name).join(', '))}
              </button>
            ))}
          <MoveForm match={match} />
        </details>
      )}
      {view.role !== 'seat' && pendingActions.length > 0 && <MoveForm match={match} />}
    </>
  )
}
