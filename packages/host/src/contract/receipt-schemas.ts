import type { Receipt, SeatReceipt } from '@ackanomic/core/proof'
import * as v from 'valibot'
import { schemaOf } from './operation.js'
import { hash, moment } from './schemas.js'

export const receipt: v.GenericSchema<Receipt> = schemaOf<Receipt>()({
  format: v.literal('ackanomic receipt'),
  version: v.literal(2),
  match: v.string(),
  game: v.string(),
  revision: v.pipe(v.number(), v.description('The revision of the game that accepted the action.')),
  start: v.pipe(hash, v.description('The hash of the start of the match.')),
  person: v.string(),
  number: v.pipe(v.number(), v.description('Its number among your actions in this match, from 1.')),
  at: moment,
  entryHash: v.pipe(hash, v.description('The SHA-256 of the entry of the log.')),
  signed: v.pipe(v.nullable(v.string()), v.description('Your own signature on the action.')),
  key: v.pipe(hash, v.description('The public key of the host.')),
  signature: v.string(),
})

/** The host's statement to a person who takes a seat. */
export const seatReceipt: v.GenericSchema<SeatReceipt> = schemaOf<SeatReceipt>()({
  format: v.literal('ackanomic seat receipt'),
  version: v.literal(1),
  match: v.string(),
  game: v.string(),
  person: v.string(),
  setup: v.pipe(
    v.nullable(hash),
    v.description('The hash of the options and the census; null if they are not agreed yet.'),
  ),
  commitment: hash,
  committedAt: moment,
  contribution: v.nullable(v.string()),
  keys: v.pipe(v.array(hash), v.description('The public keys with which you sign.')),
  at: moment,
  key: v.pipe(hash, v.description('The public key of the host.')),
  signature: v.string(),
})
