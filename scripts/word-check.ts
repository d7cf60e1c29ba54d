import ts from 'typescript'

/**
 * Names that nothing here has any longer, with those that came in their place. Only those stand here
 * that no other thing can have: `match` or `record` was once a name too, and is a good word still.
 */
export const OLD_NAMES: ReadonlyMap<string, string> = new Map(
  `
  Announcement>GameEvent AnyPost>AnyEvent TablePost>TableEvent PostOf>GameEventOf isFor>isVisibleTo
  outOfDate>staleView badKey>invalidIdempotencyKey
  Expectation>PendingAction Situation>MatchStatus Inquiry>Prompt RulingEntry>AnswerEntry
  Membership>RosterEvent MembershipEntry>RosterEntry noSuchInquiry>noSuchPrompt wrongOffice>wrongRole
  HostOffice>Role checkpointOf>saveSnapshot recordOf>resultRecordOf readSaveHead>readSaveHeader
  SaveHead>SaveHeader UnfitAnswer>RejectedAnswer InstanceRecord>ResultRecord
  nextDue>nextDeadlineOf dueOf>deadlineOf LATEST_MOMENT>MAX_TIMESTAMP isMoment>isTimestamp
  Choose>RandomInt seededPick>seededRandom foreseeableDie>seededDie programReferee>automaticReferee
  humanReferee>manualReferee firstAnswer>combineReferees foreseeableReferee>seededReferee
  GameMind>SearchSupport MindRecipe>SearchDefinition SampledInquiry>SampledPrompt
  notYours>notAllowed timeFirst>clockBehind tooFar>tooManyDeadlines SearchManner>SearchSettings
  Advice>MoveEvaluation Desk>Context GameRecipe>GameDefinition PositionRecipe>PositionDefinition
  PlainBundle>GameTypes OwnNames>GameTypes standingOf>participantStatusOf isHalted>isPaused
  marksOf>seatBadges onceFor>memoizeByRef itemAt>getAt wrongForm>describeSchemaIssue mayMove>canMove
  copyPlain>cloneJson freezePlain>deepFreeze equalPlain>equalJson Wording>CommandSpec
  peopleAt>participants societyWordings>rosterCommands playByReplies>playWithPolicy
  RepliedMatch>PolicyMatch leastOpening>minimalOpening InquiryName>PromptName
  sayBooked>formatLedgerLine TrophyDeed>TrophyEvent
  claimDeck>lockDeck releaseDeck>unlockDeck pickCard>drawCard cardPlace>cardIndex
  optionalCardsOf>optionalCards DeckParticulars>DeckOptions rulingFor>permutationFor
  sayResolution>describeResolution disorderRemovals>civilDisorderRemovals
  hostDoor>createHttpApp DoorOptions>HttpAppOptions serveHost>startServer ServeOptions>ServerOptions
  bringIn>importMatch whoIs>authenticate whoseSeat>resolveSeatToken
  Undeliverable>PermanentDeliveryError noToken>unauthorized notInOffice>missingRole
  someBots>defaultBots serveBots>runBotWorker mailOffice>createMailGateway MailOffice>MailGateway
  hostCases>hostConformance HostCase>ConformanceCase HostedAct>HostedAction HostedPost>HostedNotification
  useTable>useMatch openLocal>createLocalMatch answerThoughts>runBotWorker useRoving>useRovingFocus
  momentText>formatTimestamp askedOf>openPromptsOf RefusalBox>ErrorBanner FreeInquiries>OpenPrompts
  AroundProps>SeatRingProps RoomProps>MatchLayoutProps TravelProps>HistoryControlsProps
  SheetProps>TextFormProps NotesProps>CommentListProps TilesProps>LetterTilesProps
  CommonFacts>CommonErrors LimitFacts>LimitErrors LoadFacts>LoadErrors CatalogueFacts>CatalogueErrors
  WordListRejectionFacts>WordListErrors WordNetRejectionFacts>WordNetErrors BooksFacts>BooksErrors
  DescriptionFacts>DescriptionErrors SubmissionFacts>SubmissionErrors DiceRejectionFacts>DiceErrors
  DealFacts>DealErrors DeckFacts>DeckErrors DefinitionFacts>DefinitionErrors
  UnreadableFacts>UnreadableErrors Settlement>RecordedResult alreadySettled>alreadyRecorded
  Cabinet>TrophyCollection BookedLine>LedgerLine BookedAmount>LedgerAmount BookedTrophy>LedgerTrophy
  BookedCut>LedgerCut BookedInstance>LedgerMatch BookedNames>LedgerNames ClassMonth>LedgerMonth
  formatBooking>formatLedgerLine RejectedBecause>SubmissionRejectionReason
  submissionDue>submissionDeadline leadingHolders>leadersOf withTrophiesOf>defineAwardedTrophies
  checkEngine>checkEnactedGame weighedByValue>weightByValue playOut>rollout playouts>rollouts
  PlayoutBudget>RolloutBudget KnownOf>ListedTactics LoadedOf>LoadedMatchOf
  MatchListedIn>ListedMatchOf loadListed>loadListedMatch durationText>formatDuration
  inquiryText>promptText societyCommands>rosterCommands fillsSeatsLater>seats mayRejoin>seats
  ORGANIZER>DEFAULT_ROLES limitsProblem>checkPlayerLimits NotPlayed>PlayFailure
  UnreadStart>UntrustedStart likelihoods>outcomeProbabilities plainProblem>jsonProblem
  openedSave>parseSave refuserOf>rejectWith sayTablePost>describeTableEvent
  ActCounts>ActionCounts countActs>countActions expectationsOf>pendingActionsOf goneMayWin>leaversMayWin mostMoves>maxMoves rulingOf>answerEntry
  `
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split('>') as [old: string, name: string]),
)

