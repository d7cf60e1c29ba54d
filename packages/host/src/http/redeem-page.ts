import { createHash } from 'node:crypto'

/** A page that redeems what its address has behind the `#`. */
export interface RedeemPage {
  readonly html: string
  /** Its content security policy: its own style and script, requests to the host. */
  readonly policy: string
}

interface PageTexts {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly button: string
  readonly script: string
}

/**
 * Redeems the invitation behind the `#` when somebody presses the button; a program that only looks
 * at the page uses nothing up. The key is kept, so that a lost answer can be asked for again.
 */
const INVITATION_SCRIPT = `
const invitation = location.hash.slice(1)
const key = 'ackanomic ' + invitation
const [button, output] = [document.querySelector('button'), document.querySelector('output')]
if (invitation === '') output.textContent = 'This link has no invitation. Copy the whole link.'
else button.hidden = false
button.addEventListener('click', async () => {
  button.disabled = true
  let idempotencyKey = sessionStorage.getItem(key)
  if (idempotencyKey === null) {
    const bytes = crypto.getRandomValues(new Uint8Array(24))
    idempotencyKey = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    sessionStorage.setItem(key, idempotencyKey)
  }
  try {
    const response = await fetch('invitations/redeem', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ invitation, idempotencyKey }),
    })
    const { person, token, detail } = await response.json()
    output.textContent = response.ok
      ? 'You are ' + person + '. This is your token. Keep it, and show it to nobody:\\n' + token
      : detail
    button.hidden = response.ok
  } catch {
    output.textContent = 'The host does not answer. Try again.'
  }
  button.disabled = false
})
`

const STYLE = `
body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }
label { display: block; margin-bottom: 1rem }
label[hidden] { display: none }
output { display: block; margin-top: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
`

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Makes a page that redeems what its address has behind the `#`. */
export function redeemPage(texts: PageTexts, form = ''): RedeemPage {
  const { title, heading, text, button, script } = texts
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${heading}</h1>
<p>${text}</p>
<noscript><p>This page needs JavaScript.</p></noscript>
${form}<button type="button" hidden>${button}</button>
<output></output>
<script>${script}</script>
</html>
`
  const policy = [
    "default-src 'none'",
    `style-src ${hash(STYLE)}`,
    `script-src ${hash(script)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}

export const INVITATION_PAGE: RedeemPage = redeemPage({
  title: 'Invitation',
  heading: 'You are invited',
  text: 'Accept the invitation to get a token. With it you can play on this host.',
  button: 'Accept',
  script: INVITATION_SCRIPT,
})
