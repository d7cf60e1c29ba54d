import type { GameError } from '@ackanomic/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Clause } from './clause.js'

/** A field of a text form. */
export interface TextFormField {
  /** The label of the field. */
  readonly label: string
  /** A hint for the field. It may depend on the text so far. */
  readonly hint?: string | ((text: string) => string)
  /** The number of lines. Default: 1. */
  readonly rows?: number
  /** The initial text. */
  readonly initialText?: string
}

/** The props of a text form. */
export interface TextFormProps {
  /** The label for screen readers, such as `Your limerick`. */
  readonly label: string
  /** The fields of the form. */
  readonly fields: readonly TextFormField[]
  /** Texts that are suggested, one for each field. When they change, they fill the form. */
  readonly suggestedTexts?: readonly string[] | null | undefined
  /** The text of the button. */
  readonly submitLabel: string
  /** Sends the texts of the fields. Resolves to the error, or to `null` if they were accepted. */
  readonly onSubmit: (texts: readonly string[]) => Promise<GameError | null>
  /** The content between the fields and the button. */
  readonly children?: ReactNode
}

/**
 * A form for texts that people write and send. If the text is refused, the reason appears beneath
 * it, and the text stays.
 *
 * @example
 * ```tsx
 * import { TextForm } from '@ackanomic/react'
 *
 * const App = () => (
 *   <TextForm
 *     label="Your definition"
 *     fields={[{ label: 'Definition', rows: 3 }]}
 *     submitLabel="Send it in"
 *     onSubmit={async ([text]) => {
 *       alert(text)
 *       return null
 *     }}
 *   />
 * )
 * ```
 */
export function TextForm({
  label,
  fields,
  suggestedTexts = null,
  submitLabel,
  onSubmit,
  children,
}: TextFormProps): ReactNode {
  const fresh = (): readonly string[] => fields.map(({ initialText = '' }) => initialText)
  const [texts, setTexts] = useState(fresh)
  const suggestion = JSON.stringify(suggestedTexts)
  useEffect(() => {
    const read = JSON.parse(suggestion) as readonly string[] | null
    if (read !== null) setTexts(read)
  }, [suggestion])
  const [error, setError] = useState<GameError | null>(null)
  const id = useId()
  const send = async (): Promise<void> => {
    const refused = await onSubmit(texts)
    setError(refused)
    if (refused === null) setTexts(fresh())
  }
  return (
    <form
      className="ack-sheet"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {fields.map(({ label: name, hint, rows = 1 }, i) => {
        const props = {
          id: `${id}-${i}`,
          value: texts[i] ?? '',
          'aria-describedby': `${id}-${i}-note ${id}-refused`,
          'aria-invalid': error === null ? undefined : true,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            setTexts(texts.with(i, target.value)),
        }
        return (
          <div key={name} className="ack-sheet-field">
            <label htmlFor={props.id}>{name}</label>
            {hint !== undefined && (
              <p className="ack-note" id={`${id}-${i}-note`}>
                {typeof hint === 'string' ? hint : hint(texts[i] ?? '')}
              </p>
            )}
            {rows > 1 ? (
              <textarea rows={rows} {...props} />
            ) : (
              <input type="text" autoComplete="off" {...props} />
            )}
          </div>
        )
      })}
      {children}
      <InputError error={error} id={`${id}-refused`} />
      <button
        type="submit"
        className="ack-button"
        data-hint={suggestedTexts === null ? undefined : ''}
      >
        {submitLabel}
      </button>
    </form>
  )
}

/**
 * Shows why an action at one part of a board was refused, at that part. Screen readers do not
 * announce it, because the `MatchLayout` around the board does.
 *
 * @example
 * ```tsx
 * import { InputError } from '@ackanomic/react'
 *
 * const error = { code: 'tooLong', clause: '1250.8/4', details: {}, message: 'Five lines, no more.' }
 * const App = () => <InputError error={error} id="my-limerick-refused" />
 * ```
 */
export function InputError({
  error,
  id,
}: {
  readonly error: GameError | null
  readonly id: string
}): ReactNode {
  return (
    <p id={id} className={error === null ? 'ack-alert' : 'ack-error'}>
      {error !== null && (
        <>
          {error.message} <Clause clause={error.clause} />
        </>
      )}
    </p>
  )
}
