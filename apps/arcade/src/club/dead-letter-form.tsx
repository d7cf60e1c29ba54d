import type { ClubClient } from '@ackanomic/club/client'
import type { DeadLetter } from '@ackanomic/host'
import { type ReactNode, useState } from 'react'
import { words } from '../languages/language.js'
import { useHostRequest } from './use-polled.js'

/** Lets the operator try deliveries again that were given up, by person, or forget them. */
export function DeadLetterForm({
  client,
  letters,
  onDone,
}: {
  readonly client: ClubClient
  readonly letters: readonly DeadLetter[]
  readonly onDone: () => void
}): ReactNode {
  const [says, setSays] = useState('')
  const { problem, isBusy, run } = useHostRequest()
  const people = [...new Set(letters.map(({ person }) => person))].sort()
  const retry = (person: string): void =>
    run(client.retryDeadLetters({ person }), ({ delivered, failed }) => {
      setSays(words.operator.retried(person, delivered, failed))
      onDone()
    })
  const discard = (person: string): void =>
    run(client.discardDeadLetters({ person }), (count) => {
      setSays(words.operator.discarded(person, count))
      onDone()
    })
  return (
    <>
      {people.map((person) => (
        <div className="arcade-row" key={person}>
          <button
            type="button"
            className="ack-button"
            disabled={isBusy}
            onClick={() => retry(person)}
          >
            {words.operator.retryTo(person)}
          </button>
          <button
            type="button"
            className="ack-button"
            disabled={isBusy}
            onClick={() => discard(person)}
          >
            {words.operator.discardTo(person)}
          </button>
        </div>
      ))}
      <p role="status">{says}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  )
}
