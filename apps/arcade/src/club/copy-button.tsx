import { type ReactNode, useState } from 'react'

/** A link, and a button that copies it. */
export function CopyButton({ link }: { readonly link: string }): ReactNode {
  const [says, setSays] = useState('Copy the link')
  const copy = (): void => {
    // A page that is not served over HTTPS, nor from this machine, has no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setSays('Copied'),
      () => setSays('Copy it by hand'),
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
