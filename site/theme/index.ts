import type { Theme } from 'vitepress'
import base from 'vitepress/theme'
import { PlayHere } from './play-here.js'
// biome-ignore lint/correctness/useImportExtensions: it is a style sheet.
import './style.css'

const theme: Theme = {
  extends: base,
  enhanceApp: ({ app }) => {
    app.component('PlayHere', PlayHere)
  },
}

export default theme
