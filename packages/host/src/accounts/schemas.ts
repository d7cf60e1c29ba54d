import * as v from 'valibot'
import { addressSchema } from '../mail/address.js'
import { deviceSchema as device, line, personSchema } from '../schemas.js'

/** Names that the host gives to programs and to people who were deleted. */
const RESERVED =
  /^(?:deleted person|referee|the host|host|operator|public|everyone)(?: \d+)?$|\bbot(?: \d+)?$/iu

/** The name of an account that somebody makes. */
const accountNameSchema: v.GenericSchema<string> = v.pipe(
  line('A name', 40),
  v.check((name) => name === name.trim(), 'A name must not begin or end with a space.'),
  v.check((name) => /[\p{L}\p{N}]/u.test(name), 'A name must have a letter or a digit.'),
  v.check(
    (name) => !/[\p{Cf}\p{Co}\p{Cn}]|\s\s/u.test(name),
    'A name must have no invisible characters and no two spaces in a row.',
  ),
  v.check(
    (name) => !RESERVED.test(name.normalize('NFKC')),
    'This name is kept for a program of the host. Choose another one.',
  ),
)

const mail = v.pipe(
  v.string('"mail" must be a mail address.'),
  v.check((text) => v.is(addressSchema, text), '"mail" must be a mail address.'),
)

const json = v.looseObject({}, '"response" must be the answer of an authenticator.')

/** A request to make an account. */
export const createAccountSchema = v.strictObject({ name: accountNameSchema, device })

/** A request for a link by mail. */
export const signInLinkSchema = v.strictObject({ mail })

/** A link that came by mail. */
export const redeemLinkSchema = v.strictObject({
  link: line('"link"', 200),
  name: v.optional(accountNameSchema),
  device,
})

/** The body of a request to change one's mail address. */
export const setMailBodySchema = v.strictObject({ mail: v.nullable(mail) })

/** A request to change one's mail address. */
export const setMailSchema = v.strictObject({ ...setMailBodySchema.entries, by: personSchema })

/** The body of a request to add a passkey. */
export const addPasskeyBodySchema = v.strictObject({ name: line('"name"', 100), response: json })

/** A request to add a passkey. */
export const addPasskeySchema = v.strictObject({
  ...addPasskeyBodySchema.entries,
  by: personSchema,
})

/** An attempt to sign in with a passkey. */
export const passkeySignInSchema = v.strictObject({ response: json, device })

/** A session to end. */
export const endSessionSchema = v.strictObject({
  by: personSchema,
  session: line('"session"', 100),
})
