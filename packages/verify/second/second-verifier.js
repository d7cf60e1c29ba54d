/**
 * A second verifier of a match, written only from the page `docs/reference/proof.md`.
 * It shares no code with the first and imports nothing. It needs WebCrypto with SHA-256, HMAC,
 * HKDF and Ed25519: Node from 20.19, or a browser.
 *
 * It knows no game. So it takes the questions of draws from elsewhere, and checks neither that the
 * entries follow the rules nor what a signed text means. It takes parsed JSON; who parses it refuses an
 * object with a name twice.
 */

const CHANCE_SCHEME = 'ackanomic-chance-1'
const CHAIN_SCHEME = 'ackanomic-chain-2'
const SEAL_SCHEME = 'ackanomic-seal-2'

/** The head of each kind of document. */
const SAVE = { format: 'ackanomic match', version: 1 }
const RECEIPT = { format: 'ackanomic receipt', version: 2 }
const SEAT_RECEIPT = { format: 'ackanomic seat receipt', version: 1 }
const ACTION = { format: 'ackanomic action', version: 1 }

const SEAL_FIELDS = ['scheme', 'entries', 'head', 'at', 'key', 'signature']
const RECEIPT_FIELDS = [
  ...['format', 'version', 'match', 'game', 'revision', 'start', 'person', 'number', 'at'],
  ...['entryHash', 'signed', 'key', 'signature'],
]
const SEAT_RECEIPT_FIELDS = [
  ...['format', 'version', 'match', 'game', 'person', 'setup', 'commitment', 'committedAt'],
  ...['contribution', 'keys', 'at', 'key', 'signature'],
]

const START_FIELDS = ['id', 'game', 'revision', 'roster', 'options', 'position']
const CHANCE_FIELDS = ['scheme', 'committedAt', 'commitment', 'contributions']

const WORDS_IN_A_BLOCK = 8
const TWO_TO_11 = 2 ** 11
const TWO_TO_32 = 2 ** 32
const TWO_TO_53 = 2 ** 53

/** The order of the group of Ed25519. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n

/** The points of small order, without the highest bit of the last byte. */
const SMALL_ORDER = [
  `00${'00'.repeat(31)}`,
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
]

// Bytes and texts

/** The UTF-8 bytes of a text. */
const bytesOf = (text) => new TextEncoder().encode(text)

/** Bytes in lower-case hexadecimal. */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a value is a text of so many bytes in lower-case hexadecimal. */
const isHex = (value, bytes) =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value)

/** The bytes that a text of hexadecimal digits stands for. */
const bytesOfHex = (hex, bytes) => {
  if (!isHex(hex, bytes)) throw new TypeError(`expected ${2 * bytes} lower-case hexadecimal digits`)
  return Uint8Array.from({ length: bytes }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

/** Two lists of bytes, one after the other. */
const joined = (first, second) => {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** The order of two texts by their UTF-16 code units. */
const byCodeUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** Whether a value is a JSON object: neither null nor a list. */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a whole number from a least one up, and exact in JavaScript. */
const isWhole = (value, least) => Number.isSafeInteger(value) && value >= least

/** Those of the named fields that an object has. */
const fieldsOf = (object, names) =>
  Object.fromEntries(
    names.filter((name) => Object.hasOwn(object, name)).map((name) => [name, object[name]]),
  )

// Canonical text (RFC 8785)

const HALF = /\p{Surrogate}/u

/** Whether a text or a key of a value holds half of a surrogate pair. */
const holdsHalf = (value) => {
  if (typeof value === 'string') return HALF.test(value)
  if (Array.isArray(value)) return value.some(holdsHalf)
  return isObject(value) && Object.entries(value).some((field) => field.some(holdsHalf))
}

/** A text in which backslashes are doubled and each half of a surrogate pair is escaped. */
const withoutHalves = (text) =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/\p{Surrogate}/gu, (half) => `\\u${half.charCodeAt(0).toString(16)}`)

/** A value without halves of surrogate pairs in its texts and keys. */
const escaped = (value) => {
  if (typeof value === 'string') return withoutHalves(value)
  if (Array.isArray(value)) return value.map(escaped)
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([key, field]) => [withoutHalves(key), escaped(field)])
  return Object.fromEntries(fields)
}

/** The canonical text of a number, which must be finite. */
const canonicalNumber = (number) => {
  if (!Number.isFinite(number)) throw new TypeError('a number that is not finite is not JSON')
  return JSON.stringify(number)
}

/** The canonical text of an object. */
const canonicalObject = (object) => {
  const fields = Object.entries(object)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => byCodeUnits(a, b))
  const written = fields.map(([key, value]) => `${JSON.stringify(key)}:${rfc8785(value)}`)
  return `{${written.join(',')}}`
}

