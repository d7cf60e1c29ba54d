import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { TextField } from '../fields.js'
import { words } from '../languages/language.js'
import { deviceName, keepSession, type Visitor } from './session.js'
import { type HostRequest, useHostRequest } from './use-polled.js'

export function NameField({
  name,
  onName,
  help,
}: {
  readonly name: string
  readonly onName: (name: string) => void
  readonly help?: string
}): ReactNode {
  const attributes = { maxLength: 40, required: true, autoComplete: 'nickname' }
  return (
    <TextField {...attributes} label={words.yourName} help={help} value={name} onChange={onName} />
  )
}

/** A form that newcomers can send too. */
export interface NewcomerForm extends HostRequest {
  /** The field for a newcomer's name; nothing for a person who has an account. */
  readonly nameField: ReactNode
  submit(event: FormEvent): void
}

/**
 * A form for everybody: a newcomer makes an account first, and then it does the same for them as for
 * a person who has one.
 *
 * @param act - the action of the form, for a person who has an account
 */
export function useNewcomerForm(
  { client, person }: Visitor,
  act: (request: HostRequest) => void,
): NewcomerForm {
  const [name, setName] = useState('')
  const [isComing, setComing] = useState(false)
  const request = useHostRequest()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who comes
  useEffect(() => {
    if (!isComing || person === null) return
    setComing(false)
    act(request)
  }, [isComing, person])
  return {
    ...request,
    nameField: person === null && <NameField name={name} onName={setName} />,
    submit(event) {
      event.preventDefault()
      if (person !== null) act(request)
      else
        request.run(
          client.createAccount({ name: name.trim(), device: deviceName() }),
          (session) => {
            setComing(true)
            keepSession(session)
          },
        )
    },
  }
}
