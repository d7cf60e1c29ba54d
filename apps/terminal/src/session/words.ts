import { readFileSync } from 'node:fs'
import type { Referee } from '@ackanomic/core'
import { type WordDictionary, wordDictionary } from '@ackanomic/core/dictionary'

/**
 * A referee that looks words up in the package `word-list`, for every dictionary, loaded with the
 * first question. Without the package it answers nothing.
 */
export async function wordReferee(): Promise<Referee> {
  let path: unknown
  try {
    path = (await import('word-list')).default
  } catch {
    return () => undefined
  }
  let read: WordDictionary | undefined
  const dictionary = (): WordDictionary => {
    read ??= wordDictionary(readFileSync(String(path), 'utf8'))
    return read
  }
  return ({ question }) => {
    if (question.kind === 'word') return dictionary().has(question.word)
    return question.kind === 'inside' ? dictionary().hasInside(question.fragment) : undefined
  }
}
