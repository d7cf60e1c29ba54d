import type { Discovery, NamedError, Post, Reason } from './types.js'
import { isSalvoRound } from './words.js'

/** A numbered list, as the rule shows it (IV.salvo(3)). */
export function listed(words: readonly string[]): string {
  return words.map((word, i) => `${i + 1}) ${word}`).join('\n')
}

/** An announcement as a sentence or two; those of Salvos and Replies hold the list. */
export function sayDoubleCrash(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'round': {
      const { round, size } = post
      if (!isSalvoRound(round)) {
        return `Round ${round} begins, for three days: each replies to the other’s Salvo of ${size}.`
      }
      const more = round === 1 ? 'chooses a Target Word and ' : ''
      return `Round ${round} begins, for three days: each ${more}posts a Salvo of ${size}.`
    }
    case 'target':
      return `The Target Word of ${name(post.seat)} is ${post.word}.`
    case 'handed back':
      return `${post.word} is not in the dictionary; ${name(post.seat)} is to choose another Target Word.`
    case 'salvo':
      return `${name(post.seat)}’s Salvo of round ${post.round}:\n${listed(post.words)}`
    case 'struck':
      return `${post.word} is not in the dictionary; ${name(post.seat)} is to post another Salvo.`
    case 'reply': {
      const lines = post.lines.map(({ word, crashes }) => `${word}  ${crashes}`)
      return `${name(post.seat)}’s Reply of round ${post.round}:\n${listed(lines)}`
    }
    case 'failed': {
      const who = post.seats.map(name).join(' and ')
      return `Round ${post.round} is over, and ${who} did not do all that it asked.`
    }
    case 'tentative':
      return `${name(post.winner)} is the tentative winner${REASONS[post.because]}`
    case 'revealed': {
      const targets = post.targets.map((word, seat) => `${name(seat)}’s is ${word}`)
      return `The Target Words: ${targets.join(', ')}. For three days the players may look for errors.`
    }
    case 'claimed':
      return post.by === post.against
        ? `${name(post.by)} admits ${named(post.error)}.`
        : `${name(post.by)} claims against ${name(post.against)} ${named(post.error)}.`
    case 'unfounded':
      return `${name(post.against)} has made no such error; nothing changes.`
    case 'error':
      return `${name(post.against)} has made an error, ${named(post.error)}; ${HOW[post.how]}`
    case 'examined':
      return `Three days have passed, and no error was found. ${name(post.winner)} wins.`
  }
}

function named(error: NamedError): string {
  return error.what === 'target'
    ? 'an improper Target Word'
    : `a wrong number for word ${error.place} in round ${error.round}`
}

const REASONS: Readonly<Record<Reason, string>> = {
  only: ': no other Salvo has a word with five crashes.',
  higher: ': both Salvos have a word with five crashes, and eirs stands higher.',
  first:
    ': both Salvos have a word with five crashes in the same place, and eirs was posted first.',
}

const HOW: Readonly<Record<Discovery, string>> = {
  claim: 'it was claimed rightly.',
  admission: 'it was admitted.',
  'at once': 'it was noticed at once.',
}
