import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { tableAddress } from './club/addresses.js'
import { gameTitles } from './club/game-titles.js'
import { NameField } from './club/name-field.js'
import { deviceName, keepSession, useHasHost, useVisitor } from './club/session.js'
import { ShareLink } from './club/share-link.js'
import { useHostRequest } from './club/use-polled.js'
import { SelectField } from './fields.js'
import { games, playersOf, shownOf } from './games.js'
import { useArcadeWords } from './languages/english.js'
import { Picture } from './picture.js'
import { TenLines } from './ten-lines.js'

/** With how many friends somebody plays at most; more people open a table in the club. */
const MOST_FRIENDS = 6

/** Makes a link that one sends to friends: a game, how many friends, and one button. */
export function InvitePage({ first }: { readonly first: string }): ReactNode {
  const words = useArcadeWords()
  const hasHost = useHasHost()
  const { client, person } = useVisitor()
  const [game, setGame] = useState(Object.hasOwn(games, first) ? first : 'spades')
  const [friends, setFriends] = useState('1')
  const [name, setName] = useState('')
  const [isReady, setReady] = useState(false)
  const { problem, isBusy, run } = useHostRequest()
  const listed = games[game]
  const most = Math.min(MOST_FRIENDS, (listed && playersOf(listed).most) ?? MOST_FRIENDS + 1) - 1
  const people = 1 + Math.min(Number(friends), most)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person who is ready
  useEffect(() => {
    if (!isReady || person === null || listed === undefined) return
    setReady(false)
    const { players, options, hosted } = shownOf(game)
    const { duo } = shownOf(game)
    const isDuo = people === 2 && duo !== undefined
    const seats = isDuo ? 2 : Math.max(people, players ?? 0, playersOf(listed).least)
    const request = {
      ...{ game, seats, admits: 'link' as const },
      bots: Array.from({ length: seats - people }, () => 'fair'),
      options: { ...options, ...hosted, ...(isDuo ? duo : {}) },
    }
    run(client.createTable(request), ({ table }) => {
      location.hash = tableAddress(table)
    })
  }, [isReady, person])
  if (hasHost === null) return <p role="status">{words.moment}</p>
  if (listed === undefined) return null
  if (!hasHost) {
    return (
      <div className="arcade-form">
        <p>{words.noHostInvite}</p>
        <ShareLink address={`#/play/${game}`} title={listed.title} />
      </div>
    )
  }
  const make = (event: FormEvent): void => {
    event.preventDefault()
    if (person !== null) {
      setReady(true)
      return
    }
    run(client.createAccount({ name: name.trim(), device: deviceName() }), (session) => {
      setReady(true)
      keepSession(session)
    })
  }
  return (
    <div className="club-invitation">
      <Picture id={game} />
      <form className="arcade-form" onSubmit={make}>
        <p>{words.inviteSays}</p>
        <SelectField label={words.game} value={game} options={gameTitles} onChange={setGame} />
        {most > 1 && (
          <SelectField
            label={words.howManyFriends}
            value={String(people - 1)}
            options={Array.from({ length: most }, (_, i) => String(i + 1))}
            onChange={setFriends}
          />
        )}
        {person === null && <NameField name={name} onName={setName} />}
        <button
          type="submit"
          className="ack-button ack-button-act"
          disabled={isBusy || (person === null && name.trim() === '')}
        >
          {words.makeLink}
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
      <TenLines description={listed.description} />
    </div>
  )
}
