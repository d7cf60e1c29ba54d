import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Table } from '../table.js'
import { emptyOf, type Field, fieldOf, kindName } from './fields.js'

/**
 * A form for any move of a game, made from what its schema takes; nothing where there is none.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MoveForm, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <MoveForm table={useLocalMatch(pureSkill)} />
 * ```
 */
export function MoveForm({ table }: { readonly table: Table }): ReactNode {
  const { moves } = table
  const whole = useMemo(() => fieldOf(moves), [moves])
  const kinds = whole.kind === 'either' ? whole.of : [whole]
  const names = kinds.map(kindName)
  const wanted = table.expects.map(({ what }) => what)
  const first = Math.max(
    0,
    names.findIndex((name) => wanted.includes(name)),
  )
  const [chosen, choose] = useState<number | null>(null)
  const at = chosen ?? first
  const field = kinds[at]
  const id = useId()
  if (moves === null || field === undefined) return null
  return (
    <div className="ack-form">
      {kinds.length > 1 && (
        <label htmlFor={id}>
          What
          <select id={id} value={at} onChange={({ target }) => choose(Number(target.value))}>
            {names.map((name, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <OneForm key={at} field={field} name={names[at] ?? ''} table={table} />
    </div>
  )
}

function OneForm({
  field,
  name,
  table,
}: {
  readonly field: Field
  readonly name: string
  readonly table: Table
}): ReactNode {
  const [value, setValue] = useState<unknown>(() => emptyOf(field))
  const send = async (): Promise<void> => {
    if ((await table.submit(value)) === null) setValue(emptyOf(field))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FieldInput label={name} field={field} value={value} onChange={setValue} />
      <button type="submit" className="ack-button">
        Send {name}
      </button>
    </form>
  )
}

interface InputProps {
  readonly label: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function FieldInput(props: InputProps): ReactNode {
  const { label, field, value, onChange } = props
  const id = useId()
  switch (field.kind) {
    case 'fixed':
      return null
    case 'object':
      return Object.entries(field.fields).map(([key, each]) => (
        <FieldInput
          key={key}
          label={key}
          field={each}
          value={(value as Readonly<Record<string, unknown>>)[key]}
          onChange={(part) => onChange({ ...(value as object), [key]: part })}
        />
      ))
    case 'row':
      return (
        <fieldset>
          <legend>{label}</legend>
          {field.items.map((each, i) => (
            <FieldInput
              key={i}
              label={`${label} ${i + 1}`}
              field={each}
              value={(value as readonly unknown[])[i]}
              onChange={(part) => onChange((value as readonly unknown[]).with(i, part))}
            />
          ))}
        </fieldset>
      )
    case 'list':
      return <ListInput {...props} item={field.item} />
    case 'yes':
      return (
        <label htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
      )
    case 'choice':
      return (
        <label htmlFor={id}>
          {label}
          <select
            id={id}
            value={field.of.indexOf(value)}
            onChange={({ target }) => onChange(field.of[Number(target.value)])}
          >
            {field.of.map((each, i) => (
              <option key={String(each)} value={i}>
                {String(each)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'number':
      return (
        <label htmlFor={id}>
          {label}
          <input
            id={id}
            type="number"
            step="any"
            value={String(value)}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
        </label>
      )
    case 'optional':
      return <OptionalInput {...props} inner={field.field} />
    case 'text':
      return (
        <label htmlFor={id}>
          {label}
          <textarea
            id={id}
            rows={1}
            value={String(value)}
            onChange={({ target }) => onChange(target.value)}
          />
        </label>
      )
    case 'either':
    case 'json':
      return <JsonInput {...props} />
  }
}

function ListInput({
  label,
  item,
  value,
  onChange,
}: InputProps & { readonly item: Field }): ReactNode {
  const list = value as readonly unknown[]
  return (
    <fieldset>
      <legend>{label}</legend>
      {list.map((each, i) => (
        <FieldInput
          key={i}
          label={`${label} ${i + 1}`}
          field={item}
          value={each}
          onChange={(part) => onChange(list.with(i, part))}
        />
      ))}
      <button
        type="button"
        className="ack-button"
        onClick={() => onChange([...list, emptyOf(item)])}
      >
        One more<span className="ack-hidden"> of {label}</span>
      </button>
      {list.length > 0 && (
        <button type="button" className="ack-button" onClick={() => onChange(list.slice(0, -1))}>
          One less<span className="ack-hidden"> of {label}</span>
        </button>
      )}
    </fieldset>
  )
}

function OptionalInput({
  label,
  inner,
  value,
  onChange,
}: InputProps & { readonly inner: Field }): ReactNode {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value !== null}
          onChange={({ target }) => onChange(target.checked ? emptyOf(inner) : null)}
        />
        with {label}
      </label>
      {value !== null && (
        <FieldInput label={label} field={inner} value={value} onChange={onChange} />
      )}
    </>
  )
}

/** What has no form of its own is written as JSON; what is none is sent as text, and refused. */
function JsonInput({ label, value, onChange }: InputProps): ReactNode {
  const [text, setText] = useState(() => (value === '' ? '' : JSON.stringify(value)))
  const id = useId()
  return (
    <label htmlFor={id}>
      {label} (JSON)
      <textarea
        id={id}
        rows={2}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(readJson(target.value))
        }}
      />
    </label>
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
