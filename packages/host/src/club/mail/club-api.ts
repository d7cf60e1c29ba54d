import type { Api } from '../../contract/operation.js'
import type { clubOperations } from '../club-operations.js'

/** The operations that commands by mail call. */
export type ClubApi = Api<typeof clubOperations>
