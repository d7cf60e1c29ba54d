import { mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { must } from './command.js'
import { cache, publishable, root } from './packages.js'

/** Packs every package as npm would publish it; returns the tarballs' paths from the root. */
export async function pack(): Promise<string[]> {
  const folder = join(cache, 'tarballs')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const names = publishable.map(({ name }) => `-w ${name}`).join(' ')
  await must(`npm pack --silent --pack-destination .cache/tarballs ${names}`)
  return publishable.map(({ name, manifest }) => {
    const file = `${name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
    return relative(root, join(folder, file))
  })
}
