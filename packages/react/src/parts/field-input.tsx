import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../words/words-context.js'
import { emptyOf, type Field, fits, kindName } from './fields.js'
import { spaced } from './spaced.js'

export interface InputProps {
  readonly label: string
  /** The words for its choices and parts. Default: their names. */
  readonly choices?: Readonly<Record<string, string>> | undefined
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

export function FieldInput(props: InputProps): ReactNode {
  const { label, field, value, onChange, choices } = props
  const id = useId()
  switch (field.kind) {
    case 'fixed':
      return null
    case 'object':
      return Object.entries(field.fields).map(([key, each]) => {
        const name = choices === undefined ? spaced(key) : choices[key]
        if (name === undefined && each.kind !== 'fixed') return null
        const input = (
          <FieldInput
            key={key}
            label={name ?? key}
            choices={choices}
            field={each}
            value={(value as Readonly<Record<string, unknown>>)[key]}
            onChange={(part) => onChange(withPart(value as object, key, part))}
          />
        )
        return each.kind !== 'object' ? (
          input
        ) : (
          <details key={key} open={each.initial === undefined}>
            <summary>{name}</summary>
            {input}
          </details>
        )
      })
    case 'row':
      return (
        <fieldset>
          <legend>{label}</legend>
          {field.items.map((each, i) => (
            <FieldInput
              key={i}
              label={`${label} ${i + 1}`}
              choices={choices}
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
                {choices?.[String(each)] ?? spaced(String(each))}
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
      return <OptionalInput {...props} inner={field.field} absent={field.absent} />
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
      return <EitherInput {...props} of={field.of} />
    case 'json':
      return <JsonInput {...props} />
  }
}

function ListInput({
  label,
  choices,
  item,
  value,
  onChange,
}: InputProps & { readonly item: Field }): ReactNode {
  const words = useWords()
  const list = value as readonly unknown[]
  return (
    <fieldset>
      <legend>{label}</legend>
      {list.map((each, i) => (
        <FieldInput
          key={i}
          label={`${label} ${i + 1}`}
          choices={choices}
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
        {words.oneMore}
        <span className="ack-hidden">{words.ofThose(label)}</span>
      </button>
      {list.length > 0 && (
        <button type="button" className="ack-button" onClick={() => onChange(list.slice(0, -1))}>
          {words.oneLess}
          <span className="ack-hidden">{words.ofThose(label)}</span>
        </button>
      )}
    </fieldset>
  )
}

function OptionalInput({
  label,
  choices,
  inner,
  absent,
  value,
  onChange,
}: InputProps & { readonly inner: Field; readonly absent: unknown }): ReactNode {
  const words = useWords()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value !== absent}
          onChange={({ target }) => onChange(target.checked ? emptyOf(inner) : absent)}
        />
        {words.withIt(label)}
      </label>
      {value !== absent && <FieldInput {...{ label, choices, field: inner, value, onChange }} />}
    </>
  )
}

/** Asks which of several forms the value has, and for that form. */
function EitherInput({
  label,
  choices,
  of,
  value,
  onChange,
}: InputProps & { readonly of: readonly Field[] }): ReactNode {
  const [at, choose] = useState(() =>
    Math.max(
      0,
      of.findIndex((field) => fits(field, value)),
    ),
  )
  const id = useId()
  const field = of[at]
  return (
    <>
      <label htmlFor={id}>
        {label}
        <select
          id={id}
          value={at}
          onChange={({ target }) => {
            const to = of[Number(target.value)]
            choose(Number(target.value))
            if (to !== undefined) onChange(emptyOf(to))
          }}
        >
          {of.map((each, i) => (
            <option key={i} value={i}>
              {choices?.[kindName(each, i)] ?? spaced(kindName(each, i))}
            </option>
          ))}
        </select>
      </label>
      {field !== undefined && <FieldInput {...{ label, choices, field, value, onChange }} />}
    </>
  )
}

/** A value of an unknown form is written as JSON; other text is sent as text, and refused. */
function JsonInput({ label, value, onChange }: InputProps): ReactNode {
  const words = useWords()
  const [text, setText] = useState(() => (value === '' ? '' : JSON.stringify(value)))
  const id = useId()
  return (
    <label htmlFor={id}>
      {words.asJson(label)}
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

/** Replaces one part of a value; `undefined` removes it. */
function withPart(value: object, key: string, part: unknown): object {
  const whole = Object.entries({ ...value, [key]: part })
  return Object.fromEntries(whole.filter(([, each]) => each !== undefined))
}
