import type { Tables } from '@ackanomic/host'
import type { Kysely } from 'kysely'
import type { NoticeSettings } from './notice-types.js'

const DEFAULT_SETTINGS: NoticeSettings = {
  timeZone: 'UTC',
  quietHours: null,
  mail: 'instant',
  digestTime: '08:00',
  push: 'turns',
}

export async function readSettings(db: Kysely<Tables>, person: string): Promise<NoticeSettings> {
  const kept = await db
    .selectFrom('notice_settings')
    .select('settings')
    .where('person', '=', person)
    .executeTakeFirst()
  return kept === undefined
    ? DEFAULT_SETTINGS
    : { ...DEFAULT_SETTINGS, ...JSON.parse(kept.settings) }
}
