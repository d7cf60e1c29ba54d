/** Mutants that change nothing that anybody can see, by their keys, each with the reason why. */
export const EQUIVALENTS: Readonly<Record<string, string>> = {
  'packages/core/src/json.ts equalJson: Object.is(one, other) → Object.is(other, one)':
    'The comparison is the same in either order.',
  'packages/core/src/engine/legal.ts sampleMoveOf > i: 0 → 0 + 1':
    'One try fewer of many at random is no other chance.',
  'packages/core/src/engine/resample.ts latestIn: Math.max( table.startedAt, table.exhibition ?? table.startedAt, ...table.pauses.map(({ si… → Math.max(table.exhibition ?? table.startedAt, table.startedAt, ...table.pauses.map(({ sin…':
    'The greatest is the same in any order.',
  'packages/core/src/engine/sample.ts chance: choose(2) === 1 → choose(2) !== 1':
    'Both answers are as likely as before.',
  'packages/core/src/referees/automatic-referee.ts rememberedSecrets: known.size >= MOST_REMEMBERED → false':
    'What is remembered is only sooner at hand; it takes memory.',
  'packages/core/src/referees/seed.ts mixText: step(b ^ letter ^ a, 0x85ebca77) → step(0x85ebca77, b ^ letter ^ a)':
    'The product is the same in either order.',
  'packages/core/src/table/silence.ts silentSince: Math.max(since, table.silence.heard) → Math.max(table.silence.heard, since)':
    'The greatest is the same in any order.',
  'packages/core/src/untrusted/schemas.ts countSchema: Object.is(value, -0) → Object.is(-0, value)':
    'The comparison is the same in either order.',
  'packages/society/src/award-lines.ts bookPoints: to !== null && rooms.length === 0 → true':
    'Who is barred has no room already, so that further caps cut nothing.',
  'packages/society/src/ledger.ts bookInstance > gained: a.person < b.person → a.person <= b.person':
    'Nobody stands in the list twice.',
  'packages/ackanomic-games/src/mediocrity/mediocre.ts nextModerator: 0 → 0 + 1':
    'Each seat has a number; the 0 is for the type.',
  'packages/ackanomic-games/src/spades/tricks.ts placeOfPlay: placeAfter(leader, play) → placeAfter(play, leader)':
    'The sum is the same in either order.',
  'packages/ackanomic-games/src/spades/winning.ts verdictOf > winner: last(0) < last(1) → last(0) <= last(1)':
    'No two concessions stand at one place of the list.',
  'packages/ackanomic-games/src/ghost/position.ts ghostPosition > resume: 3 → 3 + 1 (2)':
    'A position to start from has no newcomers, and a state from outside brings its own deadlines.',
  'packages/ackanomic-games/src/limerick-contest/rules.ts limerickContestRules > prompts > winner > apply: 1 → 1 + 1':
    'A roll of one die has one number; the 1 is for the type.',
  "packages/ackanomic-games/src/fictionary/words.ts WORDS: [ ['quoin', 'The outer corner of a wall, or a stone of it.'], ['ullage', 'What a cask lac… → [['quoin', 'The outer corner of a wall, or a stone of it.'], ['ullage', 'What a cask lack…":
    'One suggestion fewer for those who have no dictionary.',
  "packages/ackanomic-games/src/fictionary/words.ts WORDS: [ ['quoin', 'The outer corner of a wall, or a stone of it.'], ['ullage', 'What a cask lac… → [['quoin', 'The outer corner of a wall, or a stone of it.'], ['ullage', 'What a cask lack… (2)":
    'One suggestion fewer for those who have no dictionary.',
}
