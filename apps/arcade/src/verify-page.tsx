import { err, ok, type Result } from '@ackanomic/core'
import { readHostKeys } from '@ackanomic/verify'
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useState,
} from 'react'
import { checkMatch, type MatchEvidence } from './check-match.js'
import { words } from './languages/language.js'
import { ProofReport } from './proof-report.js'

/** The files that came, by what is in them. */
interface Given {
  readonly save: string | undefined
  readonly receipts: readonly unknown[]
  readonly keys: ReturnType<typeof readHostKeys>
}

/** The formats of a file that holds one receipt. */
const RECEIPTS = new Set(['ackanomic receipt', 'ackanomic seat receipt'])

/** Tells a match, receipts and keys apart. A file that is none of them is checked as a match. */
export function sortFiles(texts: readonly string[]): Given {
  let given: Given = { save: undefined, receipts: [], keys: undefined }
  for (const text of texts) {
    const json = parsed(text)
    const keys = readHostKeys(json)
    if (keys !== undefined) given = { ...given, keys }
    else if (Array.isArray(json)) given = { ...given, receipts: [...given.receipts, ...json] }
    else if (RECEIPTS.has(Object(json).format))
      given = { ...given, receipts: [...given.receipts, json] }
    else given = { ...given, save: text }
  }
  return given
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readFiles(files: readonly File[]): Promise<Result<MatchEvidence, string>> {
  const { save, receipts, keys } = sortFiles(await Promise.all(files.map((file) => file.text())))
  return save === undefined ? err(words.proof.chooseMatch) : ok({ save, receipts, keys })
}

/** Checks the file of a match, with receipts and keys; nothing leaves the browser. */
export function VerifyPage(): ReactNode {
  const [report, setReport] = useState<ComponentProps<typeof ProofReport>['report'] | null>(null)
  const check = (list: FileList | null): void => {
    // The list empties with its input.
    const files = [...(list ?? [])]
    setReport(checkMatch(() => readFiles(files)))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    check(target.files)
    target.value = ''
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    check(event.dataTransfer.files)
  }
  return (
    <>
      <p>{words.proof.help}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
      <div className="arcade-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="ack-button arcade-file">
          {words.proof.chooseFiles}
          <input type="file" multiple accept=".json,application/json" onChange={choose} />
        </label>
        <span> {words.proof.orDrop}</span>
      </div>
      {report !== null && <ProofReport report={report} />}
    </>
  )
}
