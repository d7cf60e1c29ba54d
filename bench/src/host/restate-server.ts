/** A host on Restate in a process of its own, over HTTP; arguments: its ingress, its admin. */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { startServer } from '@ackanomic/host/http'
import { openRestateHost } from '@ackanomic/host/restate'

const [ingress = '', admin = ''] = process.argv.slice(2)
const host = await openRestateHost({
  games: mergeCatalogues(catalogue),
  secret: 'kept from the players',
  ingress,
  endpoint: { admin },
  onError: (fault) => console.error(fault),
})
const none = 1e9
const served = await startServer(host, {
  seatOthers: true,
  limits: { requestsPerMinute: none, failuresPerMinute: none, openStreams: none },
})
const tokens: string[] = []
for (const person of ['Ann', 'Bob', 'Cyd']) {
  const invited = await host.invite(person)
  const admitted = await host.redeemInvitation(invited.ok ? invited.value : '')
  tokens.push(admitted.ok ? admitted.value.token : '')
}
process.on('disconnect', () => process.exit())
process.send?.({ url: served.url, tokens })
