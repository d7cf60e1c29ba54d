import type { ReactNode } from 'react'
import { TextField } from '../fields.js'
import { useArcadeWords } from '../languages/english.js'

/** The name of a new account. */
export function NameField({
  name,
  onName,
  help,
}: {
  readonly name: string
  readonly onName: (name: string) => void
  readonly help?: string
}): ReactNode {
  const words = useArcadeWords()
  const attributes = { maxLength: 40, required: true, autoComplete: 'nickname' }
  return (
    <TextField {...attributes} label={words.yourName} help={help} value={name} onChange={onName} />
  )
}
