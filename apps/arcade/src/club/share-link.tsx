import { type ReactNode, useState } from 'react'
import { words } from '../languages/language.js'
import { sharedAddress } from '../shared-address.js'

/** A link to send to a friend, by what the device offers: its share sheet, or the clipboard. */
export function ShareLink({
  address,
  title,
}: {
  readonly address: string
  readonly title: string
}): ReactNode {
  const [says, setSays] = useState('')
  const url = sharedAddress(address)
  const canShare = 'share' in navigator
  const send = (): void => {
    // A page that is not served over HTTPS, nor from this machine, has no clipboard.
    const done = canShare
      ? navigator.share({ title, url })
      : (navigator.clipboard?.writeText(url).then(() => setSays(words.copied)) ?? Promise.reject())
    done.catch(() => setSays(words.copyByHand))
  }
  return (
    <div className="club-share">
      <input
        readOnly
        value={url}
        aria-label={words.link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="ack-button ack-button-act" onClick={send}>
        {canShare ? words.sendLink : words.copyLink}
      </button>
      <span role="status">{says}</span>
    </div>
  )
}
