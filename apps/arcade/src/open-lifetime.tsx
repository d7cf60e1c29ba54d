import { type ReactNode, useState } from 'react'

/** Keeps costly resources open only while the page is visible. */
export function WhileOpen({
  summary,
  className,
  children,
}: {
  readonly summary: string
  readonly className?: string
  readonly children: ReactNode
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
