import type { Game } from '@ackanomic/core'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../words/words-context.js'
import { FieldInput } from './field-input.js'
import { type Field, fieldOf } from './fields.js'

/** Options by their names. */
type Options = Readonly<Record<string, unknown>>

/** The props of a form of options. */
export interface OptionsFormProps {
  /** The game. */
  readonly game: Pick<Game, 'schemas' | 'options'>
  /** The options that differ from their defaults. */
  readonly value: Readonly<Record<string, unknown>>
  /** Called with the changed options. */
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
}

/**
 * A form for the options of a game, made from its schema. Those that the game has words for come
 * first. All options start at their defaults, and only changed ones are reported. Shows nothing if
 * the game has no options.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { OptionsForm } from '@ackanomic/react'
 * import { useState } from 'react'
 *
 * const App = () => {
 *   const [options, setOptions] = useState({})
 *   return <OptionsForm game={pureSkill} value={options} onChange={setOptions} />
 * }
 * ```
 */
export function OptionsForm({ game, value, onChange }: OptionsFormProps): ReactNode {
  const { options } = game.schemas
  const usual = useMemo(() => usualOf(options), [options])
  const field = useMemo(() => shaped(fieldOf(options), usual), [options, usual])
  const words = useWords()
  if (field.kind !== 'object' || Object.keys(field.fields).length === 0) return null
  const whole: Options = { ...usual, ...value }
  const named = Object.entries(game.options ?? {})
  const isNamed = ([key]: readonly [string, unknown]): boolean =>
    Object.hasOwn(game.options ?? {}, key)
  const rest = Object.fromEntries(Object.entries(field.fields).filter((each) => !isNamed(each)))
  const others = (
    <FieldInput
      label="options"
      field={{ ...field, fields: rest }}
      value={whole}
      onChange={(changed) => onChange(unlike(changed as Options, usual))}
    />
  )
  return (
    <div className="ack-form">
      {named.map(([key, text]) => {
        const each = field.fields[key]
        if (each === undefined || text === undefined) return null
        const { label, help, choices } = text
        return (
          <div key={key}>
            <FieldInput
              {...{ label, choices, field: each, value: whole[key] }}
              onChange={(part) => onChange(unlike({ ...whole, [key]: part }, usual))}
            />
            <p className="ack-note">{help}</p>
          </div>
        )
      })}
      {named.length === 0 || Object.keys(rest).length === 0 ? (
        others
      ) : (
        <details>
          <summary>{words.advanced}</summary>
          {others}
        </details>
      )}
    </div>
  )
}

/** The options that a game has when none are given. */
function usualOf(schema: Game['schemas']['options']): Options {
  const filled = schema['~standard'].validate({})
  return 'value' in filled ? (filled.value as Options) : {}
}

/** Those that are not as usual. */
function unlike(options: Options, usual: Options): Options {
  const isOther = ([key, each]: readonly [string, unknown]): boolean =>
    JSON.stringify(each) !== JSON.stringify(usual[key])
  return Object.fromEntries(Object.entries(options).filter(isOther))
}

/** A field whose schema does not describe its values, but whose default does. */
function shaped(field: Field, usual: unknown): Field {
  if (field.kind === 'text' && typeof usual === 'boolean') return { kind: 'yes' }
  if (field.kind === 'optional' && usual !== field.absent) return shaped(field.field, usual)
  if (field.kind !== 'object') return field
  const parts = Object(usual) as Options
  const fields = Object.entries(field.fields).map(
    ([key, each]) => [key, shaped(each, parts[key])] as const,
  )
  return { ...field, fields: Object.fromEntries(fields) }
}
