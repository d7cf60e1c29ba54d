// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { serveArcade } from './server.js'

const page = mkdtempSync(join(tmpdir(), 'arcade-page-'))
writeFileSync(join(page, 'index.html'), 'The Arcade')
afterAll(() => rmSync(page, { recursive: true }))

/** The status of a response, or that the connection is refused. */
function answerOf(address: string, host?: string): Promise<number | 'refused'> {
  return new Promise((done) => {
    const headers = host === undefined ? {} : { host }
    get(address, { headers, agent: false }, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    }).on('error', () => done('refused'))
  })
}

describe('the server of the Arcade', () => {
  test('admits only this machine unless it is opened to the network', async () => {
    const server = await serveArcade({ page: Promise.resolve(page), port: 4800 })
    expect(server.networkAddresses).toEqual([])
    expect(await answerOf(server.address)).toBe(200)
    expect(await answerOf(server.address, 'evil.example')).toBe(403)
    expect(await answerOf(server.address, '192.168.1.20:4800')).toBe(403)
    await server.close()
  })

  test('admits the network only under the addresses that it has printed', async () => {
    const server = await serveArcade({ page: Promise.resolve(page), port: 4810, isOpen: true })
    expect(await answerOf(server.address)).toBe(200)
    for (const address of server.networkAddresses) expect(await answerOf(address)).toBe(200)
    expect(await answerOf(server.address, 'evil.example')).toBe(403)
    await server.close()
  })
})

test('the page runs only its own programs, and in no frame, even while it is built', async () => {
  let built = (_: string): void => undefined
  const server = await serveArcade({ page: new Promise((done) => (built = done)), port: 4830 })
  const headers = async (path = '') =>
    (await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } })).headers
  for (const finish of [() => undefined, () => built(page)]) {
    finish()
    const policy = (await headers()).get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src|unsafe-eval/u)
    expect((await headers()).get('x-frame-options')).toBe('DENY')
    expect((await headers('none.js')).get('x-content-type-options')).toBe('nosniff')
  }
  await server.close()
})

test('a browser sees that the page is being built, and then the page', async () => {
  let built = (_: string): void => undefined
  const server = await serveArcade({ page: new Promise((done) => (built = done)), port: 4820 })
  const seen = async () =>
    (await fetch(server.address, { headers: { accept: 'text/html' } })).text()
  expect(await seen()).toContain('The Arcade is being built.')
  built(page)
  await expect.poll(seen).toBe('The Arcade')
  await server.close()
})
