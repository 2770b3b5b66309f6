import type { ReactNode } from 'react'

interface FooterColumnProps {
  readonly title: string
  readonly children: ReactNode
}

export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <div className="p-card">
      <h2 className="mb-2 font-sans text-body [letter-spacing:0] text-on-slate-soft">{title}</h2>
      {children}
    </div>
  )
}
