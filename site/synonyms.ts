/**
 * Words in which people ask for what a page, or a section of it, calls something else. The search
 * reads them with the text; nobody sees them.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  'explanation/contract': 'game object reducer api interface',
  'explanation/log-and-time': 'history undo replay clock pause',
  'explanation/secrecy': 'hidden information leak',
  'explanation/trust': 'cheating cheater fairness provably fair rigged',
  'games/index': 'list of games how many players player count',
  'games/spades': 'trick-taking card game bridge whist hearts',
  'how-to/deploy-a-host': 'production hosting kubernetes docker compose nginx https rate limit',
  'how-to/faq#commonjs-require-and-moduleresolution':
    'cannot find module error ERR_REQUIRE_ESM esm cjs',
  'how-to/faq#keyboard-and-screen-readers': 'accessibility a11y aria',
  'how-to/faq#kick-an-inactive-player': 'afk idle ban remove timeout',
  'how-to/faq#multiplayer-online': 'real-time network play with friends',
  'how-to/faq#random-seed-the-same-cards-again': 'reproducible deterministic rng',
  'how-to/faq#rename-a-player': 'nickname username display name',
  'how-to/faq#resign-or-concede': 'surrender give up forfeit',
  'how-to/faq#undo-a-move': 'rollback take back history',
  'how-to/faq#spectators': 'watch observer audience',
  'how-to/faq#websockets': 'socket ws real-time live updates sse',
  'how-to/faq#who-won': 'winner result score game over',
  'how-to/hide-information':
    'fog of war hidden roles secret hand opponents cards traitor werewolf playerView',
  'how-to/host-matches': 'multiplayer online backend lobby sqlite',
  'how-to/let-people-meet':
    'matchmaking lobby waiting room login sign up authentication password leaderboard ladder elo ranking chat between players friends invite',
  'how-to/migrate-saves': 'upgrade old saves version schema change',
  'how-to/notify-players': 'email notifications push notifications sms reminder alert',
  'how-to/plan-ahead': 'conditional moves premove if then orders autoplay',
  'how-to/play-by-mail': 'email notifications smtp postfix pbem correspondence',
  'how-to/play-in-discord': 'discord slack telegram matrix bot',
  'how-to/prove-a-match': 'provably fair audit cheating verify',
  'how-to/render-on-a-server': 'nextjs remix nuxt hydration ssr',
  'how-to/run-a-server': 'express fastify koa nestjs node backend',
  'how-to/run-an-anonymous-league': 'anonymous gunboat masks hidden identities pseudonyms',
  'how-to/set-a-time-limit': 'turn timer countdown timeout chess clock',
  'how-to/show-a-match-in-react':
    'user interface components hooks custom board component drag and drop',
  'how-to/show-a-match-in-react#changes-between-two-states':
    'animations transitions effects sounds',
  'how-to/show-a-match-in-react#languages':
    'i18n internationalization localization l10n translation translate',
  'how-to/show-a-match-in-react#layout-colours-motion':
    'dark mode light theme css styling tailwind colors',
  'how-to/show-a-match-without-react': 'vue svelte angular solid vanilla javascript offline',
  'how-to/store-a-match': 'autosave persistence localStorage database mongodb redis save game file',
  'how-to/test-an-engine': 'unit test my game vitest jest fuzz testing property-based',
  'how-to/use-your-own-referee': 'random rng roll dice moderator game master',
  'how-to/use-the-pure-functions': 'state management redux reducer zustand',
  'how-to/write-a-bot': 'ai opponent artificial intelligence computer player npc monte carlo mcts',
  'how-to/write-an-engine': 'create a custom board game card game rules',
  'project/speed': 'performance benchmark fast slow bundle size latency',
  'reference/arcade': 'demo offline pwa install drag and drop sound effects',
  'reference/bots': 'ai opponent difficulty easy hard computer player monte carlo mcts',
  'reference/decks': 'custom deck of cards suits shuffle deal',
  'reference/http': 'rest api endpoints openapi',
  'reference/society': 'trophies points season awards',
  'reference/roster-events': 'player left quit disconnected rejoin replace absent',
  'tutorials/getting-started': 'install quick start hello world example',
}
