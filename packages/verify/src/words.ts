/** A number of things, such as `1 draw` or `2 draws`. */
const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`

/** Names in a sentence, such as `Ann, Bob and Cyd`. */
function listed(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed()
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`
}

/** The words of a report in English, by the codes of the checks. */
export const englishWords = {
  report: {
    title: (match: string, game: string): string => `Match ${match} of ${game}.`,
    noMatch: 'A file that cannot be played out here.',
    proven: 'Everything is proven.',
    contradicted: 'The file contradicts itself, or what was signed.',
    trusted: (claims: readonly string[]): string =>
      `Nothing contradicts this file. Taken on trust: ${claims.join('; ')}.`,
    more: (details: number): string => `And ${details} more.`,
  },
  file: {
    whole: 'The file is a whole match.',
    repeatedField: 'It has two fields of the same name in one place.',
    wholeFile: 'the whole file (this program cannot judge it)',
  },
  log: {
    replayed: (entries: number): string =>
      `The engine plays all ${entries} entries of the log, and comes to the same state.`,
    otherState: 'The saved state is not the one to which this engine comes.',
    otherEngine: 'Another version of the engine may have written it.',
    savedState: 'the saved state, which is not used here',
    olderRevision: (revision: number, game: string): string =>
      `The match was played under revision ${revision} of ${game}.`,
    converted: (revision: number, from: number): string =>
      `This program has revision ${revision} and has converted the log. A program with revision ${from} can replay it exactly.`,
    olderRules: (revision: number): string =>
      `what the rules of revision ${revision} made of the log (the host)`,
  },
  start: {
    known: 'Everybody who played has signed the start of the match, or has a receipt for it.',
    unknown: 'How the match began is not shown for everybody.',
    otherOptions: 'The host has confirmed other options.',
    seatForOtherOptions: (person: string): string =>
      `The seat receipt of ${person} is for other options, or another census or clock.`,
    otherStart: 'The host has confirmed that the match began otherwise.',
    receiptForOtherStart: (receipt: number, person: string): string =>
      `Receipt ${receipt} of ${person} is for another start: other seats, options, keys or times.`,
    migratedOptions: 'what a migration made of the options (the host)',
    fromPosition: 'It began from a position that somebody set up.',
    position: 'the position from which it began (the host)',
    anonymous: (seats: readonly (readonly [name: string, person: string])[]): string =>
      `The match was anonymous: ${listed(seats.map(([name, person]) => `${name} is ${person}`))}.`,
    seats: 'how the seats were dealt (the host)',
    imported: (entries: number): string =>
      `Its first ${entries} entries were imported from elsewhere.`,
    importedEntries: (entries: number): string =>
      `${entries} imported entries (the person who imported them)`,
    notAgreed: (people: readonly string[]): string =>
      `Nothing shows that ${listed(people)} agreed to these seats and options.`,
    seatsAndOptions: (people: readonly string[]): string =>
      `seats and options for ${listed(people)} (the host)`,
  },
  chance: {
    nothingDrawn: 'Nothing was drawn.',
    noCommitment: 'The match made no commitment to its chance.',
    unknownScheme: 'Its chance was derived in a way that this program does not know.',
    notRevealed: 'The match is over, but the secret of its chance is not revealed.',
    goesOn: 'The match goes on. The secret of its chance is revealed at its end.',
    otherSecret: 'The revealed secret is not the one that the match committed to.',
    revealedEarly: 'The secret of the chance is revealed, but the match goes on.',
    derived: (draws: number): string =>
      `${counted(draws, 'draw follows', 'draws follow')} from the secret to which the match committed.`,
    notDerived: (draws: number): string =>
      `${counted(draws, 'draw does', 'draws do')} not follow from the secret.`,
    byReferee: (draws: number): string =>
      `${counted(draws, 'draw was', 'draws were')} made by a referee.`,
    /** An answer to a prompt, by a person or the host (`null`). */
    answered: (entry: number, prompt: string, by: string | null): string =>
      `Entry ${entry} of the log: "${prompt}", answered by ${by ?? 'the host'}.`,
    chanceOfHost: 'the chance (the host)',
    drawsOfHost: (draws: number): string => `${counted(draws, 'draw', 'draws')} (the host)`,
    drawsOfReferees: (draws: number, people: readonly string[]): string =>
      `${counted(draws, 'draw', 'draws')} (${listed(people)})`,
  },
  contributions: {
    afterCommitment: (people: readonly string[]): string =>
      `The host committed to the chance before ${listed(people)} contributed to it.`,
    noCommitment: 'Without a commitment, the host could choose what was drawn.',
    withoutSeat: (people: readonly string[]): string =>
      `${listed(people)} contributed to the chance, but had no seat.`,
    otherCommitment: 'The host had committed to another chance before.',
    seatReceiptSays: (person: string): string => `The seat receipt of ${person} says so.`,
    byPrograms: (programs: readonly string[]): string =>
      `The host could choose what its program ${listed(programs)} contributed.`,
    nothing: (people: readonly string[]): string => `${listed(people)} contributed nothing.`,
    notShownFor: (people: readonly string[]): string =>
      `No two seat receipts show that ${listed(people)} knew the commitment before they contributed.`,
    notShown: 'Nothing shows that the commitment came before what people contributed.',
    shownForSome: (people: readonly string[]): string =>
      `The commitment came before what ${listed(people)} contributed, but not everybody did.`,
    notChosen: 'that the host did not choose the chance',
  },
  judgements: {
    none: 'Nothing was looked up or judged.',
    answered: (questions: number): string =>
      `${counted(questions, 'question was', 'questions were')} answered by somebody's word.`,
    /** Look-ups by a person, or by a program of the host (`null`), perhaps in words with a SHA-256. */
    lookUps: (count: number, dictionary: string, by: string | null, hash: string | null): string =>
      `${counted(count, 'look-up', 'look-ups')} in the dictionary "${dictionary}" (${by ?? 'a program of the host'}${hash === null ? '' : `, words with the SHA-256 ${hash}`})`,
    /** Judgements by a person, or by a program of the host (`null`). */
    judgements: (count: number, by: string | null): string =>
      `${counted(count, 'judgement', 'judgements')} (${by ?? 'a program of the host'})`,
  },
  actions: {
    allSigned: 'Everybody has signed all of their actions.',
    notAllSigned: 'Not all actions are signed by those who made them.',
    otherActions: 'The log has actions that nobody signed as they stand.',
    wrongSignature: (entry: number, person: string): string =>
      `Entry ${entry} of the log: the signature of ${person} does not fit.`,
    uselessSignature: (entry: number, person: string): string =>
      `Entry ${entry} of the log: the signature of ${person} does not count. Nobody added its key, an earlier action has its idempotency key, it lets others leave, or this program cannot read what was signed.`,
    /** The actions of a person for whom a program acts, or none (`null`). */
    unsigned: (rest: number, actions: number, person: string, program: string | null): string =>
      `${rest} of ${counted(actions, 'action', 'actions')} of ${person} (${program === null ? 'the host' : `${program}, a program of the host`})`,
    counts: ({
      person,
      actions,
      signed,
      receipted,
      unsigned,
    }: {
      readonly person: string
      readonly actions: number
      readonly signed: number
      readonly receipted: number
      readonly unsigned: number
    }): string =>
      `${person}: ${counted(actions, 'action', 'actions')}, ${signed} signed, ${receipted} with a receipt, ${unsigned} with neither.`,
    planned: (actions: number, person: string): string =>
      `${person}: ${counted(actions, 'action was', 'actions were')} made by a plan at the host.`,
    key: (person: string, key: string): string => `${person} signs with the key ${key}.`,
    unconfirmedKeys: (person: string): string =>
      `No seat receipt shows that these are the keys of ${person}.`,
    keysOf: (person: string): string => `whose the keys of ${person} are (the host)`,
    addedKey: (person: string): string => `a key that was added for ${person} later (the host)`,
    migratedLog: 'that the log has the actions that people signed (the host)',
  },
  receipts: {
    complete: (people: readonly string[]): string =>
      `No action is missing: the receipts of ${listed(people)} say so.`,
    missing: (people: readonly string[]): string =>
      `There is no receipt for the last action of ${listed(people)}.`,
    notAllUsed: 'Not all receipts can be used.',
    otherActions: 'The host has confirmed other actions than the log has.',
    receipt: (number: number, person: string): string => `Receipt ${number} of ${person}`,
    seatReceipt: (person: string): string => `The seat receipt of ${person}`,
    contradicts: (receipt: string, why: string): string => `${receipt}: ${why}`,
    isForeign: (receipt: string): string => `${receipt} does not belong to this file.`,
    isForeignFor: (receipt: string, why: string): string =>
      `${receipt} does not belong to this file: ${why}`,
    olderRevision: (receipt: string): string =>
      `${receipt} is from before a migration, and cannot be compared.`,
    unknownKey: (receipt: string): string =>
      `${receipt} is signed, but nothing shows that its key is the host's.`,
    unreadable: (number: number, why: string): string => `Receipt ${number} cannot be read: ${why}`,
    notSigned: (number: number): string =>
      `Receipt ${number} does not belong to this file: nobody signed it as it stands.`,
    /** Why a receipt contradicts the log, as the end of a sentence. */
    why: {
      otherMatch: (match: string, game: string): string =>
        `it is for the match ${match} of ${game}.`,
      keyOutOfTime: 'the host did not sign with its key at that time.',
      newerRevision: (revision: number, game: string): string =>
        `it was given under revision ${revision} of ${game}, which is later than the file's.`,
      noAction: 'the log has no such action.',
      otherAction: 'the log has another action in its place.',
    },
    nothingLeftOut: (person: string): string =>
      `that no action of ${person} was left out (the host)`,
    migratedLog: 'what a migration made of the log',
    unusable: (receipts: number): string =>
      `${counted(receipts, 'receipt that does', 'receipts that do')} not fit`,
  },
  times: {
    inOrder: 'All times follow each other, and no deadline passed.',
    byClock: (deadlines: number): string =>
      `All times follow each other. ${counted(deadlines, 'deadline', 'deadlines')} passed by the host's clock.`,
    deadlines: (deadlines: number): string =>
      `${counted(deadlines, 'deadline', 'deadlines')} (the host's clock)`,
    contradiction: 'The times contradict each other.',
    lateCommitment: 'The host committed to the chance after the match had started.',
    entries: 'The entries of the log are not in the order of their times.',
    earlySeal: 'The seal is older than the last entry.',
    seatReceipt: (person: string): string =>
      `The seat receipt of ${person} is not from before the start.`,
  },
  seal: {
    signed: 'The host has signed the start and the log.',
    signedWith: (key: string): string =>
      `The holder of the key ${key} has signed the start and the log.`,
    compareKey: 'Compare the key with those that the host publishes.',
    unknownKey: (key: string): string => `The host's list does not have the key ${key}.`,
    fetchKeys: 'Fetch the list again: the host may have a new key since.',
    unsigned: 'Nobody has signed this file.',
    invalid: 'The seal does not hold.',
    otherEntries: (sealed: number, entries: number): string =>
      `The seal covers ${sealed} entries, but the log has ${entries}.`,
    otherHead: 'The start or the log is not the one that was signed.',
    otherKey: 'The signature is not by the key that it names.',
    keyOutOfTime: 'The host did not sign with this key at that time.',
    wholeFile: 'the whole file (the person who gave it to you)',
    keyOf: (key: string): string => `whose the key ${key} is`,
  },
  certificates: {
    none: 'Nobody won by proof.',
    valid: (certificates: number): string =>
      `${counted(certificates, 'certificate', 'certificates')} checked: the turn never ends.`,
    invalid: 'A certificate does not hold.',
    problem: (entry: number, why: string): string => `Entry ${entry} of the log: ${why}`,
  },
  phases: {
    same: (phases: number): string =>
      `${counted(phases, 'phase', 'phases')} adjudicated again, with the same results.`,
    someByReferee: (phases: number, byReferee: number): string =>
      `${counted(phases, 'phase', 'phases')} adjudicated again; ${byReferee} by the referee.`,
    phasesOfReferee: (phases: number): string =>
      `${counted(phases, 'phase', 'phases')} (the referee)`,
    byReferee: (phase: number, entry: number): string =>
      `Phase ${phase}, entry ${entry} of the log: the referee decided it.`,
  },
  booking: {
    refused: (why: string): string => `The result cannot be booked: ${why}`,
    nothing: 'The result books nothing.',
    books: (lines: readonly string[]): string => `It books: ${lines.join(' ')}`,
  },
}

/** The words of a report; a catalogue that lacks one does not compile. */
export type VerifyWords = Readonly<typeof englishWords>