/** The canonical text of a JSON value. */
export const canonicalText = (value) =>
  holdsHalf(value) ? `~${rfc8785(escaped(value))}` : rfc8785(value)

/** The text of a value that RFC 8785 can say. */
const rfc8785 = (value) => {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') return canonicalNumber(value)
  if (Array.isArray(value)) return `[${value.map(rfc8785).join(',')}]`
  if (typeof value === 'object') return canonicalObject(value)
  throw new TypeError(`a value of the type ${typeof value} is not JSON`)
}

// Hashes

/** The SHA-256 of bytes. */
const sha = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** The HMAC key of 32 bytes. */
const hmacKey = (bytes) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** The HMAC-SHA-256 of a text. */
const hmac = async (key, text) =>
  new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)))

/** The 32 bytes that HKDF-SHA-256 without salt derives from a text for an info. */
const hkdf = async (secret, info) => {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveBits'])
  const salt = new Uint8Array(0)
  const way = { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(info) }
  return new Uint8Array(await crypto.subtle.deriveBits(way, key, 256))
}

// Chance

/** The secret of a match, which the host derives from its own. */
export const matchSecret = async ({ hostSecret, game, match, committedAt }) =>
  hexOf(await hkdf(hostSecret, JSON.stringify([CHANCE_SCHEME, game, match, committedAt])))

/** The commitment to a match's secret. */
export const commitmentOf = async (secretHex) => hexOf(await sha(bytesOfHex(secretHex, 32)))

/** The hash of what the participants contributed. */
export const contributionsHash = async (contributions) => {
  const pairs = Object.entries(contributions).sort(([a], [b]) => byCodeUnits(a, b))
  return hexOf(await sha(bytesOf(JSON.stringify(pairs))))
}

/** The part of a block's text that says which question is asked, or null if it is none. */
const partsOf = (question) => {
  if (!isObject(question)) return null
  const { kind, of, dice, sides } = question
  if (kind === 'pick' && isWhole(of, 1)) return [kind, of]
  if (kind === 'shuffle' && isWhole(of, 0)) return [kind, of]
  if (kind === 'roll' && isWhole(dice, 0) && isWhole(sides, 1)) return [kind, dice, sides]
  return null
}

/** A source of 32-bit words, from blocks of 32 bytes that `blockAt` gives by their numbers. */
const wordsOf = (blockAt) => {
  let block = null
  let taken = 0
  return async () => {
    const place = taken % WORDS_IN_A_BLOCK
    if (place === 0) block = new DataView((await blockAt(taken / WORDS_IN_A_BLOCK)).buffer)
    taken += 1
    return block.getUint32(4 * place)
  }
}

/** A source of words of 53 bits, each from two words of 32. */
const longWordsOf = (nextWord) => async () => {
  const high = await nextWord()
  const low = await nextWord()
  return Math.floor(high / TWO_TO_11) * TWO_TO_32 + low
}

/** A number from 0 to n − 1, from the first word that falls in no incomplete round of n. */
const chooseBelow = async (n, range, next) => {
  const end = range - (range % n)
  let word = await next()
  while (word >= end) word = await next()
  return word % n
}

/** The `choose` of a source of 32-bit words. */
const chooseWith = (nextWord) => {
  const nextLongWord = longWordsOf(nextWord)
  return (n) =>
    n <= TWO_TO_32 ? chooseBelow(n, TWO_TO_32, nextWord) : chooseBelow(n, TWO_TO_53, nextLongWord)
}

/** The faces of dice, in the order they are thrown. */
const roll = async (choose, dice, sides) => {
  const faces = []
  while (faces.length < dice) faces.push((await choose(sides)) + 1)
  return faces
}

/** The numbers from 0 up to but without `of`, in a chosen order. */
const shuffle = async (choose, of) => {
  const items = Array.from({ length: of }, (_, at) => at)
  for (let place = of - 1; place >= 1; place -= 1) {
    const other = await choose(place + 1)
    const item = items[place]
    items[place] = items[other]
    items[other] = item
  }
  return items
}

