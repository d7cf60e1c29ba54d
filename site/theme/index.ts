import type { Theme } from 'vitepress'
import base from 'vitepress/theme'
import { PlayHere } from './play-here.js'
import './style.js'

const theme: Theme = {
  extends: base,
  enhanceApp: ({ app }) => {
    app.component('PlayHere', PlayHere)
  },
}

export default theme
