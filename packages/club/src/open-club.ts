import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import {
  type Host,
  type HostModule,
  type HostOptions,
  type ModuleApi,
  openHost,
} from '@ackanomic/host'
import { createApi, SOCIETY, withRetries } from '@ackanomic/host/modules'
import { type Books, createBooks, societyRoles } from '@ackanomic/society'
import { type ClubApi, clubOperations } from './club-operations.js'
import type { ClubContext } from './context.js'
import { mailHelp, obeyMail } from './mail/obey-mail.js'
import { messageHandlers } from './messages/messages.js'
import { findTalkPlace } from './messages/talk-place.js'
import { moderationHandlers } from './moderation/moderation.js'
import type { Quotas } from './moderation/moderation-types.js'
import { DEFAULT_QUOTAS } from './moderation/quotas.js'
import { checkBan } from './moderation/sanctions.js'
import { PUSH, planDelivery } from './notices/delivery-plan.js'
import { removeDevices } from './notices/devices.js'
import { readSettings } from './notices/notice-settings.js'
import { noticeHandlers } from './notices/notices.js'
import { createPushChannel, type PushOptions } from './notices/push-channel.js'
import { accountHandlers } from './people/accounts.js'
import { deleteTraces, finishDeletions } from './people/delete-person.js'
import { deleteExpiredLinks } from './people/links.js'
import { SIGN_IN_PAGE } from './people/sign-in-page.js'
import type { AccountOptions } from './people/types.js'
import { findPlaces, hasName } from './places.js'
import type { SeasonOptions } from './ratings/rating-types.js'
import { ratingHandlers } from './ratings/ratings.js'
import { createSeasons } from './ratings/seasons.js'
import { showStandIns } from './shown.js'
import { bookResults, prepareBooks } from './society/book-results.js'
import { checkOffered, isOffered } from './society/offered-games.js'
import { bookingProblem } from './society/results.js'
import { nextSubmissionDeadline, runSocietyJobs, societyHandlers } from './society/society.js'
import { readBooks } from './society/society-books.js'
import { SocietyCache } from './society/society-cache.js'
import { readSociety } from './society/society-log.js'
import { clubSchema } from './store/schema.js'
import { finishStarts } from './tables/start-table.js'
import { leaveTables, tableHandlers } from './tables/tables.js'
import { advanceTournaments } from './tournaments/advance.js'
import { tournamentHandlers } from './tournaments/tournaments.js'

/** The options of {@link openClub}. */
export interface ClubOptions extends HostOptions {
  /**
   * The society's books without this host's results: the suite, the readings, the Trophies and
   * results from elsewhere. The society's secretary keeps them. Default: new books.
   */
  readonly books?: Books | undefined
  /**
   * Games that can be played only after the society has accepted a Submission that names their
   * engine (1250.1 V). Default: none.
   */
  readonly proposals?: Catalogue | undefined
  /** Default: see {@link Quotas}. */
  readonly quotas?: Partial<Quotas> | undefined
  /** Default: one season that never ends. */
  readonly seasons?: SeasonOptions | undefined
  /** Default: people need an invitation. */
  readonly accounts?: AccountOptions | undefined
  /**
   * Web push to browsers, as the channel `'push'`. Its keys are derived from the secret. Default:
   * none.
   */
  readonly push?: PushOptions | undefined
}

/** A host with a club: tables, people, messages, ratings, tournaments and a society. */
export interface Club extends Host, ClubApi {
  /** The society's books with the results of all finished matches, by their ends, then by name. */
  books(): Promise<Books>
}

/**
 * Opens a host with a club. Close it when you are done.
 *
 * @example
 * ```ts
 * import { openClub } from '@ackanomic/club'
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 *
 * const club = await openClub({ games: mergeCatalogues(catalogue), secret: 'kept from the players' })
 * const table = await club.createTable({ by: 'Ann', idempotencyKey: '1', game: 'pure-skill', seats: 3 })
 * table.ok && table.value.freeSeats // => 2
 * await club.close()
 * ```
 */
