import { type ChangeEvent, type ReactNode, useState } from 'react'
import { download } from './download.js'
import { words } from './languages/language.js'

export interface MatchFileProps {
  readonly name: string
  /** The match as the text of a save. */
  readonly save: () => string
  /** Opens a save; the answer is the sentence of a refusal. */
  readonly onLoad: (text: string) => string | undefined
}

export function MatchFile({ name, save, onLoad }: MatchFileProps): ReactNode {
  const [problem, setProblem] = useState('')
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    if (file !== undefined) setProblem(onLoad(await file.text()) ?? '')
    target.value = ''
  }
  return (
    <div className="arcade-row">
      <button type="button" className="ack-button" onClick={() => download(name, save())}>
        {words.saveFile}
      </button>
      <label className="ack-button arcade-file">
        {words.loadFile}
        <input type="file" accept=".json,application/json" onChange={load} />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
    </div>
  )
}
