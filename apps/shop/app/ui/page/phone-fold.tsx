import { ChevronDown } from 'lucide-react'

/**
 * Folded on a phone, where a page is long, and open beside other things on a wide screen. That is a rule of the style sheet, so it holds
 * before scripts run; a browser that does not know the rule folds it everywhere.
 */
export function PhoneFold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="group/disclosure phone-fold border-b border-sand lg:border-0">
      <summary className="disclosure-title">
        <span className="grow">{title}</span>
        <ChevronDown className="fold-mark" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
