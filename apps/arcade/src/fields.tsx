import { type ComponentProps, type ReactNode, useId } from 'react'

/** The label and the value of a field, and the function that hears of a change. */
interface FieldProps<Value extends string> {
  readonly label: ReactNode
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** The attributes of an element that a field leaves to its form. */
type Attributes<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'id' | 'value' | 'onChange'
>

/** A line of text, or a number, with its label and what helps to fill it in. */
export function TextField({
  label,
  help,
  value,
  onChange,
  ...attributes
}: FieldProps<string> & Attributes<'input'> & { readonly help?: string | undefined }): ReactNode {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...attributes}
        id={id}
        value={value}
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      {help && (
        <p className="ack-note" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  )
}

export function TextArea({
  label,
  value,
  onChange,
  ...attributes
}: FieldProps<string> & Attributes<'textarea'>): ReactNode {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...attributes}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

const isList = <Item,>(of: readonly Item[] | object): of is readonly Item[] => Array.isArray(of)

/** A choice, and its label. Each option is a value and its words, or words alone. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: FieldProps<Value> & {
  readonly options:
    | readonly (Value | readonly [value: Value, words: string])[]
    | Readonly<Record<Value, string>>
}): ReactNode {
  const id = useId()
  const choices = isList(options)
    ? options.map((each) => (typeof each === 'string' ? ([each, each] as const) : each))
    : (Object.entries(options) as [Value, string][])
  const choose = (wanted: string): void => {
    const chosen = choices.find(([each]) => each === wanted)
    if (chosen !== undefined) onChange(chosen[0])
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </>
  )
}

export function CheckField({
  label,
  value,
  onChange,
}: {
  readonly label: ReactNode
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}): ReactNode {
  return (
    <label>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />{' '}
      {label}
    </label>
  )
}