/** A word that is not written here. */
export interface RefusedWord {
  /** Line of the file, counted from 1. */
  readonly line: number
  readonly text: string
  /** What to write instead. */
  readonly instead: string
}

type Refuse = (at: number, text: string, instead: string) => void

/** The pronouns where a sentence uses them: "em" after a number is a length, and "e.g." an abbreviation. */
const PRONOUN =
  /(?<=^|[\s(“"—:]|^')(?<!\d )(?:(?:e|em|eir|eirs|emself)(?=$|[\s,;:)”"'`?!]|\.(?:$|[\s”"'`])|['’](?:s|d|ll)\b)|(?:Eir|Em)(?=\s[a-z])|(?<![\w,] )E(?=\s[a-z]{2,}))/gu

/** Where a sentence begins with it, as far as a capital letter tells. */
const SUBJECT_CLAUSE = /\bWhoever\b/gu

/** What a person sends is an action; an entry of the log is an entry. */
const ACT = /\b(?:an|each|every|my|your|our|their) acts?\b/giu

const IDENTIFIER = /[A-Za-z_$][\w$]*/gu

function checkNames(code: string, from: number, refuse: Refuse): void {
  for (const { 0: name, index } of code.matchAll(IDENTIFIER)) {
    const now = OLD_NAMES.get(name)
    if (now !== undefined) refuse(from + index, name, `\`${now}\``)
  }
}

function checkSentences(prose: string, from: number, refuse: Refuse): void {
  for (const { 0: pronoun, index } of prose.matchAll(PRONOUN))
    refuse(from + index, pronoun, '"they", "them", "their" or "themselves"')
  for (const { index } of prose.matchAll(SUBJECT_CLAUSE))
    refuse(from + index, 'Whoever', 'a sentence with its subject first')
  for (const { 0: act, index } of prose.matchAll(ACT)) refuse(from + index, act, '"action"')
}

const BLANK = /[^\n]/gu

/** What a page shows as an example of how not to write. */
const SHOWN = /<!-- words: shown -->[\s\S]*?<!-- words: checked -->/gu

/** Prose with code in it: fences and spans hold names, everything else sentences. */
function checkMarkdown(text: string, from: number, refuse: Refuse): void {
  const checked = text.replace(SHOWN, (part) => part.replace(BLANK, ' '))
  const withoutFences = checked.replace(
    /^([\s*]*)(`{3,})([^\n]*)\n([\s\S]*?)^[\s*]*\2[ \t]*$/gmu,
    (whole, lead: string, marks: string, info: string, code: string, at: number) => {
      const start = at + lead.length + marks.length + info.length + 1
      if (/^tsx?\b/u.test(info)) {
        checkNames(code, from + start, refuse)
        for (const { 0: comment, index } of code.matchAll(/(?<=\s|^)\/\/.*$/gmu))
          checkSentences(comment, from + start + index, refuse)
      }
      return whole.replace(BLANK, ' ')
    },
  )
  const prose = withoutFences.replace(/`[^`]*`|\{@link [^}]*\}/gu, (span, at: number) => {
    checkNames(span, from + at, refuse)
    return span.replace(BLANK, '`')
  })
  checkSentences(prose, from, refuse)
}

function isText(node: ts.Node): node is ts.LiteralLikeNode | ts.JsxText {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
}

/** A sentence, or a piece of one, among the strings: a letter alone or a list of them is none. */
const isSentence = (text: string): boolean => (text.match(/[A-Za-z]{3,}/gu) ?? []).length > 1

function checkSource(file: string, text: string, refuse: Refuse): void {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const seen = new Set<number>()
  const checkComment = (pos: number, end: number): void => {
    if (seen.has(pos)) return
    seen.add(pos)
    // A paragraph goes on beyond the star at the beginning of a line.
    const comment = text
      .slice(pos, end)
      .replace(/^[ \t]*\/?\*+\/?/gmu, (lead) => ' '.repeat(lead.length))
    checkMarkdown(comment.replace(/^\/\//u, '  '), pos, refuse)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) checkNames(node.text, node.getStart(source), refuse)
    if (isText(node)) {
      const written = node.getText(source)
      if (/^.\w+.$/u.test(written)) checkNames(written, node.getStart(source), refuse)
      if (ts.isTemplateLiteralToken(node) || isSentence(written))
        checkSentences(written, node.getStart(source), refuse)
    }
    if (node.getChildCount(source) > 0) for (const child of node.getChildren(source)) visit(child)
    else if (!ts.isJsxText(node))
      for (const found of [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ])
        checkComment(found.pos, found.end)
  }
  visit(source)
}

/** The words of a file that are not written here: in markdown everywhere, in code in its names, comments and strings. */
export function refusedWords(file: string, text: string): readonly RefusedWord[] {
  const found: (RefusedWord & { readonly at: number })[] = []
  const refuse: Refuse = (at, word, instead) => {
    found.push({ at, line: text.slice(0, at).split('\n').length, text: word, instead })
  }
  if (file.endsWith('.md')) checkMarkdown(text, 0, refuse)
  else checkSource(file, text, refuse)
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ line, text: word, instead }) => ({ line, text: word, instead }))
}
