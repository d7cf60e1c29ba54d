import type { Rejection } from '@ackanomic/core'
import { type ReactNode, useId, useState } from 'react'
import { Clause } from './clause.js'

/** A place on a sheet to write in. */
export interface TextFormField {
  /** What belongs there. */
  readonly label: string
  /** What helps to fill it in, perhaps by what stands there so far. */
  readonly note?: string | ((text: string) => string)
  /** How many lines there are to write in; one where it is left out. */
  readonly lines?: number
  /** What stands there to begin with. */
  readonly begin?: string
}

/** What a sheet is drawn from. */
export interface TextFormProps {
  /** What it is, for who hears the page: `Your limerick`. */
  readonly label: string
  /** The places to write in. */
  readonly fields: readonly TextFormField[]
  /** What the button says. */
  readonly button: string
  /** Sends what was written, a text for each field; the answer is the refusal, or `null`. */
  readonly onSend: (texts: readonly string[]) => Promise<Rejection | null>
  /** What stands between the fields and the button. */
  readonly children?: ReactNode
}

/**
 * A sheet to write on and send in. Why it was refused stands beneath; what was written stays.
 *
 * @example
 * ```tsx
 * import { TextForm } from '@ackanomic/react'
 *
 * const App = () => (
 *   <TextForm
 *     label="Your definition"
 *     fields={[{ label: 'Definition', lines: 3 }]}
 *     button="Send it in"
 *     onSend={async ([text]) => {
 *       alert(text)
 *       return null
 *     }}
 *   />
 * )
 * ```
 */
export function TextForm({ label, fields, button, onSend, children }: TextFormProps): ReactNode {
  const fresh = (): readonly string[] => fields.map(({ begin = '' }) => begin)
  const [texts, setTexts] = useState(fresh)
  const [refusal, setRefusal] = useState<Rejection | null>(null)
  const id = useId()
  const send = async (): Promise<void> => {
    const refused = await onSend(texts)
    setRefusal(refused)
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
      {fields.map(({ label: name, note, lines = 1 }, i) => {
        const props = {
          id: `${id}-${i}`,
          value: texts[i] ?? '',
          'aria-describedby': `${id}-${i}-note ${id}-refused`,
          'aria-invalid': refusal === null ? undefined : true,
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            setTexts(texts.with(i, target.value)),
        }
        return (
          <div key={name} className="ack-sheet-field">
            <label htmlFor={props.id}>{name}</label>
            {note !== undefined && (
              <p className="ack-note" id={`${id}-${i}-note`}>
                {typeof note === 'string' ? note : note(texts[i] ?? '')}
              </p>
            )}
            {lines > 1 ? (
              <textarea rows={lines} {...props} />
            ) : (
              <input type="text" autoComplete="off" {...props} />
            )}
          </div>
        )
      })}
      {children}
      <InputError refusal={refusal} id={`${id}-refused`} />
      <button type="submit" className="ack-button">
        {button}
      </button>
    </form>
  )
}

/**
 * Why what was done at one place of a board was refused, at that place. The room around the board
 * says it aloud, so that this is quiet.
 *
 * @example
 * ```tsx
 * import { InputError } from '@ackanomic/react'
 *
 * const refusal = { code: 'tooLong', clause: '1250.8/4', details: {}, message: 'Five lines, no more.' }
 * const App = () => <InputError refusal={refusal} id="my-limerick-refused" />
 * ```
 */
export function InputError({
  refusal,
  id,
}: {
  readonly refusal: Rejection | null
  readonly id: string
}): ReactNode {
  return (
    <p id={id} className={refusal === null ? 'ack-alert' : 'ack-refusal'}>
      {refusal !== null && (
        <>
          {refusal.message} <Clause clause={refusal.clause} />
        </>
      )}
    </p>
  )
}