export async function openClub<const M extends readonly HostModule[] = readonly []>(
  options: ClubOptions & { readonly modules?: M },
): Promise<Club & ModuleApi<M>>
export async function openClub({
  modules = [],
  ...options
}: ClubOptions & { readonly modules?: readonly HostModule[] }): Promise<Club> {
  const { push, proposals = {}, channels = {} } = options
  if (Object.hasOwn(channels, PUSH))
    throw new RangeError(`A channel cannot be named "${PUSH}". Choose another name.`)
  const club = createModule(options)
  const host = await openHost({
    ...options,
    games: mergeCatalogues(proposals, options.games),
    roles: options.roles ?? Object.keys(societyRoles),
    channels:
      push === undefined
        ? channels
        : { ...channels, [PUSH]: createPushChannel(push, options.secret) },
    modules: [club, ...modules],
  })
  return Object.assign(host, { books: () => club.books() })
}

/** A club's module. Its books can be read once it has started. */
interface ClubModule extends HostModule<typeof clubOperations>, Pick<Club, 'books'> {}

function createModule({
  proposals = {},
  books = createBooks(),
  quotas,
  seasons,
  accounts = {},
  push,
}: ClubOptions): ClubModule {
  let read = async (): Promise<Books> => books
  return {
    ...clubSchema,
    operations: clubOperations,
    books: () => read(),
    async start(host) {
      const context: ClubContext = {
        ...host,
        proposals,
        books,
        accounts,
        push,
        quotas: { ...DEFAULT_QUOTAS, ...quotas },
        seasons: createSeasons(seasons),
        society: new SocietyCache(books),
        bookResults: () => bookResults(context),
      }
      const { db } = context.store
      read = () => readBooks(context)
      await withRetries(() => readSociety(context, db))
      await prepareBooks(context)
      let isClosed = false
      const handlers = {
        ...showStandIns(context, {
          ...tableHandlers(context),
          ...moderationHandlers(context, (person) => leaveTables(context, person)),
          ...tournamentHandlers(context),
          ...messageHandlers(context),
        }),
        ...ratingHandlers(context),
        ...societyHandlers(context),
        ...noticeHandlers(context),
        ...accountHandlers(context),
      }
      const api = createApi(clubOperations, handlers)
      return {
        handlers,
        obeyMail: (text, sender) =>
          obeyMail(api, text, sender, async (match, by) => {
            const place = await findTalkPlace(context, match, by)
            return place.ok ? place.value.people : []
          }),
        mailHelp,
        timeZoneOf: async (person) => (await readSettings(db, person)).timeZone,
        pages: [{ path: '/sign-in', ...SIGN_IN_PAGE }],
        jobs: [
          { run: () => advanceTournaments(context) },
          { run: () => finishStarts(context) },
          { run: () => runSocietyJobs(context), nextDue: () => nextSubmissionDeadline(context) },
          { run: () => finishDeletions(context) },
        ],
        isOffered: (game) => isOffered(context, game),
        checkGame: (game) => checkOffered(context, game),
        checkPerson: (tx, person) => checkBan(context, tx, person),
        hasName,
        findPlaces,
        resultProblem: (record) => bookingProblem(context, record),
        planDelivery: (subscription, notifications) =>
          planDelivery(context, subscription, notifications),
        async onRevoke(tx, person) {
          await tx.deleteFrom('passkeys').where('person', '=', person).execute()
          // Somebody who had a token may have added a device.
          await removeDevices(tx, person)
        },
        async onUnsubscribe(person, channel) {
          await db
            .deleteFrom('turn_notices')
            .where('person', '=', person)
            .where('channel', '=', channel)
            .execute()
        },
        onChange(match) {
          if (match !== SOCIETY && match !== null) return
          withRetries(() => readSociety(context, db)).catch((problem: unknown) => {
            if (!isClosed)
              context.onError({ match: null, during: "reading the society's log", problem })
          })
        },
        close() {
          isClosed = true
        },
        async deleteExpired(now) {
          await deleteExpiredLinks(db, now)
          await deleteTraces(context)
        },
      }
    },
  }
}
