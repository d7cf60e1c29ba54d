import { type ReactNode, useState } from 'react'
import { download } from './download.js'
import { words } from './languages/language.js'

/** The content of the picture of an ending. */
interface EndingPicture {
  readonly title: string
  readonly heading: string
  readonly why: string
  readonly standing: readonly {
    readonly name: string
    readonly place: number
    readonly score: number | null
  }[]
}

/** The size that messengers show whole, pixels. */
const [WIDTH, HEIGHT, EDGE] = [1200, 630, 72]

/** The most players that fit. */
const MAX_PLAYERS = 6

const [SERIF, SANS] = ['Georgia, "Noto Serif", serif', 'system-ui, sans-serif']

/** Breaks a text into lines that fit, two at most. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= 2 ? lines : [lines[0] ?? '', `${lines[1]} …`]
}

/** Draws an ending: the game, who won and why, and the places. */
function drawEnding({ title, heading, why, standing }: EndingPicture): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (context === null) return canvas
  const felt = context.createRadialGradient(WIDTH / 2, 0, 0, WIDTH / 2, 0, WIDTH)
  felt.addColorStop(0, '#2f6b52')
  felt.addColorStop(1, '#17382b')
  context.fillStyle = felt
  context.fillRect(0, 0, WIDTH, HEIGHT)
  const write = (text: string, font: string, colour: string, x: number, y: number): void => {
    context.font = font
    context.fillStyle = colour
    context.fillText(text, x, y)
  }
  write(title, `600 34px ${SANS}`, '#f3b53f', EDGE, 108)
  write(heading, `700 84px ${SERIF}`, '#fffcf6', EDGE, 206)
  context.font = `400 34px ${SANS}`
  linesOf(context, why, WIDTH - 2 * EDGE).forEach((line, i) => {
    write(line, `400 34px ${SANS}`, '#dbe7dd', EDGE, 270 + 44 * i)
  })
  standing.slice(0, MAX_PLAYERS).forEach(({ name, place, score }, i) => {
    const [x, y] = [EDGE + 530 * Math.floor(i / 3), 410 + 56 * (i % 3)]
    const says = `${place}. ${name}${score === null ? '' : `   ${Math.floor(score)}`}`
    write(says, `600 36px ${SANS}`, '#fffcf6', x, y)
  })
  write(`♠ ${location.host}`, `400 28px ${SANS}`, '#a9c4b4', EDGE, HEIGHT - 40)
  return canvas
}

/** Shares a picture of the ending, or downloads it where the device shares none. */
export function PictureButton(picture: EndingPicture): ReactNode {
  const [says, setSays] = useState('')
  const give = (blob: Blob | null): void => {
    if (blob === null) return
    const file = new File([blob], 'the-arcade.png', { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] }) === true) {
      navigator.share({ files: [file], title: picture.title }).catch(() => undefined)
      return
    }
    download(file.name, file)
    setSays(words.pictureSaved)
  }
  return (
    <>
      <button
        type="button"
        className="ack-button"
        onClick={() => drawEnding(picture).toBlob(give, 'image/png')}
      >
        {words.sharePicture}
      </button>
      <span role="status" className="ack-note">
        {says}
      </span>
    </>
  )
}
