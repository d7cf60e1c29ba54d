import { list, MAX_COUNT, number, type OptionTable, text } from '@ackanomic/host/cli'

export const CLUB_OPTIONS = {
  'proposed-games': list(
    'MODULE',
    'like --games, but the society must accept these games before they can be played',
  ),
  books: text('FILE', 'the saved books in which results are recorded'),
  'open-accounts': { help: 'anybody may make an account; default: only people who were invited' },
  'site-name': text(
    'NAME',
    'what passkeys and the mails that sign people in call the site; default: Games',
  ),
  'sign-in-page': text(
    'URL',
    'the page that redeems links sent by mail; #LINK is appended; default: a plain page of the host',
  ),
  'push-contact': text(
    'URL',
    'send web push to browsers; how push services reach you, such as mailto:you@example.org',
  ),
  'accounts-per-hour': number(
    1,
    MAX_COUNT,
    'accounts that people make, all together; default: 100',
  ),
  'mails-per-hour': number(
    1,
    MAX_COUNT,
    'links that one network has sent to one mail address; default: 5',
  ),
  'all-mails-per-hour': number(1, MAX_COUNT, 'links that are sent, all together; default: 500'),
  'season-start': list('DATE', 'when a season of ratings starts, such as 2027-01-01'),
  'season-days': number(
    1,
    10_000,
    'the length of the seasons from the last start on; default: it goes on',
  ),
  'season-carry-over': {
    value: 'PERCENT',
    range: [0, 100],
    help: 'how much of a rating the next season keeps; default: 0',
  },
  until: text('TIME', 'when a mute or a ban ends; default: never'),
  rule: text('NUMBER', 'the number of the rule that "enact" makes; default: the next one'),
  quota: list('NAME=NUMBER', 'a quota that "quotas" sets, such as openTables=5; needs --reason'),
  reason: text('TEXT', 'why you dismiss reports, mute or ban; it is kept'),
} as const satisfies OptionTable
