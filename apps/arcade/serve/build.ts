/** Builds the page. It is as old as what it was built from: a change meanwhile makes it out of date. */
import { utimesSync } from 'node:fs'
import { build } from 'vite'
import config from '../vite.config.js'
import { pageFile } from './page.js'

const began = new Date()
await build({ ...config, configFile: false, logLevel: 'warn' })
utimesSync(pageFile, began, began)
