const parts = { lower: 'lower bound', upper: 'upper bound', function: 'function' }

/** A sentence about what somebody does; `null` is you. */
const does = (name: string | null, you: string, other: string): string =>
  name === null ? `You ${you}` : `${name} ${other}`

export const runtimeError = {
  sideOf: (name: string | undefined): string => `${name}’s side`,
  stages: {
    deal: 'the cards are being dealt',
    first: 'the first player is being drawn',
    scripting: 'a statement, or an input',
    testing: 'an input',
    edit: 'EDIT replaces a card',
    executing: 'functions are executed',
    loop: 'LOOP asks for another input',
    ending: 'the turn ends',
  },
  over: 'The game is over',
  shuffling: 'the discard pile is being shuffled',
  solving: 'the solver is looking for a plan',
  nobodysTurn: 'Runtime Error',
  isYourTurn: 'Your turn',
  isTurnOf: (name: string | undefined): string => `${name}’s turn`,
  goesOn: (whose: string, what: string): string => `${whose}: ${what}`,
  machine: 'Deck, pile and input',
  deck: (cards: number): string => `deck: ${cards}`,
  discarded: (cards: number): string => `discarded: ${cards}`,
  input: 'input',
  ahead: (tasks: string): string => `Still to be done: ${tasks}`,
  discardPile: 'The discard pile, the top card first',
  none: 'none',
  you: 'You',
  left: ', has left',
  inHand: (cards: number | undefined): string =>
    `: ${cards} ${cards === 1 ? 'card' : 'cards'} in hand`,
  amongThem: ', among them',
  turn: 'The turn',
  noStatement: 'Lay no statement',
  noInput: 'Lay no input',
  end: 'End the turn',
  claim: 'Claim: it never ends',
  claimEnds: '⚠ A claim that fails ends your turn.',
  claimFree: 'A claim that fails costs nothing.',
  budget: (positions: number): string =>
    `The solver looks at up to ${positions.toLocaleString('en')} positions and gives up if there are more.`,
  ownProof: 'Claim with a proof of your own, or write any move',
  functions: {
    EDIT: 'replace a card of any statement, face down',
    LOAD: 'draw the top card of the deck',
    PULL: 'take the top card of the discard pile',
    LOOP: 'discard the input, and lay another',
  },
  nothingYet: 'No statement yet.',
  programOf: (name: string | undefined): string => `The program of ${name}`,
  statement: (number: number, isAsleep: boolean, runs: boolean): string =>
    `Statement ${number}${isAsleep ? ', asleep' : ''}${runs ? ' ▶ runs' : ''}`,
  from: 'from',
  to: 'to',
  replace: (
    card: string | null,
    part: keyof typeof parts,
    statement: number,
    name: string | undefined,
  ): string =>
    `Replace the ${card ?? 'card'}, the ${parts[part]} of statement ${statement} of ${name}`,
  proof: 'The proof',
  why: (name: string | undefined): string => `Why ${name}’s turn never ends`,
  fromHand: 'From the hand',
  proofSteps: 'Steps of the proof',
  stepBack: 'Step back',
  step: (step: number, last: number): string => `Step ${step} of ${last}`,
  nextStep: 'Next step',
  steps: 'The steps',
  laysStatement: (name: string): string => `${name} lays a statement`,
  statementRuns: (lower: string, upper: string, card: string, runs: string): string =>
    `${card}: an input from ${lower} to ${upper} now runs ${runs}.`,
  lays: (name: string | null, card: string, runs: string): string =>
    `${does(name, 'lay', 'lays')} ${card}${runs === '' ? '' : `: ${runs}`}`,
  setsNothingOff: 'It sets nothing off.',
  theseRun: 'These statements run.',
  cannotShow: (name: string | null): string => `${name ?? 'You'} cannot show an endless turn`,
  hasEndless: (name: string | null): string =>
    does(name, 'have an endless turn', 'has an endless turn'),
  hasLeft: (name: string | null): string => does(name, 'have left', 'has left'),
  part: parts,
  takeFor: (part: keyof typeof parts | undefined): string =>
    `Take for the ${part === undefined ? 'statement' : parts[part]} the`,
  putThere: 'Put there the',
  layAsInput: 'Lay as the input the',
  hand: 'Your hand',
  whatToLay: 'What to lay',
  layInput: 'Lay an input',
  layStatement: 'Lay a statement',
  yourStatement: 'Your statement',
  choose: (part: keyof typeof parts): string => `Choose the ${parts[part]}`,
  editFirst: 'EDIT: choose the card on the table that you replace',
  editThen: 'EDIT: choose the card that takes its place, face down',
  handHelp: 'Your hand: lay one as the input',
  cards: 'Your cards',
  card: (verb: string, card: string, setsOff: string): string =>
    `${verb} ${card}${setsOff === '' ? '' : `: ${setsOff}`}`,
  complete: 'The statement is complete. Lay it, or take a card back.',
  upperMust: 'The upper bound must be of the suit of the lower one, and higher.',
  cannotBe: (card: string, part: keyof typeof parts): string =>
    `The ${card} cannot be the ${parts[part]} of a statement now.`,
  firstChoose: 'First choose the card on the table that you replace.',
  turnOf: (name: string | undefined): string => `It is ${name}’s turn.`,
  theStatement: 'The statement',
  takeBack: 'Take a card back',
  layThis: 'Lay this statement',
  statementHelp:
    'Two bounds of one suit, the lower first, and a function: ♦ EDIT, ♣ LOAD, ♥ PULL, ♠ LOOP, one of each suit.',
}
