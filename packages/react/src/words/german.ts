import type { Words } from './english.js'

const joined = (items: readonly string[], last: string): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`

const UNITS = [
  [86_400_000, 'Tag', 'Tagen'],
  [3_600_000, 'Stunde', 'Stunden'],
  [60_000, 'Minute', 'Minuten'],
  [1000, 'Sekunde', 'Sekunden'],
] as const

/** A duration in its two largest units, in the dative. */
function duration(milliseconds: number): string {
  let left = Math.max(0, milliseconds)
  const parts = UNITS.flatMap(([size, one, many]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
  return parts.length === 0 ? 'einem Augenblick' : parts.slice(0, 2).join(' ')
}

/**
 * What the parts of this package say, in German. The texts of the games stay English.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, german, MatchLayout, useLocalMatch, WordsContext } from '@ackanomic/react'
 *
 * const App = () => {
 *   const match = useLocalMatch(pureSkill)
 *   return (
 *     <WordsContext.Provider value={german}>
 *       <MatchLayout match={match}><GeneralBoard match={match} /></MatchLayout>
 *     </WordsContext.Provider>
 *   )
 * }
 * ```
 */
export const german: Words = {
  language: 'de',
  yourTurn: 'Du bist dran',
  youMay: 'Du kannst',
  or: (phrases) => joined(phrases, 'oder'),
  within: (milliseconds) => `innerhalb von ${duration(milliseconds)}`,
  skipThis: 'Überspringen und weiter',
  skip: 'Weiter zur nächsten Frist',
  stepOf: (step, last) => `Schritt ${step} von ${last}`,
  begins: 'Die Partie beginnt.',
  toldNothing: 'Hier hast du nichts erfahren.',
  over: (winners) =>
    winners.length === 0
      ? 'Die Partie ist zu Ende; niemand hat gewonnen.'
      : `Die Partie ist zu Ende; ${joined(winners, 'und')} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen.`,
  waitingFor: (names) => `Warten auf ${names.join(', ')}.`,
  seat: (seat) => `Platz ${seat}`,
  theRole: (role) => role,
  othersAct: 'Die anderen sind am Zug.',
  nothingToDo: 'Du hast gerade nichts zu tun.',
  showGoodMove: 'Guten Zug zeigen',
  botThinks: 'Der Bot denkt nach…',
  noAdvice: 'Der Bot weiß hier keinen Rat: Er würde sofort handeln oder warten.',
  playIt: 'Spielen',
  another: 'Ein anderer',
  hide: 'Ausblenden',
  takeBack: 'Zurücknehmen',
  earlierSteps: 'Frühere Schritte',
  beginning: 'Der Anfang',
  stepBack: 'Ein Schritt zurück',
  stepOn: 'Ein Schritt weiter',
  present: 'Die Gegenwart',
  step: 'Schritt',
  atPresent: 'die Gegenwart',
  atStep: (step, last) => `Schritt ${step} von ${last}`,
  lastRoundAgain: 'Die letzte Runde noch einmal abspielen',
  playOnFromHere: 'Von hier weiterspielen',
  whatHappened: 'Was geschehen ist',
  showAllMessages: (count) => `Alle ${count} Meldungen zeigen`,
  showStep: (step) => `Schritt ${step} zeigen`,
  news: 'Neuigkeiten',
  board: 'Das Spielfeld',
  table: 'Tisch',
  log: 'Verlauf',
  stateOfPlay: 'Der Spielstand',
  besideTable: 'Neben dem Tisch',
  youAreAsked: 'Du wirst gefragt:',
  isWord: (word, dictionary) => `Steht ${word} im Wörterbuch (${dictionary})?`,
  isInside: (fragment, dictionary) =>
    `Kommt ${fragment} in einem Wort des Wörterbuchs (${dictionary}) vor?`,
  pickOne: (of) => `Wähle eins von ${of} zufällig.`,
  putInOrder: (of) => `Bringe ${of} Dinge in eine zufällige Reihenfolge.`,
  rollDice: (dice, sides) => `Wirf ${dice} Würfel mit ${sides} Seiten.`,
  yes: 'Ja',
  no: 'Nein',
  draw: 'Ziehen',
  shuffle: 'Mischen',
  roll: 'Würfeln',
  answer: 'Antworten',
  answerJson: 'Antwort (JSON)',
  notJson: 'Das ist kein JSON; schreibe Text in doppelten Anführungszeichen, Listen in Klammern.',
  yourMoves: 'Deine Züge',
  anyMove: 'Irgendein Zug',
  alsoLegal: (moves) => `Außerdem möglich: ${moves.join(', ')}.`,
  writeMove: 'Einen Zug schreiben',
  send: 'Senden',
}