/** The answer to a question, with a `choose` at the start of its words. */
const answerWith = (choose, question) => {
  if (question.kind === 'pick') return choose(question.of)
  if (question.kind === 'roll') return roll(choose, question.dice, question.sides)
  return shuffle(choose, question.of)
}

/** The answer of chance to the question of one prompt. */
export const draw = async ({ secret, id, question, contributions }) => {
  const parts = partsOf(question)
  if (parts === null) throw new TypeError('this is not a question of chance')
  const key = await hmacKey(bytesOfHex(secret, 32))
  const hash = await contributionsHash(contributions)
  const blockAt = (b) => hmac(key, JSON.stringify([CHANCE_SCHEME, id, ...parts, hash, b]))
  return answerWith(chooseWith(wordsOf(blockAt)), question)
}

// The chain

/** The start of a match, as its chain covers it. */
const startOf = (save) => ({
  ...fieldsOf(save, START_FIELDS),
  chance: isObject(save.chance) ? fieldsOf(save.chance, CHANCE_FIELDS) : null,
  declaration: save.declaration ?? null,
})

/** The first link of the chain of a save. */
const firstLink = (save) => sha(bytesOf(canonicalText([CHAIN_SCHEME, startOf(save)])))

/** A function that works out its result once for each object, since many receipts are of one save. */
const once = (compute) => {
  const known = new WeakMap()
  return (object) => {
    if (!known.has(object)) known.set(object, compute(object))
    return known.get(object)
  }
}

/** The hash of the start of a match. */
export const startHash = once(async (save) => hexOf(await firstLink(save)))

/** The link after a link, for an entry of the log. */
const nextLink = (link, entry) => sha(joined(link, bytesOf(canonicalText(entry))))

/** The head of a save's chain. */
export const chainHead = async (save) => {
  if (!isObject(save)) throw new TypeError('the save is not an object')
  if (!Array.isArray(save.log)) throw new TypeError('the save has no log')
  let link = await firstLink(save)
  for (const entry of save.log) link = await nextLink(link, entry)
  return hexOf(link)
}

/** The hash of a JSON value. */
const hashOf = async (value) => hexOf(await sha(bytesOf(canonicalText(value))))

// Signatures

/** The bytes of hexadecimal digits as a number, the lowest byte first. */
const littleEndian = (hex) => BigInt(`0x${hex.match(/../g).reverse().join('')}`)

/** Whether a public key, written in hexadecimal, is a point of small order. */
const isOfSmallOrder = (keyHex) => {
  const bytes = bytesOfHex(keyHex, 32)
  bytes[31] &= 0x7f
  return SMALL_ORDER.includes(hexOf(bytes))
}

/** Whether a signature of a JSON value is that of a public key. */
export const isSignedBy = async (keyHex, signatureHex, value) => {
  if (isOfSmallOrder(keyHex) || littleEndian(signatureHex.slice(64)) >= ORDER) return false
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOfHex(keyHex, 32),
    { name: 'Ed25519' },
    false,
    ['verify'],
  )
  const signature = bytesOfHex(signatureHex, 64)
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, bytesOf(canonicalText(value)))
}

/** The problems of the signature that a seal or a receipt carries over a value. */
const signatureProblems = async (what, { key, signature }, value) => {
  if (!isHex(key, 32)) return [`The ${what} has no public key of 32 bytes in hexadecimal.`]
  if (!isHex(signature, 64)) return [`The ${what} has no signature of 64 bytes in hexadecimal.`]
  try {
    if (await isSignedBy(key, signature, value)) return []
    return [`The signature of the ${what} is not that of its key.`]
  } catch (error) {
    return [`The signature of the ${what} could not be checked: ${reasonOf(error)}.`]
  }
}

/** Whether a list of a host's keys has the key of a statement for its time. */
export const isListed = (keys, { key, at }) =>
  keys.some(
    (listed) =>
      listed.key === key && at >= listed.from && (listed.until === null || at < listed.until),
  )

// Problems

/** What an error says, without a stop at its end. */
const reasonOf = (error) => {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  return reason.replace(/\.+$/, '')
}

