import { type ReactNode, useState } from 'react'
import { words } from '../languages/language.js'

export function CopyButton({ link }: { readonly link: string }): ReactNode {
  const [says, setSays] = useState(words.copyLink)
  const copy = (): void => {
    // A page that is not served over HTTPS, nor from this machine, has no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setSays(words.copied),
      () => setSays(words.copyByHand),
    )
  }
  return (
    <>
      <a className="club-link" href={link}>
        {link}
      </a>{' '}
      <button type="button" className="ack-button" onClick={copy}>
        {says}
      </button>
    </>
  )
}
