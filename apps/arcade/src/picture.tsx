import type { ReactNode } from 'react'

export function Picture({ id }: { readonly id: string }): ReactNode {
  return <img src={`./pictures/${id}.svg`} alt="" width="160" height="100" />
}
