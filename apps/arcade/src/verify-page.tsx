import { readHostKeys, type VerificationReport, verifyMatch } from '@ackanomic/verify'
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react'
import { ProofReport } from './proof-report.js'

/** The files that came, by what is in them. */
interface Given {
  readonly save: string | undefined
  readonly receipts: readonly unknown[]
  readonly keys: ReturnType<typeof readHostKeys>
}

/** Tells a match, receipts and keys apart. A file that is none of them is checked as a match. */
export function sortFiles(texts: readonly string[]): Given {
  let given: Given = { save: undefined, receipts: [], keys: undefined }
  for (const text of texts) {
    const json = parsed(text)
    const keys = readHostKeys(json)
    if (keys !== undefined) given = { ...given, keys }
    else if (Array.isArray(json)) given = { ...given, receipts: [...given.receipts, ...json] }
    else if (Object(json).format === 'ackanomic receipt')
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

/** Checks the file of a match, with receipts and keys; nothing leaves the browser. */
export function VerifyPage(): ReactNode {
  const [report, setReport] = useState<VerificationReport | null>(null)
  const [problem, setProblem] = useState('')
  const check = async (files: FileList | null): Promise<void> => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()))
    const { save, receipts, keys } = sortFiles(texts)
    setProblem(save === undefined ? 'Choose the file of a match, too.' : '')
    if (save === undefined) return setReport(null)
    setReport(await verifyMatch(save, keys === undefined ? { receipts } : { receipts, keys }))
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    await check(target.files)
    target.value = ''
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    void check(event.dataTransfer.files)
  }
  return (
    <>
      <p>
        Was it fair? Choose the file of a match, and with it, if you have them, your receipts and
        the keys of the host. All of it is checked in this page; nothing is sent anywhere.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
      <div className="arcade-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="ack-button arcade-file">
          Choose the files
          <input type="file" multiple accept=".json,application/json" onChange={choose} />
        </label>
        <span> or drop them here.</span>
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {report !== null && <ProofReport report={report} />}
    </>
  )
}
