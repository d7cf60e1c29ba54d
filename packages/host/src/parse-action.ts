import { err, type Game, ok, type Result, viewerOf } from '@ackanomic/core'
import { firstWord, readAnswer, societyCommands } from '@ackanomic/core/commands'
import type { PlainAct, Standing } from './authorize.js'
import { playing } from './incidents.js'
import type { HostAction } from './types.js'

/** All that can be written after "/", by its first word: how, and what it does. */
const WORDINGS: Readonly<Record<string, { readonly usage: string; readonly description: string }>> =
  {
    judge: { usage: 'judge N ANSWER', description: 'answers the prompt N' },
    willing: {
      usage: 'willing',
      description: 'you agree to stand in, or to be the referee, if you are named',
    },
    as: { usage: 'as ROLE MOVE', description: 'a move in the name of a role outside the table' },
    ...societyCommands,
  }

/** What a word after "/" does, or all that there are: short enough for a sentence. */
function helpWith(word: string): string {
  const wording = Object.hasOwn(WORDINGS, word) ? WORDINGS[word] : undefined
  if (wording !== undefined) return `"/${wording.usage}": ${wording.description}.`
  const words = Object.keys(WORDINGS).join(', ')
  return `After "/" there can be ${words}; "/help WORD" tells how one is written and what it does. All else is a move.`
}

/**
 * What an act comes to; a text is read: a move as the game's notation has it, or, where it begins with "/", what
 * happens around the table, or an answer to a prompt. The error is a sentence.
 */
export async function readAct<State>(
  game: Game<State>,
  state: State,
  act: HostAction,
  standing: Standing,
): Promise<Result<PlainAct, string>> {
  if (act.kind !== 'text') return ok(act)
  const { text, as } = act
  const { match, by } = standing
  const move = (written: string, office: typeof as): Result<PlainAct, string> => {
    const read = playing(match, () => {
      const view = game.view(state, viewerOf(game.status(state), by))
      return game.notation.parse(written, view)
    })
    const under = office === undefined ? {} : { as: office }
    return read.ok ? ok({ kind: 'move', ...under, move: read.value }) : err(read.error.message)
  }
  if (!text.startsWith('/')) return move(text, as)
  // A move may begin with "/" too: then it is written twice.
  if (text.startsWith('//')) return move(text.slice(1), as)
  const [word, rest] = firstWord(text.slice(1))
  if (word === 'willing' && rest === '') return ok({ kind: 'consent' })
  if (word === 'judge') return readRuling(game, state, rest, standing)
  if (word === 'as') {
    const names = Object.keys(standing.roles)
    const office = names.find((each) => rest.toLowerCase().startsWith(`${each.toLowerCase()} `))
    if (office !== undefined) return move(rest.slice(office.length).trim(), office)
    return err(`Name a role and a move: "/as ROLE MOVE", with one of ${names.join(', ')}.`)
  }
  if (word === 'help') return err(helpWith(firstWord(rest)[0]))
  if (!Object.hasOwn(societyCommands, word)) return err(`There is no "/${word}". ${helpWith('')}`)
  const event = societyCommands[word]?.parse(rest, by, game.status(state).table, standing.roles)
  if (event === undefined || !event.ok) return event ?? err('')
  return ok({ kind: 'roster', event: event.value })
}

/** An answer to a prompt; of those that are not put to its writer they learn nothing. */
async function readRuling<State>(
  game: Game<State>,
  state: State,
  text: string,
  { match, by, holds }: Standing,
): Promise<Result<PlainAct, string>> {
  const situation = game.status(state)
  const shared = playing(match, () => game.pendingActions(state, viewerOf(situation, by)))
  const isHost = await holds('host')
  const isOpen = (id: number, to: unknown): boolean =>
    shared.some(({ prompt }) => prompt === id) ||
    (to === 'host' && isHost) ||
    (to === 'referee' && situation.table.referees.includes(by))
  const open = situation.openPrompts.filter(({ id, to }) => isOpen(id, to))
  const [number, answer] = firstWord(text)
  const asked = open.find(({ id }) => String(id) === number.replace(/^#/u, ''))
  if (asked === undefined) {
    const numbers = open.map(({ id }) => id).join(', ')
    return err(
      open.length === 0
        ? 'No prompt is open to you.'
        : `Name a prompt that is open to you: ${numbers}.`,
    )
  }
  const read = readAnswer(asked.question, answer)
  if (!read.ok) return read
  const as = asked.to === 'host' ? ({ as: 'host' } as const) : {}
  return ok({ kind: 'answer', prompt: asked.id, answer: read.value, ...as })
}