/** A value in a sentence: short, and on one line. */
const shown = (value) => {
  if (value === undefined) return 'missing'
  if (isObject(value)) return 'an object'
  if (Array.isArray(value)) return 'a list'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** The problems that a check finds; an error in it becomes one more, in place of the throw. */
const withoutThrowing = async (what, check) => {
  try {
    return await check()
  } catch (error) {
    return [`The ${what} could not be checked: ${reasonOf(error)}.`]
  }
}

/** The sentence, as a list, unless the condition holds. */
const unless = (holds, sentence) => (holds ? [] : [sentence])

/** The problems of the head of a document. */
const headerProblems = (what, found, { format, version }) => [
  ...unless(found.format === format, `The format of the ${what} is ${shown(found.format)}.`),
  ...unless(found.version === version, `The version of the ${what} is ${shown(found.version)}.`),
]

/** The problems of fields that a document lacks, or has too many. */
const fieldProblems = (what, found, fields) => {
  const missing = fields.filter((name) => !Object.hasOwn(found, name))
  const unknown = Object.keys(found).filter((name) => !fields.includes(name))
  return [
    ...missing.map((name) => `The ${what} has no field ${shown(name)}.`),
    ...unknown.map((name) => `The ${what} has a field ${shown(name)}.`),
  ]
}

/** The problems that keep a save from being checked at all. */
const saveProblems = (save) => {
  if (!isObject(save)) return ['The save is not an object.']
  return [
    ...headerProblems('save', save, SAVE),
    ...unless(Array.isArray(save.log), 'The save has no log.'),
    ...unless(
      (save.checkpoint ?? null) === null,
      'The log of the save does not begin at the start.',
    ),
  ]
}

/** Parts of a document without its signature, which is what the signature covers. */
const withoutSignature = (signed) =>
  Object.fromEntries(Object.entries(signed).filter(([name]) => name !== 'signature'))

// Seals

/** What the signature of a seal covers. */
const signedBySeal = (save, seal) => ({
  match: save.id,
  game: save.game,
  ...withoutSignature(seal),
})

/** The problems of a seal's own fields. */
const sealFieldProblems = (save, seal) => [
  ...fieldProblems('seal', seal, SEAL_FIELDS),
  ...unless(typeof save.id === 'string', 'The save has no id of a match.'),
  ...unless(typeof save.game === 'string', 'The save has no id of a game.'),
  ...unless(seal.scheme === SEAL_SCHEME, `The scheme of the seal is ${shown(seal.scheme)}.`),
  ...unless(isWhole(seal.at, 0), 'The seal has no time.'),
  ...unless(
    seal.entries === save.log.length,
    `The number of entries in the seal is ${shown(seal.entries)}, but the log has ` +
      `${save.log.length}.`,
  ),
]

/** The problems of the head that a seal names. */
const headProblems = (save, seal) =>
  withoutThrowing('chain', async () =>
    unless(
      seal.head === (await chainHead(save)),
      'The head of the seal is not the head of the chain of this save.',
    ),
  )

/** The problems of a save's seal; none if all holds. */
export const verifySeal = (save) =>
  withoutThrowing('seal', async () => {
    const unfit = saveProblems(save)
    if (unfit.length > 0) return unfit
    const { seal } = save
    if (!isObject(seal)) return ['The save has no seal.']
    return [
      ...sealFieldProblems(save, seal),
      ...(await headProblems(save, seal)),
      ...(await signatureProblems('seal', seal, signedBySeal(save, seal))),
    ]
  })

// Senders and actions

/** Who sent a change of the roster. */
const senderOfEvent = (event) =>
  event.person ??
  event.by ??
  event.as ??
  (Array.isArray(event.persons) ? event.persons[0] : undefined)

/** Who sent a move, an answer or a change of the roster, as the entry has it. */
const senderIn = (entry) => {
  if (!isObject(entry)) return undefined
  if (entry.kind === 'roster') return isObject(entry.event) ? senderOfEvent(entry.event) : undefined
  return entry.kind === 'move' || entry.kind === 'answer' ? entry.by : undefined
}

/** Who sent an entry; null if nobody did. */
export const senderOf = (entry) => {
  const sender = senderIn(entry)
  return typeof sender === 'string' ? sender : null
}

/** All actions in a log, each with its person, its number and the hash of the person's action before. */
const actionsOf = once(async (log) => {
  const actions = []
  const last = new Map()
  for (const entry of log) {
    const person = senderOf(entry)
    if (person === null) continue
    const before = last.get(person)
    const hash = await hashOf(entry)
    const action = {
      ...{ entry, person, number: (before?.number ?? 0) + 1 },
      ...{ previous: before?.hash ?? null, hash },
    }
    last.set(person, action)
    actions.push(action)
  }
  return actions
})

/** The keys that the start names for a person. */
const keysAtStart = ({ declaration }, person) => {
  const keys = isObject(declaration) && isObject(declaration.keys) ? declaration.keys : {}
  return Object.hasOwn(keys, person) && Array.isArray(keys[person]) ? keys[person] : []
}

/** Who adds which key by an entry, as one text; undefined if it adds none. */
const addedKey = ({ person, entry: { kind, event } }) =>
  kind === 'roster' && event.type === 'new key' ? `${event.key} ${person}` : undefined

/** The problems of the signature of one action. */
const signedProblems = async (save, start, { entry, person, number, previous }) => {
  const { signed } = entry
  if (!isObject(signed)) return [`Action ${number} of ${shown(person)} has no signature to read.`]
  const { action, key } = signed
  const what = `action ${number} of ${shown(person)}`
  const { idempotencyKey = null } = entry
  const place = { match: save.id, start, person, number, previous, idempotencyKey }
  return [
    ...fieldProblems(what, signed, ['action', 'key', 'signature']),
    ...(await signatureProblems(what, signed, { ...ACTION, ...place, action, key })),
  ]
}

/**
 * The problems of the signatures that people made on their actions; none if each holds at its place.
 * Neither whose the keys are nor what the actions mean is checked.
 */
export const verifyActions = (save) =>
  withoutThrowing('actions', async () => {
    const unfit = saveProblems(save)
    if (unfit.length > 0) return unfit
    const start = await startHash(save)
    const signed = (await actionsOf(save.log)).filter(({ entry }) => entry.signed !== undefined)
    const problems = await Promise.all(signed.map((action) => signedProblems(save, start, action)))
    return problems.flat()
  })

/**
 * The number of actions of a person that count as signed, in a save whose signatures all hold: by a key
 * that was named at the start or added since, under no idempotency key of an earlier one, and not for
 * others who leave too.
 */
export const countSigned = async (save, person) => {
  const known = new Set(keysAtStart(save, person).map((key) => `${key} ${person}`))
  const requests = new Set()
  let count = 0
  for (const action of await actionsOf(save.log)) {
    if (action.person !== person) continue
    const { signed, idempotencyKey, event } = action.entry
    known.add(addedKey(action))
    if (signed === undefined) continue
    const isForOthers = event?.type === 'leave' && event.persons.length > 1
    const isKnown = known.has(`${signed.key} ${person}`)
    if (isKnown && !isForOthers && !requests.has(idempotencyKey)) count += 1
    if (idempotencyKey !== undefined) requests.add(idempotencyKey)
  }
  return count
}

// Receipts

/** The problems of fields that a receipt, or a seat receipt, shares with its save. */
const sharedProblems = (what, save, receipt) => [
  ...unless(
    typeof receipt.match === 'string' && receipt.match === save.id,
    `The match of the ${what} is ${shown(receipt.match)}, that of the save ${shown(save.id)}.`,
  ),
  ...unless(
    typeof receipt.game === 'string' && receipt.game === save.game,
    `The game of the ${what} is ${shown(receipt.game)}, that of the save ${shown(save.game)}.`,
  ),
]

/** The problems of a receipt of another revision than the save, which cannot be compared with it. */
const revisionProblems = (save, { revision }) => {
  if (!isWhole(revision, 0)) return ['The receipt has no revision.']
  if (revision > save.revision) {
    return [`The receipt is of revision ${revision}, which is later than that of the save.`]
  }
  return unless(
    revision === save.revision,
    `The receipt is of revision ${shown(revision)}; the log has been migrated since.`,
  )
}

/** The problems of a receipt beside the action that it must be for. */
const entryProblems = ({ entry, hash }, { person, number, at, entryHash, signed }) => [
  ...unless(
    entryHash === hash,
    `Action ${number} of ${shown(person)} in the log is not the action of the receipt.`,
  ),
  ...unless(
    isWhole(at, 0) && at === entry.at,
    `The time of the receipt is ${shown(at)}, that of the entry ${shown(entry.at)}.`,
  ),
  ...unless(
    signed === (entry.signed?.signature ?? null),
    'The receipt has another signature of the person than the log.',
  ),
]

/** The problems of the action that a receipt is for. */
const actionProblems = (save, receipt) =>
  withoutThrowing('action of the receipt', async () => {
    const { person, number } = receipt
    if (typeof person !== 'string') return ['The receipt names no person.']
    if (!isWhole(number, 1)) return ['The receipt has no number of an action, from 1.']
    const own = (await actionsOf(save.log)).filter((action) => action.person === person)
    if (number > own.length) {
      return [`The log has no action ${number} of ${shown(person)}; it has ${own.length}.`]
    }
    return entryProblems(own[number - 1], receipt)
  })

/** The problems of a receipt of the save's own revision. */
const comparedProblems = async (save, receipt) => [
  ...unless(
    receipt.start === (await startHash(save)),
    'The start of the receipt is not that of the save.',
  ),
  ...(await actionProblems(save, receipt)),
]

/** The problems of a receipt beside a save; none if all holds. */
export const verifyReceipt = (save, receipt) =>
  withoutThrowing('receipt', async () => {
    const unfit = saveProblems(save)
    if (unfit.length > 0) return unfit
    if (!isObject(receipt)) return ['The receipt is not an object.']
    const ofRevision = revisionProblems(save, receipt)
    return [
      ...headerProblems('receipt', receipt, RECEIPT),
      ...fieldProblems('receipt', receipt, RECEIPT_FIELDS),
      ...sharedProblems('receipt', save, receipt),
      ...ofRevision,
      ...(ofRevision.length === 0 ? await comparedProblems(save, receipt) : []),
      ...(await signatureProblems('receipt', receipt, withoutSignature(receipt))),
    ]
  })

/** The problems of what a seat receipt says of the chance and the set-up. */
const seatProblems = async (save, receipt) => {
  const { person, setup, commitment, committedAt, contribution, keys, at } = receipt
  const chance = isObject(save.chance) ? save.chance : {}
  const contributed = contributionsIn(chance)
  const census = save.roster.census ?? null
  return [
    ...unless(typeof person === 'string', 'The seat receipt names no person.'),
    ...unless(
      setup === null || setup === (await hashOf({ options: save.options, census })),
      'The set-up of the seat receipt is not that of the save.',
    ),
    ...unless(
      isHex(commitment, 32) && commitment === chance.commitment,
      'The commitment of the seat receipt is not that of the save.',
    ),
    ...unless(
      isWhole(committedAt, 0) && committedAt === chance.committedAt,
      'The time of the commitment is not that of the save.',
    ),
    // Before the person sat down, it states the commitment alone.
    ...unless(
      contribution === null ||
        contribution === (Object.hasOwn(contributed, person) ? contributed[person] : null),
      `The contribution of ${shown(person)} is not that of the save.`,
    ),
    ...unless(
      Array.isArray(keys) && keys.every((key) => isHex(key, 32)),
      'The keys of the seat receipt are no list of keys.',
    ),
    ...unless(
      contribution === null || String(keys) === String(keysAtStart(save, person)),
      `The keys of ${shown(person)} are not those of the save.`,
    ),
    ...unless(
      isWhole(at, 0) && at >= committedAt && at <= save.roster.startedAt,
      'The time of the seat receipt is not between the commitment and the start.',
    ),
  ]
}

/** The problems of a seat receipt beside a save; none if all holds. */
export const verifySeatReceipt = (save, receipt) =>
  withoutThrowing('seat receipt', async () => {
    const unfit = saveProblems(save)
    if (unfit.length > 0) return unfit
    if (!isObject(receipt)) return ['The seat receipt is not an object.']
    return [
      ...headerProblems('seat receipt', receipt, SEAT_RECEIPT),
      ...fieldProblems('seat receipt', receipt, SEAT_RECEIPT_FIELDS),
      ...sharedProblems('seat receipt', save, receipt),
      ...(await seatProblems(save, receipt)),
      ...(await signatureProblems('seat receipt', receipt, withoutSignature(receipt))),
    ]
  })

/**
 * Whether a person's seat receipts show that they knew the commitment before they contributed. Each must
 * have been signed with a listed key.
 */
export const knewCommitment = ({ id, game, chance }, person, receipts) => {
  const own = receipts.filter(
    (receipt) =>
      receipt.match === id &&
      receipt.game === game &&
      receipt.person === person &&
      receipt.commitment === chance.commitment,
  )
  const given = chance.contributions[person]
  return own.some(
    ({ contribution, at }) =>
      contribution === given && own.some((one) => one.contribution !== given && one.at <= at),
  )
}

// Times

/** The times of a save in the order in which they must be. */
const timesOf = ({ roster, chance, log, seal }) => [
  ...(isObject(chance) ? [chance.committedAt] : []),
  roster.startedAt,
  ...log.map(({ at }) => at),
  ...(isObject(seal) ? [seal.at] : []),
]

/** The problems of the times of a save; none if they follow each other. */
export const verifyTimes = (save) =>
  withoutThrowing('times', async () => {
    const unfit = saveProblems(save)
    if (unfit.length > 0) return unfit
    const times = timesOf(save)
    const isInOrder = times.every((at, place) => isWhole(at, 0) && at >= (times[place - 1] ?? 0))
    return unless(isInOrder, 'The times of commitment, start, entries and seal are out of order.')
  })

// Draws

/** Whether a value is a map of names to texts. */
const isContributions = (value) =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')

/** What the participants contributed to a match; nothing if its chance has no such field. */
const contributionsIn = (chance) => chance.contributions ?? {}

/** The problems that keep the draws of a save from being derived. */
const chanceProblems = ({ chance, roster }) => {
  if (!isObject(chance)) return ['The save has no chance.']
  const people = [...roster.players, ...(roster.referees ?? [])]
  return [
    ...unless(
      chance.scheme === CHANCE_SCHEME,
      `The scheme of the chance is ${shown(chance.scheme)}.`,
    ),
    ...unless(isHex(chance.secret, 32), 'The save reveals no secret of 32 bytes in hexadecimal.'),
    ...unless(
      isContributions(contributionsIn(chance)),
      'The contributions are not a map of names to texts.',
    ),
    ...unless(
      Object.keys(contributionsIn(chance)).every((name) => people.includes(name)),
      'Somebody contributed who was neither player nor referee at the start.',
    ),
  ]
}

/** The problems of the commitment to a revealed secret. */
const commitmentProblems = async ({ secret, commitment }) =>
  unless(
    commitment === (await commitmentOf(secret)),
    'The revealed secret is not the one of the commitment.',
  )

/** Whether an answer has the form that its question asks for, so that it is worth a derivation. */
const hasFormOf = (question, answer) => {
  if (question.kind === 'pick') return typeof answer === 'number'
  const length = question.kind === 'roll' ? question.dice : question.of
  return Array.isArray(answer) && answer.length === length
}

/** Whether two answers are the same. */
const isSame = (a, b) => (Array.isArray(a) ? a.every((item, at) => item === b[at]) : a === b)

/** The problems of one answer of chance. */
const drawProblems = async (save, asked) => {
  if (!isObject(asked)) return ['One of the questions is not an object.']
  const { entry, id, question } = asked
  if (!isWhole(entry, 1) || entry > save.log.length) {
    return [`The log has no entry ${shown(entry)} for a question.`]
  }
  if (!isWhole(id, 0)) return [`The prompt of entry ${entry} has no number.`]
  if (partsOf(question) === null) return [`The question of entry ${entry} is not one of chance.`]
  const answer = save.log[entry - 1]?.answer
  if (!hasFormOf(question, answer)) return [`Entry ${entry} does not answer its question.`]
  const { secret } = save.chance
  const drawn = await draw({ secret, id, question, contributions: contributionsIn(save.chance) })
  return unless(isSame(drawn, answer), `The answer of entry ${entry} is not the derived draw.`)
}

/** The problems of a save's chance and of its answers to the given questions; none if all holds. */
export const verifyDraws = (save, questions) =>
  withoutThrowing('draws', async () => {
    const unfit = saveProblems(save)
    if (unfit.length > 0) return unfit
    if (!Array.isArray(questions)) return ['The questions are not a list.']
    const underivable = chanceProblems(save)
    if (underivable.length > 0) return underivable
    const problems = await commitmentProblems(save.chance)
    for (const asked of questions) {
      problems.push(...(await withoutThrowing('draw', () => drawProblems(save, asked))))
    }
    return problems
  })
