import { Immer } from 'immer'

/** The society’s own: an app’s settings of immer don’t reach it, nor its own the app. */
const immer = new Immer({ autoFreeze: true })

/** A value with a change made to it, frozen; what has not changed is shared. */
export const change: Immer['produce'] = immer.produce
