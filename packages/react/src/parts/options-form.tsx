import type { Game, OptionText } from '@ackanomic/core'
import { type ReactNode, useMemo } from 'react'
import { useWords } from '../words/words-context.js'
import { FieldInput } from './field-input.js'
import { type Field, fieldOf } from './fields.js'
import { spaced } from './spaced.js'

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
 * A form for the options of a game, made from its schema, in the words of the game; the advanced
 * ones are folded away. All options start at their defaults, and only changed ones are reported.
 * Shows nothing if the game has no options.
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
  const texts = game.options ?? {}
  const keys = new Set([...Object.keys(texts), ...Object.keys(field.fields)])
  const row = (key: string): ReactNode => {
    const each = field.fields[key]
    if (each === undefined) return null
    const { label, help, choices } = textOf(texts, key)
    const input = (
      <FieldInput
        {...{ label, choices, field: each, value: whole[key] }}
        onChange={(part) => onChange(unlike({ ...whole, [key]: part }, usual))}
      />
    )
    const note = help !== '' && <p className="ack-note">{help}</p>
    return each.kind === 'object' ? (
      <details key={key}>
        <summary>{label}</summary>
        {note}
        {input}
      </details>
    ) : (
      <div key={key}>
        {input}
        {note}
      </div>
    )
  }
  const rare = [...keys].filter((key) => textOf(texts, key).advanced)
  return (
    <div className="ack-form">
      {[...keys].filter((key) => !rare.includes(key)).map(row)}
      {rare.length > 0 && (
        <details>
          <summary>{words.advanced}</summary>
          {rare.map(row)}
        </details>
      )}
    </div>
  )
}

/** The words for an option. One without words shows its name, as an advanced one among others. */
function textOf(texts: NonNullable<Game['options']>, key: string): OptionText {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  return text ?? { label: spaced(key), help: '', advanced: Object.keys(texts).length > 0 }
}

/** The default options of a game. */
function usualOf(schema: Game['schemas']['options']): Options {
  const filled = schema['~standard'].validate({})
  return 'value' in filled ? (filled.value as Options) : {}
}

/** The options that differ from their defaults. */
function unlike(options: Options, usual: Options): Options {
  const isOther = ([key, each]: readonly [string, unknown]): boolean =>
    JSON.stringify(each) !== JSON.stringify(usual[key])
  return Object.fromEntries(Object.entries(options).filter(isOther))
}

/** A field that the defaults fill has a value, and need not be absent. */
function shaped(field: Field, usual: unknown): Field {
  if (field.kind === 'optional' && usual !== field.absent) return shaped(field.field, usual)
  if (field.kind !== 'object') return field
  const parts = Object(usual) as Options
  const fields = Object.entries(field.fields).map(
    ([key, each]) => [key, shaped(each, parts[key])] as const,
  )
  return { ...field, fields: Object.fromEntries(fields) }
}
