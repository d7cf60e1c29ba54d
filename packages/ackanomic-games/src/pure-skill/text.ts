import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, type TextOf, type View } from '@ackanomic/core/engine'
import { parseCard, standard } from '@ackanomic/decks'
import { pureSkillClauses } from './clauses.js'
import { renderPureSkill, sayPureSkill } from './render.js'
import type { Bid, Card, PureSkill } from './types.js'

/** Bids as text: `bid 10H`, or the rank alone, since a pack has one suit. */
const pureSkillNotation: NotationOf<PureSkill> = {
  help: 'Write "bid" and a card, such as "bid KH"; the rank alone ("K", "bid 10") will do.',
  parse: parseBid,
  format: ({ card }) => `bid ${card}`,
}

function parseBid(text: string, view: View<PureSkill>): Result<Bid, string> {
  const written = text
    .trim()
    .replace(/^bid\b/iu, '')
    .replace(/[.!]$/u, '')
    .trim()
  if (written === '') return err('Name the card that you bid, such as "bid KH".')
  const suit = view.role === 'seat' ? view.options.suits[view.seat] : undefined
  const whole = parseCard(standard, written)
  if (whole.ok) {
    return whole.value.startsWith('?')
      ? err('There are no Jokers in this game; bid a card of your pack.')
      : ok({ type: 'bid', card: whole.value as Card })
  }
  const rank = rankIn(written)
  for (const spelling of suit === undefined ? [rank] : [rank, `${rank}${suit}`]) {
    const read = parseCard(standard, spelling)
    if (read.ok) return ok({ type: 'bid', card: read.value as Card })
  }
  const { error } = whole
  // The deck would name a Joker among its examples.
  const says = error.code === 'unreadable' ? `"${error.facts.text}" is no card.` : error.says
  return err(`${says} Write "bid" and a card of your pack, such as "bid K${suit ?? 'H'}".`)
}

/** What ranks are called besides, and what they are worth (4b); a bare 1 may be a slip for any of them. */
const RANKS: readonly (readonly [RegExp, string])[] = [
  [/^ace/iu, 'A'],
  [/^(?:jack|11)/iu, 'J'],
  [/^(?:queen|12)/iu, 'Q'],
  [/^(?:king|13)/iu, 'K'],
]

/** A card, or a rank alone, with its rank as the deck has it. */
function rankIn(written: string): string {
  return RANKS.reduce((text, [name, rank]) => text.replace(name, rank), written)
}

/** The words of the Game of Pure Skill, alone: enough for a page of a match that a server keeps. */
export const pureSkillText: TextOf<PureSkill> = /* @__PURE__ */ defineText<PureSkill>({
  clauses: pureSkillClauses,
  notation: pureSkillNotation,
  render: renderPureSkill,
  say: sayPureSkill,
})
