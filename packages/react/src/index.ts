/**
 * Tables for play-by-mail games: hooks for matches in the page, the parts that boards are made of,
 * and a board for any game.
 *
 * @packageDocumentation
 */
export {
  type Bots,
  type BotWorker,
  type Decided,
  inPageBots,
  type Sent,
  type TacticsFor,
  type Thought,
  workerBots,
} from './match/bots.js'
export type { Heard } from './match/history.js'
export type {
  HostedAct,
  HostedClient,
  HostedExtras,
  HostedPage,
  HostedPost,
  HostedTable,
} from './match/hosted.js'
export type {
  LocalControls,
  LocalExtras,
  LocalOptions,
  LocalState,
  LocalTable,
} from './match/local.js'
export { LocalMatch, openLocal } from './match/local-match.js'
export { playerLimits, seatingOf } from './match/seating.js'
export { useHostedMatch } from './match/use-hosted-match.js'
export { useLocalMatch, useTable } from './match/use-local-match.js'
export { Around, type AroundProps } from './parts/around.js'
export { cardName, PlayingCard, type PlayingCardProps } from './parts/card.js'
export { BarChart, type BarChartProps, LineChart, type LineChartProps } from './parts/charts.js'
export { Clause, ClauseContext, type OpenClause } from './parts/clause.js'
export { DebugPanel } from './parts/debug-panel.js'
export { Expectations } from './parts/expectations.js'
export { GeneralBoard, Moves, Written } from './parts/general-board.js'
export { Grid, type GridCell, type GridProps } from './parts/grid.js'
export { Hand, type HandProps, type Played, Trick, type TrickProps } from './parts/hand.js'
export { askedOf, FreeInquiries, Inquiries } from './parts/inquiries.js'
export { Log, Notes, type NotesProps } from './parts/log.js'
export { momentText } from './parts/moments.js'
export { MoveForm } from './parts/move-form.js'
export { OptionsForm, type OptionsFormProps } from './parts/options-form.js'
export { RefusalBox } from './parts/refusal.js'
export { Room, type RoomProps } from './parts/room.js'
export { type Roving, useRoving } from './parts/roving.js'
export { Rules, type RulesProps } from './parts/rules.js'
export { Refused, Sheet, type SheetField, type SheetProps } from './parts/sheet.js'
export { Tiles, type TilesProps } from './parts/tiles.js'
export { Travel, type TravelProps } from './parts/travel.js'
export type { BoardProps, Table, TableOf, TimeTravel, Told } from './table.js'
