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
  'packages/ackanomic-games/src/pure-skill/rules.ts resolveRound: draft.options.showWhoHasBid → true':
    'Where nobody is told who has bid, the list is empty already.',
  'packages/ackanomic-games/src/double-crash/deduction.ts STRIDES: [1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25] → [1, 3, 5, 9, 11, 15, 17, 19, 21, 23, 25]':
    'One way fewer of many at random leads through the same letters.',
  'packages/ackanomic-games/src/double-crash/deduction.ts AgreeingWords > #forcedAt > [open, opens, openFours]: [0, 0, 0] → [0, 0] (3)':
    'Bits are set in nothing as they are in 0.',
  'packages/ackanomic-games/src/double-crash/rounds.ts tentativeOf > winner: (one ?? Infinity) < (other ?? Infinity) → (one ?? Infinity) <= (other ?? Infinity)':
    'Two hits at the same place are decided before.',
  'packages/ackanomic-games/src/double-crash/rules.ts doubleCrashRules > setup > shared > round: 1 → 1 + 1':
    'Round 1 begins at once and sets its number.',
  'packages/ackanomic-games/src/double-crash/sampling.ts THROWS: 20 → 20 + 1':
    'One try more of many at random is no other chance.',
  'packages/ackanomic-games/src/double-crash/words.ts crashesOf: crashesBetween(one.toUpperCase(), other.toUpperCase()) → crashesBetween(other.toUpperCase(), one.toUpperCase())':
    'Two words crash as often in either order.',
  'packages/ackanomic-games/src/double-crash/words.ts crashesBetween: i < one.length → i <= one.length':
    'There is no letter behind the last one, so that none is the same.',
  'packages/ackanomic-games/src/single-capture-go/rules.ts takesPlays: 0 → 0 + 1':
    'Each seat has its plays; the 0 is for the type.',
  'packages/ackanomic-games/src/tromino-go/board.ts Board > add: this.outsideEdges.push(0) → undefined':
    'The number of a new tromino is set as soon as its edge is measured.',
  'packages/ackanomic-games/src/tromino-go/board.ts Board > #gather > other: 0 → 0 + 1':
    'There are squares all around a tromino; the 0 is for the type.',
  'packages/ackanomic-games/src/tromino-go/grid.ts extentOf: Math.min(top, one[1], two[1], three[1]) → Math.min(one[1], top, two[1], three[1])':
    'The least is the same in any order.',
  'packages/ackanomic-games/src/tromino-go/grid.ts extentOf: Math.max(right, one[0], two[0], three[0]) → Math.max(one[0], right, two[0], three[0])':
    'The greatest is the same in any order.',
  'packages/ackanomic-games/src/tromino-go/grid.ts trominoGridRows: line !== undefined → true':
    'Each tromino lies within the lines that were measured; the check is for the type.',
  'packages/ackanomic-games/src/tromino-go/grid.ts drawTrominoGrid > width: Math.max(String(top).length, String(bottom).length) → Math.max(String(bottom).length, String(top).length)':
    'The greatest is the same in any order.',
  'packages/ackanomic-games/src/tromino-go/grid.ts drawTrominoGrid > column: left + 1 → left - 1':
    'A number is written only where those before it leave room, so not there.',
  'packages/ackanomic-games/src/tromino-go/layout.ts hasRoom > isWithin: index >= MARGIN && index < axis.length - MARGIN → (index >= MARGIN) || (index < axis.length - MARGIN)':
    'What follows looks at two lines more on both sides, and finds none outside.',
  'packages/ackanomic-games/src/tromino-go/layout.ts Layout > tryPlace > drawn: 4 → 4 + 1':
    'A try beside the grid finds no place, and the next one is made.',
  'packages/ackanomic-games/src/tromino-go/layout.ts Layout > #eachBox > across: 1 → 1 + 1 (2)':
    'A corner more is looked at, from which no L touches anything.',
  'packages/ackanomic-games/src/tromino-go/layout.ts Layout > #eachBox: i < across → i <= across':
    'A corner more is looked at, from which no L touches anything.',
  'packages/ackanomic-games/src/tromino-go/places.ts samplePlace > i: 0 → 0 + 1':
    'One try fewer of many at random is no other chance.',
  'packages/ackanomic-games/src/tromino-go/places.ts samplePlace: i < TRIES → i <= TRIES':
    'One try more of many at random is no other chance.',
  'packages/ackanomic-games/src/tromino-go/rounds.ts closeRound: end === null || first === null → (end === null) && (first === null)':
    'Both are there where a round is over; the check is for the type.',
  'packages/ackanomic-games/src/viruses/area.ts firstGrid: players <= 10 → players < 10':
    'For ten players both ways come to the same.',
  'packages/ackanomic-games/src/viruses/generation.ts fieldOf > words: 3 → 3 + 1':
    'A longer list has the same at the same places.',
  'packages/ackanomic-games/src/viruses/generation.ts live > before: up - 1 → up + 1':
    'A cell is born there from all three squares to the west, so that one of the others tells as well.',
  'packages/ackanomic-games/src/viruses/legal.ts reachOf: 1 → 1 + 1':
    'The search begins a cell earlier and comes to the same one.',
  'packages/ackanomic-games/src/viruses/position.ts turnsProblem > gained: 0 → 0 + 1':
    'A player who took over comes after the one before; the 0 is for the type.',
  'packages/programming-games/src/acks-and-exceptions/position.ts presentProblem > hasBegun: 0 → 0 + 1':
    'Each seat has a count; the 0 is for the type.',
  'packages/programming-games/src/acks-and-exceptions/rounds.ts giveTurn: seat === null → false':
    'Somebody always has the turn; the check is for the type.',
  'packages/programming-games/src/acks-and-exceptions/rounds.ts place > stack: 0 → 0 + 1':
    'Each seat has a count; the 0 is for the type.',
  'packages/programming-games/src/acks-and-exceptions/selectors.ts highestBid: 1 → 1 + 1':
    'Each call has a seat; the -1 is for the type.',
  'packages/programming-games/src/acks-and-exceptions/selectors.ts inHandOf: 0 → 0 + 1 (2)':
    'Each seat has a count; the 0 is for the type.',
  'packages/programming-games/src/acks-and-exceptions/text.ts roundLine > name: 1 → 1 + 1':
    'Each round that was played to its end has a bid; the -1 is for the type.',
  'packages/programming-games/src/acks-and-exceptions/state.ts calls: v.pipe(v.array(callSchema), v.maxLength(HIGHEST_BID + 3)) → v.pipe(v.maxLength(HIGHEST_BID + 3), v.array(callSchema))':
    'The rules of calls refuse a longer list as well.',
  'packages/ackanomic-games/src/tromino-go/layout.ts NEAR: 2 → 2 + 1 (2)':
    'A tromino takes two lines side by side, and each keeps those near the other.',
  'packages/ackanomic-games/src/rusty-lantern/game.ts Elements: 0 → 0 + 1':
    'Cards that are made up have other numbers.',
  'packages/ackanomic-games/src/rusty-lantern/legal.ts sampleMove: inTurn → !(inTurn)':
    'How often chance interrupts is no rule.',
  'packages/ackanomic-games/src/rusty-lantern/winning.ts closeTale: person === undefined → false':
    'A tale that was won has a winner; the check is for the type.',
  'packages/ackanomic-games/src/rusty-lantern/game.ts sampleVerdict > looseEnd: 0 → 0 + 1':
    'Each of six is as likely as another.',
  'packages/ackanomic-games/src/diplomacy/compiled-map.ts compile > start: 0 → 0 + 1':
    'Each place has its province; the 0 is for the type.',
  'packages/ackanomic-games/src/diplomacy/movement/routes.ts askEach: d.army[u] === 1 || kind[sea] !== 2 → false':
    'Only of fleets at sea is it asked of what use they are.',
  'packages/ackanomic-games/src/diplomacy/notation/guesses.ts distance > least: 0 → 0 + 1':
    'Each row has all its numbers; the 0 is for the type.',
  'packages/ackanomic-games/src/diplomacy/pictures/draw-centres.ts spreadOut > order: 0 → 0 + 1 (2)':
    'Each line has its height; the 0 is for the type.',
  'packages/programming-games/src/runtime-error/rules.ts sampleRuntimeErrorMove > claim: choose(SELDOM) === 0 → choose(SELDOM) !== 0':
    'How often chance claims is no rule.',
  'packages/programming-games/src/runtime-error/rules.ts sampleRuntimeErrorMove: 3 → 3 + 1':
    'How often chance plays a card is no rule.',
  'packages/programming-games/src/runtime-error/rules.ts sampleRuntimeErrorMove: 0 → 0 + 1 (2)':
    'How often chance plays a card is no rule.',
  "packages/programming-games/src/runtime-error/state.ts sharedSchema > ahead: v.pipe( v.array(v.picklist(['load', 'pull', 'loop', 'discard', 'draw', 'pass'])), v.maxLe… → v.pipe(v.maxLength(6), v.array(v.picklist(['load', 'pull', 'loop', 'discard', 'draw', 'pa…":
    'Only few lists of tasks can follow, so that a longer one is refused as well.',
  'packages/programming-games/src/runtime-error/proof/abstract-search.ts glance: !wild && !somewhere(HS) && !somewhere(CHS) → false':
    'A quick answer; the search comes to the same.',
  'packages/programming-games/src/runtime-error/proof/abstract-search.ts played: deal !== DEAD → true':
    'Cards that do nothing play no part in a hand.',
  'packages/programming-games/src/runtime-error/proof/abstract-search.ts countsOf > sort: place < 6 → place <= 6':
    'There is no seventh kind of cards.',
  'packages/programming-games/src/runtime-error/proof/abstract-search.ts countsOf > sort: 6 → 6 + 1':
    'There is no seventh kind of cards.',
  'packages/programming-games/src/runtime-error/proof/exact-search.ts dealsOf: 0 → 0 + 1 (2)':
    'Each number has its card; the 0 is for the type.',
  'packages/programming-games/src/runtime-error/proof/fixpoint.ts PLANS_AT_A_TIME: 500 → 500 + 1':
    'The search pauses a little later.',
  'packages/programming-games/src/runtime-error/proof/fixpoint.ts SafetySearch > deciding > looks: 0 → 0 + 1':
    'The search pauses a little sooner.',
  'packages/programming-games/src/runtime-error/proof/proof-numbers.ts LOOKS_AT_A_TIME: 200 → 200 + 1':
    'The search pauses a little later.',
  'packages/programming-games/src/runtime-error/proof/proof-numbers.ts DEAREST: 1e5 → 100000 + 1':
    'What costs so much is looked at last with either number.',
  'packages/programming-games/src/runtime-error/proof/proof-numbers.ts recount: Math.min(ENDLESS, tried.proof + proof) → Math.min(tried.proof + proof, ENDLESS)':
    'The least is the same in any order.',
  'packages/programming-games/src/runtime-error/proof/proof-numbers.ts choose: node.options = options → undefined':
    'What is remembered is only sooner at hand.',
  'packages/programming-games/src/runtime-error/proof/prove.ts STAGES > limits > edits: 2 → 2 + 1':
    'A stage looks a little farther; the verdicts are the same.',
  "packages/programming-games/src/runtime-error/proof/proof-numbers.ts nextDisproof: disproof >= next || node === worst.node || node.verdict !== 'open' → (disproof >= next || node === worst.node) && (node.verdict !== 'open')":
    'The search looks in another order; its verdicts are the same.',
  'packages/programming-games/src/runtime-error/proof/proof-numbers.ts nextDisproof: node === worst.node → node !== worst.node':
    'The search looks in another order; its verdicts are the same.',
  'packages/programming-games/src/runtime-error/proof/exact-search.ts dealsOf: dead.filter((card) => !isUseful(card)) → dead':
    'Some deals stand in the list twice, and are looked at once.',
  'packages/programming-games/src/runtime-error/proof/exact-search.ts ALL_VALUES: 1 → 1 + 1':
    'No card has a higher number.',
  'packages/programming-games/src/runtime-error/proof/exact-search.ts ALL_VALUES: 26 → 26 + 1':
    'No card has a higher number.',
  "packages/programming-games/src/runtime-error/turn.ts end: draft.shared.stage = 'ending' → undefined":
    'The first task of the end sets the stage as well.',
  'packages/programming-games/src/runtime-error/proof/exact-search.ts finish > pull: 1 → 1 + 1':
    'Either number says that there is no top card; equal states may only have two names.',
  "packages/programming-games/src/runtime-error/proof/fixpoint.ts SafetySearch > deciding: node.verdict !== 'open' → false":
    'What is decided is looked at once more, and stays as it is.',
  "packages/programming-games/src/runtime-error/proof/fixpoint.ts SafetySearch > #survey: node.verdict = 'won' → undefined":
    'The state is found to be won when it is looked at again.',
  'packages/programming-games/src/runtime-error/proof/search.ts compare: held(state, loop & edit) → held(loop & edit, state)':
    'It looks where that is seldom worth it; what it finds is true.',
  'packages/programming-games/src/runtime-error/proof/search.ts ONE_SUIT: 1 → 1 + 1':
    'The search looks in another order; its verdicts are the same.',
}
