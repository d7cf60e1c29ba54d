import { Socket } from 'node:net'

/**
 * A socket that breaks if its server is silent for too long. A machine that vanished from the
 * network refuses nothing, and the system would try for a quarter of an hour.
 */
export function answeringSocket(milliseconds: number): Socket {
  const socket = new Socket()
  socket.setTimeout(milliseconds, () =>
    socket.destroy(
      Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }),
    ),
  )
  return socket
}
