import { type Citation, type Clauses, defineClauses } from '@ackanomic/core/engine'
import { equipmentClauses } from './equipment/clauses.js'

const general = {
  I: 'Games and Contests are the same kind of entity.',
  'II.a(1)': 'General Equipment is everything that the rules of the suite define for use in Games.',
  'II.a(2)':
    'Equipment acts only within the instance that uses it, unless its definition says otherwise.',
  'III.a(1)': 'A Game has the name of its rule, unless the rule gives it another.',
  'III.a(2)': 'A rule with two Games in it is void.',
  'III.a(3)': 'Only a rule that settles all of b to h defines a Game; "none" settles an item.',
  'III.a(4)': 'Rule 1250.1 is not itself the definition of a Game.',
  'III.b': 'The description says which General Equipment is used.',
  'III.c(1)': 'The description bounds the number of players from below and from above.',
  'III.c(2)': 'No Game is for fewer than 2.',
  'III.c(3)': 'The lower bound is at most the upper one.',
  'III.c(4)': 'A bound is a whole number, or an expression over facts of the society.',
  'III.c(5)': 'Expressions get their value when an instance begins.',
  'III.c(6)': 'That value stays for the whole instance, unless the Game lets it float.',
  'III.c(7)': 'If an expression has no clear value, no instance can begin.',
  'III.d': 'The description holds the rules of play.',
  'III.e(1)': 'The description says how many referees there are and how they are found.',
  'III.e(2)': 'The number of referees is whole and not negative.',
  'III.e(3)': 'A referee of an instance does not play in it, unless the Game says so outright.',
  'III.e(4)': 'A referee of an instance cannot win it, unless the Game lets referees play.',
  'III.e(5)': 'A referee of an instance loses nothing by it, unless the Game lets referees play.',
  'III.e(6)': 'Refereeing is rewarded in A$ or not at all.',
  'III.e(7)': 'Refereeing one instance earns at most A$10.',
  'III.f': 'The description says how the Game is won.',
  'III.g': 'The description says everything else that one must know in order to play.',
  'III.h(1)': 'The description says which Trophy, or kind of Trophy, the winner gets.',
  'III.h(2)': 'The "standard" Trophy is the Jade Grapefruit.',
  'IV.a': 'Section IV lists all that a Game may do to the world outside the suite.',
  'IV.b': 'Participants may pay each other: fees, rewards, penalties.',
  'IV.c(1)': 'The Treasury may pay the Game, a participant or a referee.',
  'IV.c(2)': 'The Treasury pays at most A$50 for one instance.',
  'IV.c(3)': 'The Treasury pays a player at most A$100 in a calendar month for one class.',
  'IV.c(4)': 'Each Game definition is a class, with limits of its own.',
  'IV.c(5)': 'A$ over a limit are gone for good.',
  'IV.d(1)': 'Only players who take part can gain or lose points.',
  'IV.d(2)': 'One instance adds at most 8 points, and subtracts at most 8.',
  'IV.d(3)': 'A player gains at most 20 points in a calendar month from one class.',
  'IV.d(4)': 'Points over a limit are gone for good.',
  'IV.e(1)': 'Rules outside the suite come first, unless stated otherwise.',
  'IV.e(2)': 'Within the suite nothing overrides rule 1250.1.',
  'V.a(1)': 'Submissions are one way to add Games and equipment; the usual ways stay open.',
  'V.a(2)': 'Before it is accepted, a Submission has no power at all: nothing starts from it.',
  'V.b(1)': 'A Submission is public, holds the description and is labelled for what it is.',
  'V.b(2)': 'It is a Game Submission or a General Equipment Submission.',
  'V.b(3)': 'A Game Submission that lacks an item is void and rejected.',
  'V.c(1)': 'The Speaker, the President and the Senate may veto in public; nobody else may.',
  'V.c(2)': 'A veto is possible until the acceptance, even after the approval.',
  'V.c(3)': 'A veto should be explained; it holds without an explanation, too.',
  'V.c(4)': 'A veto ends the procedure, and the Submission is rejected.',
  'V.d(1)':
    'Endorsements are public, and count only from Active Players who did not post the Submission.',
  'V.d(2)': 'Approval takes four endorsers, or a tenth of the Active Players if that is more.',
  'V.d(3)': 'Endorsements count for a week from the posting.',
  'V.d(4)': 'At the end of that week an unapproved Submission is rejected.',
  'V.d(5)': 'An approved Submission is not yet an accepted one.',
  'V.e(1)': 'Acceptance comes with approval, or three days after the posting if that is later.',
  'V.e(2)': 'When it is accepted, the text becomes a rule of the suite.',
  'VI.a(1)': 'An instance begins in the way that its rules prescribe, and in no other.',
  'VI.a(2)':
    'If its rules say nothing of this, a referee announces players, referees and particulars.',
  'VI.a(3)': 'If there are no referees, a player makes that announcement.',
  'VI.a(4)':
    'Other rules, such as the one on Duels, may have ways of their own to begin an instance.',
  'VI.a(5)': 'Without enough players nothing begins.',
  'VI.a(6)': 'Without enough referees nothing begins.',
  'VI.b(1)': 'Nobody joins a running instance, unless its rules allow it.',
  'VI.b(2)': 'A Game copes with anybody who quits, at any time.',
  'VI.c(1)': 'A player who goes on vacation may name a Substitute, unless the Game says otherwise.',
  'VI.c(2)': 'Nobody can be a Substitute in an instance in which they have ever been a player.',
  'VI.c(3)': 'Nobody becomes a Substitute without agreeing.',
  'VI.c(4)': 'The Substitute has every duty and privilege of the absent player.',
  'VI.c(5)': 'A winning Substitute keeps the Trophy.',
  'VI.c(6)': 'A player who is back from vacation plays on in person.',
  'VI.c(7)': 'A decent player pays the Substitute something.',
  'VI.c(8)': 'Duels have no Substitutes.',
  'VI.d(1)': 'A player may say in public that the referee has been silent for over a week.',
  'VI.d(2)': 'That may be said only when it has been over a week.',
  'VI.d(3)': 'The Speaker then asks whether the referee goes on.',
  'VI.d(4)': 'No answer within three days is a resignation.',
  'VI.d(5)': 'The referee’s answer, to go on or to resign, takes effect at once.',
  'VII.a(1)':
    'The Speaker, the President or the Senate can make an instance an exhibition, in public.',
  'VII.a(2)': 'They can do so in the middle of it.',
  'VII.a(3)': 'Exhibitions give no points.',
  'VII.a(4)': 'In exhibitions no currency is given, and none changes hands.',
  'VII.a(5)': 'Exhibitions give Trophies like any instance.',
  'VII.a(6)': 'Exhibitions are for cases of abuse, and better avoided.',
  'VIII.a(1)': 'A referee settles what is left to chance, unless the Game says otherwise.',
  'IX.a(1)': 'Everybody who plays or referees does so willingly.',
  'IX.a(2)': 'A player may stop at any time.',
  'IX.a(3)': 'This freedom outranks every other rule: a player can leave in any state of play.',
  'X(1)': 'The Speaker or an appointee of the Speaker judges disputes that no referee can settle.',
  'X(2)': 'Beyond that there is only a CFJ, and that is bad form.',
  'X(3)': 'Play and its clocks stand still until the judgement.',
  'XI(1)': 'Scams are in bad taste and may be sneered at.',
  'XI(2)': 'A paradox made of these rules alone wins nothing under rule 601.',
} as const

