import type { GameError } from '@ackanomic/core'
import {
  adjustmentsDue,
  announcedRules,
  checkOrders,
  type Diplomacy,
  type DiplomacyLocation,
  type DiplomacyMove,
  type DiplomacyOrder,
  type DiplomacyPosition,
  describeOrder,
  formatOrder,
  legalOrdersByPlace,
  type PowerId,
  placeName,
  provinceOf,
} from '@ackanomic/games/diplomacy'
import { type BoardMatchOf, InputError, PanelContent, useErrorToast } from '@ackanomic/react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import type { BoardWords } from '../words/english.js'
import { useGameWords } from '../words/words-context.js'
import { type Book, bookOf, drawnFrom, keyOf, withOrder, writtenIn } from './book.js'
import { clicksOf, KINDS, type Kind, leftAfter } from './clicks.js'
import { DiplomacyMap, type MapProps, type Spot } from './map.js'
import { whyNot } from './why-not.js'

/** The props of the sheet of orders. */
export interface OrderingProps extends Pick<MapProps, 'chart' | 'zoom' | 'children'> {
  readonly match: BoardMatchOf<Diplomacy>
  readonly position: DiplomacyPosition
  readonly power: PowerId
  /** The name of the phase. */
  readonly caption: string
}

/**
 * Orders drawn by clicking: a unit, what it does, and where; all of them are in a list, and are
 * sent together. Until the turn is over they can be sent anew.
 */
