import { type ReactNode, useId, useMemo, useState } from 'react'
import type { BoardMatch } from '../board-match.js'
import { useWords } from '../words/words-context.js'
import { FieldInput } from './field-input.js'
import { emptyOf, type Field, fieldOf, kindName } from './fields.js'
import { spaced } from './spaced.js'

/**
 * A form for any move of a game, made from the schema of moves; nothing without a schema.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MoveForm, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <MoveForm match={useLocalMatch(pureSkill)} />
 * ```
 */
export function MoveForm({ match }: { readonly match: BoardMatch }): ReactNode {
  const words = useWords()
  const { moveSchema } = match
  const whole = useMemo(() => fieldOf(moveSchema), [moveSchema])
  const kinds = whole.kind === 'either' ? whole.of : [whole]
  const names = kinds.map(kindName)
  const pending = match.pendingActions.map(({ action }) => action)
  const first = Math.max(
    0,
    names.findIndex((name) => pending.includes(name)),
  )
  const [chosen, choose] = useState<number | null>(null)
  const at = chosen ?? first
  const field = kinds[at]
  const id = useId()
  if (moveSchema === null || field === undefined) return null
  return (
    <div className="ack-form">
      {kinds.length > 1 && (
        <label htmlFor={id}>
          {words.what}
          <select id={id} value={at} onChange={({ target }) => choose(Number(target.value))}>
            {names.map((name, i) => (
              <option key={name} value={i}>
                {spaced(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <OneForm key={at} field={field} name={names[at] ?? ''} match={match} />
    </div>
  )
}

function OneForm({
  field,
  name,
  match,
}: {
  readonly field: Field
  readonly name: string
  readonly match: BoardMatch
}): ReactNode {
  const words = useWords()
  const [value, setValue] = useState<unknown>(() => emptyOf(field))
  const send = async (): Promise<void> => {
    if ((await match.submit(value)) === null) setValue(emptyOf(field))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FieldInput label={spaced(name)} field={field} value={value} onChange={setValue} />
      <button type="submit" className="ack-button">
        {words.sendMove(spaced(name))}
      </button>
    </form>
  )
}