/** The clauses of rule 1250.1 on Games. */
export const generalClauses: Clauses<'1250.1', keyof typeof general> =
  /* @__PURE__ */ defineClauses('1250.1', general, [
    'I',
    'III.a(4)',
    'IV.e(1)',
    'V.c(3)',
    'VI.a(4)',
    'VI.c(7)',
    'VII.a(6)',
    'X(2)',
    'XI(1)',
    'XI(2)',
  ])

const trophy = {
  '1': 'There are Trophies, and nobody can trade them.',
  '2(1)': 'A Trophy is given only if there is exactly one winner.',
  '2(2)': 'A Trophy is given only if three or more players began the instance.',
  '2(3)': 'The winner gets what the Game names, a Trophy or a kind of Trophy.',
  '3(1)': 'A Trophy of which there is only one goes to the winner, wherever it was.',
  '3(2)': 'An Undead that haunts it lets go of it first.',
  '3(3)': 'Of any other kind a new one is made for the winner.',
  A: 'The Jade Grapefruit has no name; each award makes another one.',
  'B(1)': 'There is one Golden Knife.',
  'B(2)': 'How the Golden Knife looks.',
  'B(3)': 'The holder of the Golden Knife keeps it clean.',
} as const

/** The clauses of rule 1250.2, on Trophies. */
export const trophyClauses: Clauses<'1250.2', keyof typeof trophy> = /* @__PURE__ */ defineClauses(
  '1250.2',
  trophy,
  ['B(2)', 'B(3)'],
)

/** A citation of rule 1250.1, as in `'1250.1/IV.d(2)'`. */
export type GeneralCitation = Citation<typeof generalClauses>

/** A citation of the society's rules on Games and Trophies, as in `'1250.2/2(1)'`. */
export type SocietyCitation = GeneralCitation | Citation<typeof trophyClauses>

/**
 * Returns the text of a clause of the society's rules (1250.1 to 1250.3) and of the games whose
 * clauses you pass, or `undefined`.
 *
 * @param more - the clauses of games, such as `await catalogue.ghost.clauses()`
 *
 * @example
 * ```ts
 * import { clauseText } from '@ackanomic/society'
 *
 * clauseText('1250.2/1') // => 'There are Trophies, and nobody can trade them.'
 * ```
 */
export function clauseText(citation: string, ...more: readonly Clauses[]): string | undefined {
  for (const { rule, of } of [generalClauses, trophyClauses, equipmentClauses, ...more]) {
    const id = citation.slice(rule.length + 1)
    if (citation === `${rule}/${id}` && Object.hasOwn(of, id)) {
      return (of as Clauses['of'])[id]
    }
  }
  return undefined
}