export function Ordering({
  match,
  chart,
  zoom,
  position,
  power,
  caption,
  children,
}: OrderingProps): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const { view, submit, hint, pendingActions } = match
  const { variant } = chart
  const mine = view.role === 'seat' ? view.mine : null
  const sent = mine?.orders ?? null
  const [book, setBook] = useState<Book>(() => bookOf(variant, power, sent))
  const [waived, setWaived] = useState(0)
  const [at, setAt] = useState<DiplomacyLocation | null>(null)
  const [kind, setKind] = useState<Kind | null>(null)
  const [clicked, setClicked] = useState<readonly string[]>([])
  const [error, setError] = useState<GameError | null>(null)
  const { toast, say } = useErrorToast()
  const id = useId()
  const { options } = view
  const byPlace = useMemo(
    () => legalOrdersByPlace(variant, position, power, announcedRules(options)),
    [variant, position, power, options],
  )
  const due = adjustmentsDue(variant, position, power)
  const orders = at === null ? [] : (byPlace[at] ?? [])
  const kinds = KINDS.filter((each) => orders.some(({ type }) => type === each))
  const ofKind = orders.filter(({ type }) => type === kind)
  const { orders: left, next } = leftAfter(ofKind, clicked)
  const whole = left.filter((order) => clicksOf(order).length === clicked.length)

  const choose = (place: DiplomacyLocation): void => {
    const possible = byPlace[place] ?? []
    const [only, ...others] = KINDS.filter((each) => possible.some(({ type }) => type === each))
    const first = others.length === 0 || only === 'move' || only === 'retreat' ? only : null
    setAt(place)
    begin(first ?? null, possible)
  }
  const begin = (of: Kind | null, possible: readonly DiplomacyOrder[] = orders): void => {
    setKind(of)
    setClicked([])
    const these = possible.filter(({ type }) => type === of)
    const [one] = these
    if (one !== undefined && these.length === 1 && clicksOf(one).length === 0) write(one)
  }
  const write = (order: DiplomacyOrder): void => {
    if (order.type === 'waive') return
    setBook(withOrder(book, order.unit.at, order))
    setAt(null)
    setKind(null)
    setClicked([])
  }
  const pick = (province: string): void => {
    const unit = Object.keys(byPlace).find((place) => provinceOf(place) === province)
    if (kind !== null && next.includes(province)) {
      const clicks = [...clicked, province]
      const after = leftAfter(ofKind, clicks).orders
      const [one] = after
      if (one !== undefined && after.length === 1) write(one)
      else setClicked(clicks)
    } else if (unit !== undefined && provinceOf(at ?? '') !== province) choose(unit)
    else setAt(null)
  }
  const act = async (move: DiplomacyMove): Promise<void> => {
    const refused = await submit(move)
    setError(refused)
    say(refused)
  }
  const written = [...writtenIn(book), ...Array.from({ length: waived }, () => 'WAIVE')]
  const isSent = sent !== null
  const isChanged = !isSent || written.toSorted().join() !== sent.toSorted().join()
  const usual = usualOrders(position, byPlace, due.builds, words)
  const name = (place: DiplomacyLocation): string => placeName(variant, place)
  const spots: readonly Spot[] =
    kind !== null && next.length > 0
      ? [
          ...next.map((province) => ({
            id: province,
            label: `${words.kinds[kind]}: ${name(province)}`,
          })),
          ...chosenSpot(at, next, name, words),
        ]
      : Object.keys(byPlace).map((place) => ({
          id: provinceOf(place),
          label: words.giveOrder(name(place)),
          chosen: place === at,
        }))
  const unitAt = (place: DiplomacyLocation): string => {
    const units = [...position.units, ...position.dislodged.map(({ unit }) => unit)]
    const unit = units.find((each) => each.power === power && each.at === place)
    return unit === undefined ? '' : `${words.unit[unit.kind]} `
  }
  const doesText = (order: DiplomacyOrder, who: string): string => {
    const text = describeOrder(variant, order)
    return text.startsWith(`${who} `) ? text.slice(who.length + 1) : text
  }
  const hinted = useMemo(
    () => (hint?.type === 'orders' ? bookOf(variant, power, hint.orders) : null),
    [hint, variant, power],
  )
  const drawn = useMemo(() => drawnFrom(hinted ?? book), [hinted, book])
  const problems = useMemo(
    () =>
      checkOrders(variant, position, power, Object.values(book), announcedRules(options)).filter(
        ({ is }) => is !== 'good' && is !== 'missing',
      ),
    [variant, position, power, book, options],
  )
  return (
    <>
      <DiplomacyMap
        chart={chart}
        zoom={zoom}
        position={position}
        power={power}
        resolutions={drawn}
        caption={caption}
        spots={spots}
        onPick={pick}
        onRefuse={(province) =>
          say(whyNot(match, { chart, position, power }, kind, at, province, words))
        }
      >
        {children}
      </DiplomacyMap>
      {toast}
      <PanelContent isNeeded>
        <section className="ack-sheet ack-diplomacy-orders" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <span
              className="ack-diplomacy-colour"
              style={{ background: variant.powers[power]?.colour }}
              aria-hidden="true"
            />
            {words.yourOrders(variant.powers[power]?.name)}
          </h2>
          <p className="ack-note ack-diplomacy-due">
            {dueText(position, due.builds, due.disbands, words)}
          </p>
          {at !== null && (
            <div className="ack-diplomacy-now" role="group" aria-label={words.orderFor(name(at))}>
              <div className="ack-choices">
                {kinds.map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="ack-button"
                    aria-pressed={each === kind}
                    onClick={() => begin(each)}
                  >
                    {words.kinds[each]}
                  </button>
                ))}
              </div>
              <p aria-live="polite">{hintText(kind, clicked, name(at), words)}</p>
              <div className="ack-choices">
                {kind !== null &&
                  next.map((province) => (
                    <button
                      key={province}
                      type="button"
                      className="ack-button"
                      onClick={() => pick(province)}
                    >
                      {name(province)}
                    </button>
                  ))}
                {whole.length > 1 &&
                  whole.map((order) => (
                    <button
                      key={formatOrder(order)}
                      type="button"
                      className="ack-button"
                      onClick={() => write(order)}
                    >
                      {describeOrder(variant, order)}
                    </button>
                  ))}
              </div>
            </div>
          )}
          <ul className="ack-diplomacy-list" aria-label={words.units}>
            {Object.keys(byPlace).map((place) => {
              const order = (hinted ?? book)[keyOf(place)]
              return (
                <li key={place} data-hint={hinted !== null && order !== undefined ? '' : undefined}>
                  <button
                    type="button"
                    className="ack-button"
                    aria-pressed={place === at}
                    onClick={() => (place === at ? setAt(null) : choose(place))}
                  >
                    {unitAt(place)}
                    {name(place)}
                  </button>
                  <span>
                    {order === undefined
                      ? words.noOrder
                      : doesText(order, unitAt(place) + name(place))}
                  </span>
                  {order !== undefined && hinted === null && (
                    <button
                      type="button"
                      className="ack-button"
                      onClick={() => setBook(withOrder(book, place, null))}
                    >
                      <span aria-hidden="true">✕</span>
                      <span className="ack-hidden">{words.dropOrder(name(place))}</span>
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
          {due.builds > 0 && position.phase.step === 'adjustments' && (
            <label>
              {words.skipBuilds}{' '}
              <input
                type="number"
                min={0}
                max={due.builds}
                value={waived}
                onChange={({ target }) => setWaived(Number(target.value))}
              />
            </label>
          )}
          {problems.map(({ message }) => (
            <p key={message} className="ack-note">
              ⚠ {message}
            </p>
          ))}
          <InputError error={error} id={`${id}-refused`} />
          <div className="ack-diplomacy-send">
            {(written.length > 0 || isSent) && (
              <button
                type="submit"
                className={`ack-button${isChanged ? ' ack-button-act' : ''}`}
                aria-disabled={!isChanged}
                onClick={() =>
                  isChanged ? void act({ type: 'orders', orders: written }) : say(words.areSent)
                }
              >
                {isSent
                  ? isChanged
                    ? words.update
                    : words.ordersSent
                  : words.send(written.length)}
              </button>
            )}
            {written.length === 0 && !isSent && usual !== null && (
              <button
                type="button"
                className="ack-button"
                onClick={() => {
                  setBook(bookOf(variant, power, usual.orders))
                  setWaived(due.builds > 0 ? usual.orders.length : 0)
                  void act({ type: 'orders', orders: usual.orders })
                }}
              >
                {usual.label}
              </button>
            )}
            {mine !== null && pendingActions.some(({ action }) => action === 'ready') && (
              <button
                type="button"
                className="ack-button"
                aria-pressed={mine.ready}
                title={words.readyHelp}
                onClick={() => void act({ type: 'ready', ready: !mine.ready })}
              >
                {mine.ready && <span aria-hidden="true">✓ </span>}
                {words.ready}
              </button>
            )}
          </div>
          {isSent && (
            <p className="ack-note ack-diplomacy-sent">
              {words.sent(
                match.text.describeMove?.({ type: 'orders', orders: sent }, view) ??
                  sent.join('; '),
              )}
            </p>
          )}
        </section>
      </PanelContent>
    </>
  )
}

/** The move that one click sends if nothing was written; `null` if there is a choice. */
function usualOrders(
  { phase: { step } }: DiplomacyPosition,
  byPlace: Readonly<Record<DiplomacyLocation, readonly DiplomacyOrder[]>>,
  builds: number,
  words: BoardWords['diplomacy'],
): { readonly label: string; readonly orders: readonly string[] } | null {
  if (step === 'adjustments')
    return builds === 0
      ? null
      : { label: words.skipBuilds, orders: Array.from({ length: builds }, () => 'WAIVE') }
  const type = step === 'moves' ? 'hold' : 'disband'
  const orders = Object.values(byPlace).flatMap((possible) =>
    possible.filter((order) => order.type === type).map(formatOrder),
  )
  return { label: step === 'moves' ? words.holdAll : words.disbandThem, orders }
}

/** The place whose order is being given; a click there chooses another. */
function chosenSpot(
  at: DiplomacyLocation | null,
  next: readonly string[],
  name: (place: DiplomacyLocation) => string,
  words: BoardWords['diplomacy'],
): readonly Spot[] {
  if (at === null || next.includes(provinceOf(at))) return []
  return [{ id: provinceOf(at), label: words.another(name(at)), chosen: true }]
}

function dueText(
  { phase }: DiplomacyPosition,
  builds: number,
  disbands: number,
  words: BoardWords['diplomacy'],
): string {
  switch (phase.step) {
    case 'moves':
      return words.dueMoves
    case 'retreats':
      return words.dueRetreats
    case 'adjustments':
      return builds > 0 ? words.dueBuilds(builds) : words.dueDisbands(disbands)
  }
}

function hintText(
  kind: Kind | null,
  clicked: readonly string[],
  name: string,
  words: BoardWords['diplomacy'],
): string {
  switch (kind) {
    case null:
      return words.whatShould(name)
    case 'move':
    case 'retreat':
      return clicked.length === 0 ? words.whereTo(name) : words.whichWay
    case 'support':
      return clicked.length === 0 ? words.supportsWhich : words.supportsWhere
    case 'convoy':
      return clicked.length === 0 ? words.carriesWhich : words.landsWhere
    default:
      return words.which
  }
}
