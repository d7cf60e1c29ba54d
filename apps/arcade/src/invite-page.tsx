import { type ReactNode, useState } from 'react'
import { tableAddress } from './club/addresses.js'
import { useNewcomerForm } from './club/newcomer.js'
import { useHasHost, useVisitor } from './club/session.js'
import { ShareLink } from './club/share-link.js'
import { SelectField } from './fields.js'
import { games, gameTitles, playersOf, shownOf } from './games.js'
import { words } from './languages/language.js'
import { Picture } from './picture.js'
import { TenLines } from './ten-lines.js'

/** With how many friends somebody plays at most; more people open a table in the club. */
const MAX_FRIENDS = 6

/** Makes a link that one sends to friends: a game, how many friends, and one button. */
export function InvitePage({ first }: { readonly first: string }): ReactNode {
  const hasHost = useHasHost()
  const visitor = useVisitor()
  const [game, setGame] = useState(Object.hasOwn(games, first) ? first : 'spades')
  const [friends, setFriends] = useState('1')
  const listed = games[game]
  const players = listed && playersOf(listed).most
  const most = Math.min(MAX_FRIENDS, (players ?? Number.POSITIVE_INFINITY) - 1)
  const people = 1 + Math.min(Number(friends), most)
  const { problem, nameField, isBusy, submit } = useNewcomerForm(visitor, ({ run }) => {
    if (listed === undefined) return
    const { players, options, hosted, duo } = shownOf(game)
    const isDuo = people === 2 && duo !== undefined
    const seats = isDuo ? 2 : Math.max(people, players ?? 0, playersOf(listed).least)
    const request = {
      game,
      seats,
      admits: 'link' as const,
      bots: Array.from({ length: seats - people }, () => 'fair'),
      options: { ...(isDuo ? duo : options), ...hosted },
    }
    run(visitor.client.createTable(request), ({ table }) => {
      location.hash = tableAddress(table)
    })
  })
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
  return (
    <div className="club-invitation">
      <Picture id={game} />
      <form className="arcade-form" onSubmit={submit}>
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
        {nameField}
        <button type="submit" className="ack-button ack-button-act" disabled={isBusy}>
          {words.makeLink}
        </button>
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
      <TenLines description={listed.description} />
    </div>
  )
}
