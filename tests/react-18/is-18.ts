import { version } from 'react'

if (!version.startsWith('18.')) throw new Error(`React 18 is to be tried, and not ${version}.`)
