import { Immer } from 'immer'

/** An instance of its own, so that immer's settings in an app have no effect here. */
const immer = new Immer({ autoFreeze: true })

/** Changes a value, and freezes the result; unchanged parts are shared. */
export const change: Immer['produce'] = immer.produce
