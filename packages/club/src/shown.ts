import { withStandIns } from '@ackanomic/host/modules'
import type { ClubContext } from './context.js'

type Handle = (request: object) => Promise<unknown>

/** Shows stand-ins for deleted people in all that handlers return. */
export function showStandIns<Handlers extends object>(
  { standIns }: ClubContext,
  handlers: Handlers,
): Handlers {
  const shown = Object.entries(handlers as Readonly<Record<string, Handle>>).map(
    ([name, handle]): [string, Handle] => [
      name,
      async (request) => withStandIns(await handle(request), await standIns.names()),
    ],
  )
  // Each function has the type of its handler, which the loop cannot follow.
  return Object.fromEntries(shown) as Handlers
}
