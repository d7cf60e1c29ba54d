import { openClub } from '@ackanomic/club'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { startServer } from '@ackanomic/host/http'
import { expect, test } from 'vitest'
import { ChatPlayer } from './chat-bot.js'

test('a player in a chat gets news, asks what to do, bids and sees refusals', async () => {
  const host = await openClub({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
  })
  const server = await startServer(host, { seatOthers: true })
  const invited = await host.createInvitation({ person: 'Ann' })
  const admitted = await host.redeemInvitation({
    invitation: invited.ok ? invited.value.invitation : '',
  })
  const token = admitted.ok ? admitted.value.token : ''
  const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const automated = { Dee: 'referee' }
  const opening = {
    match: 'GPS 1',
    by: 'Bob',
    idempotencyKey: '1',
    game: 'pure-skill',
    roster,
    automated,
  }
  expect((await host.createMatch(opening)).ok).toBe(true)

  const heard: string[] = []
  let wake = (): void => undefined
  const chat = {
    say(person: string, text: string) {
      heard.push(`${person} < ${text}`)
      wake()
    },
  }
  const told = new Promise<void>((done) => {
    wake = done
  })
  const ann = new ChatPlayer(chat, 'Ann', server.url, token)
  await told
  expect(heard[0]).toMatch(/^Ann < GPS 1: Round 1/u)
  expect(await ann.line('wanted', 'm1')).toBe('GPS 1: bid')
  expect(await ann.line('look GPS 1', 'm2')).toMatch(/^Round 1 of 13/u)
  expect(await ann.line('GPS 1: bid 99', 'm3')).toMatch(/card/u)
  expect(await ann.line('GPS 1: bid K', 'm4')).toBe('Done.')
  expect(await ann.line('GPS 1: bid K', 'm4')).toBe('Done.')
  expect(await ann.line('GPS 1: bid Q', 'm5')).toMatch(/already bid KH/u)
  expect(await ann.line('GPS 9: bid K', 'm6')).toMatch(/no match/u)
  ann.stop()
  await server.close()
  await host.close()
})
