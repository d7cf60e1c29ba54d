import type { Theme } from 'vitepress'
import base from 'vitepress/theme-without-fonts'
import { PlayHere } from './play-here.js'
// biome-ignore lint/correctness/useImportExtensions: it is a style sheet.
import './style.css'

const withoutExtension = (path: string): string => path.replace(/(?:\/index)?\.html$|\/$/u, '')

const theme: Theme = {
  extends: base,
  enhanceApp: ({ app, router }) => {
    app.component('PlayHere', PlayHere)
    // Every page is loaded as HTML, so that none needs a script of its text besides (`slim.ts`).
    router.onBeforeRouteChange = (to) => {
      if (typeof location === 'undefined') return true
      const { pathname } = new URL(to, location.href)
      if (withoutExtension(pathname) === withoutExtension(location.pathname)) return true
      location.assign(to)
      return false
    }
  },
}

export default theme
