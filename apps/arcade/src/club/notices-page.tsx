import type { NoticeSettings, Notices } from '@ackanomic/club'
import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { SelectField } from '../fields.js'
import { words } from '../languages/language.js'
import { CopyButton } from './copy-button.js'
import { addThisDevice, removeThisDevice, thisDevice } from './push-device.js'
import { hostAddress, type Visitor } from './session.js'
import { useHostRequest, usePolled } from './use-polled.js'

/** The page on which a person chooses how they are notified: `#/club/notices`. */
export function NoticesPage({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { client } = visitor
  const { value, problem, reload } = usePolled(useCallback(() => client.getNotices(), [client]))
  return (
    <div className="club-notices">
      <p>
        <a href="#/club">{words.allTables}</a>
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      {value === null ? (
        problem === '' && <p role="status">{words.askingHost}</p>
      ) : (
        <>
          <SettingsForm visitor={visitor} notices={value} onChange={reload} />
          <Devices visitor={visitor} notices={value} onChange={reload} />
          <Calendar visitor={visitor} notices={value} onChange={reload} />
        </>
      )}
    </div>
  )
}

interface Part {
  readonly visitor: Visitor
  readonly notices: Notices
  readonly onChange: () => void
}

function SettingsForm({ visitor: { client }, notices, onChange }: Part): ReactNode {
  const [changes, setChanges] = useState<Partial<NoticeSettings>>({})
  const [isSaved, setSaved] = useState(false)
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const settings = { ...notices.settings, ...changes }
  const { quietHours } = settings
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = (more: Partial<NoticeSettings>): void => {
    setSaved(false)
    setChanges({ ...changes, ...more })
  }
  const save = (event: FormEvent): void => {
    event.preventDefault()
    run(client.changeNoticeSettings(changes), () => {
      setChanges({})
      setSaved(true)
      onChange()
    })
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.notices.how}</h2>
      <form className="arcade-form club-form" onSubmit={save}>
        <SelectField
          label={words.notices.timeZone}
          value={settings.timeZone}
          options={[
            ...new Set([settings.timeZone, own, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
          ]}
          onChange={(timeZone) => change({ timeZone })}
        />
        <label>
          <input
            type="checkbox"
            checked={quietHours !== null}
            onChange={({ target }) =>
              change({ quietHours: target.checked ? { from: '22:00', to: '07:30' } : null })
            }
          />{' '}
          {words.notices.quietHours}
        </label>
        {quietHours !== null && (
          <div className="arcade-row">
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                {end === 'from' ? words.notices.from : words.notices.until}{' '}
                <input
                  type="time"
                  required
                  value={quietHours[end]}
                  onChange={({ target }) =>
                    change({ quietHours: { ...quietHours, [end]: target.value } })
                  }
                />
              </label>
            ))}
            <p className="ack-note">{words.notices.quietHelp}</p>
          </div>
        )}
        {notices.channels.includes('mail') && (
          <>
            <SelectField
              label={words.notices.mail}
              options={words.notices.mailPaces}
              value={settings.mail}
              onChange={(mail) => change({ mail })}
            />
            {settings.mail === 'daily' && (
              <label>
                {words.notices.at}{' '}
                <input
                  type="time"
                  required
                  value={settings.digestTime}
                  onChange={({ target }) => change({ digestTime: target.value })}
                />
              </label>
            )}
          </>
        )}
        {notices.pushKey !== null && (
          <SelectField
            label={words.notices.push}
            options={words.notices.pushScopes}
            value={settings.push}
            onChange={(push) => change({ push })}
          />
        )}
        <button
          type="submit"
          className="ack-button ack-button-act"
          disabled={isBusy || Object.keys(changes).length === 0}
        >
          {words.notices.save}
        </button>
        {isSaved && <p role="status">{words.notices.saved}</p>}
        {problem !== '' && <p role="alert">{problem}</p>}
      </form>
    </section>
  )
}

function Devices({ visitor: { client }, notices, onChange }: Part): ReactNode {
  const { devices, pushKey } = notices
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  const here = devices.find(({ device }) => device === thisDevice())
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.notices.browsers}</h2>
      {pushKey === null ? (
        <p>{words.notices.noPush}</p>
      ) : (
        <div className="arcade-row">
          <p>{here === undefined ? words.notices.notHere : words.notices.here}</p>
          <button
            type="button"
            className="ack-button"
            disabled={isBusy}
            onClick={() =>
              run(
                here === undefined ? addThisDevice(client, pushKey) : removeThisDevice(client),
                onChange,
              )
            }
          >
            {here === undefined ? words.notices.showHere : words.notices.showNotHere}
          </button>
        </div>
      )}
      <ul>
        {devices
          .filter((each) => each !== here)
          .map(({ device, service }) => (
            <li key={device}>
              {words.notices.anotherBrowser(new URL(service).host)}{' '}
              <button
                type="button"
                className="ack-button"
                disabled={isBusy}
                onClick={() => run(client.removePushDevice({ device }), onChange)}
              >
                {words.remove}
              </button>
            </li>
          ))}
      </ul>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}

function Calendar({ visitor: { client }, notices: { calendar }, onChange }: Part): ReactNode {
  const { problem, isBusy, run } = useHostRequest()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.notices.calendar}</h2>
      <p>{words.notices.calendarHelp}</p>
      {calendar !== null && (
        <p>
          <CopyButton key={calendar} link={`${hostAddress()}/calendars/${calendar}.ics`} />
        </p>
      )}
      <div className="arcade-row">
        <button
          type="button"
          className="ack-button"
          disabled={isBusy}
          onClick={() => run(client.renewCalendar(), onChange)}
        >
          {calendar === null ? words.notices.makeAddress : words.notices.makeNewAddress}
        </button>
        {calendar !== null && (
          <button
            type="button"
            className="ack-button"
            disabled={isBusy}
            onClick={() => run(client.endCalendar(), onChange)}
          >
            {words.notices.endAddress}
          </button>
        )}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}
