import { type RedeemPage, redeemPage } from '@ackanomic/host/modules'

/**
 * Redeems the link behind the `#` when somebody presses the button. For a new account, its reader
 * types a name.
 */
const SIGN_IN_SCRIPT = `
const link = location.hash.slice(1)
const [button, output] = [document.querySelector('button'), document.querySelector('output')]
const [label, input] = [document.querySelector('label'), document.querySelector('input')]
if (link === '') output.textContent = 'This address has no link. Copy the whole link from the mail.'
else button.hidden = false
button.addEventListener('click', async () => {
  button.disabled = true
  try {
    const name = input.value.trim()
    const response = await fetch('sign-in/links/redeem', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(name === '' ? { link } : { link, name }),
    })
    const { person, token, detail, code } = await response.json()
    output.textContent = response.ok
      ? 'You are ' + person + '. This is your token. Keep it, and show it to nobody:\\n' + token
      : detail
    label.hidden = code !== 'nameWanted' && code !== 'nameTaken'
    button.hidden = response.ok
  } catch {
    output.textContent = 'The host does not answer. Try again.'
  }
  button.disabled = false
})
`

export const SIGN_IN_PAGE: RedeemPage = redeemPage(
  {
    title: 'Sign in',
    heading: 'Sign in',
    text: 'Sign in to get a token. With it you can play on this host.',
    button: 'Sign in',
    script: SIGN_IN_SCRIPT,
  },
  '<label hidden>Your name <input maxlength="40" autocomplete="nickname"></label>\n',
)
