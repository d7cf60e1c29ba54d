/** Hooks for matches, components for boards, and a board for any game. @packageDocumentation */

export type {
  BoardMatch,
  BoardMatchOf,
  BoardProps,
  EventIn,
  LogMessage,
  MatchChange,
  MoveIn,
  Stage,
  TimeTravel,
} from './board-match.js'
export {
  BoardRoot,
  type BoardRootProps,
  useBoard,
  useMatchChange,
} from './board-root.js'
export {
  type BotRequest,
  type BotResponse,
  type BotRunner,
  type BotWorker,
  inPageBots,
  type RequestId,
  type TacticsFor,
  workerBots,
} from './match/bots.js'
export type { ReceivedEvent } from './match/history.js'
export type {
  HostedAction,
  HostedBoardMatch,
  HostedClient,
  HostedExtras,
  HostedNotification,
  HostedPage,
} from './match/hosted.js'
export type {
  LocalBoardMatch,
  LocalControls,
  LocalExtras,
  LocalMatchInternals,
  LocalOptions,
} from './match/local.js'
export { createLocalMatch, LocalMatch } from './match/local-match.js'
export { type StageSpeed, type Stages, stageTimes } from './match/stages.js'
export { useChore } from './match/use-chore.js'
export { useHostedMatch } from './match/use-hosted-match.js'
export { useLocalMatch, useMatch } from './match/use-local-match.js'
export { useStages } from './match/use-stages.js'
export { Avatar, type AvatarProps } from './parts/avatar.js'
export { cardName, PlayingCard, type PlayingCardProps } from './parts/card.js'
export { BarChart, type BarChartProps, LineChart, type LineChartProps } from './parts/charts.js'
export { Clause, ClauseContext, type OpenClause } from './parts/clause.js'
export { DebugPanel } from './parts/debug-panel.js'
export { ErrorBanner } from './parts/error-banner.js'
export { type ErrorToast, type Reason, useErrorToast } from './parts/error-toast.js'
export { formatTimestamp } from './parts/format-timestamp.js'
export { GeneralBoard, MoveButtons, TextMoveInput } from './parts/general-board.js'
export { Grid, type GridProps } from './parts/grid.js'
export { Hand, type HandProps, type PlayedCard, Trick, type TrickProps } from './parts/hand.js'
export { hintMark } from './parts/hint-mark.js'
export { HistoryControls, type HistoryControlsProps } from './parts/history-controls.js'
export { LetterTiles, type LetterTilesProps } from './parts/letter-tiles.js'
export { Log } from './parts/log.js'
export { MatchLayout, type MatchLayoutProps, type MatchTab } from './parts/match-layout.js'
export { animate } from './parts/motion.js'
export { MoveButton, type MoveButtonProps } from './parts/move-button.js'
export { MoveForm } from './parts/move-form.js'
export { MoveHelp, type MoveHelpProps } from './parts/move-help.js'
export { MoveText, type MoveTextProps } from './parts/move-text.js'
export { OptionsForm, type OptionsFormProps } from './parts/options-form.js'
export { PanelContent, type PanelContentProps } from './parts/panel.js'
export { PendingActions } from './parts/pending-actions.js'
export { OpenPrompts, openPromptsOf, Prompts } from './parts/prompts.js'
export { type RovingFocus, useRovingFocus } from './parts/roving-focus.js'
export { Rules, type RulesProps } from './parts/rules.js'
export { type RingSeat, SeatBadge, SeatRing, type SeatRingProps } from './parts/seat-ring.js'
export type { BoardSlots, GridCell } from './parts/slots.js'
export { StageCard } from './parts/stage-card.js'
export { InputError, TextForm, type TextFormField, type TextFormProps } from './parts/text-form.js'
export { TextWithCards } from './parts/text-with-cards.js'
export { useIsomorphicLayoutEffect } from './parts/use-isomorphic-layout-effect.js'
export { englishWords, type Words } from './words/english.js'
export { useWords, WordsContext } from './words/words-context.js'
