import { Alert } from '../../../ui/message/alert.tsx'
import type { StepNotice } from '../set/moves.ts'

/** CF-07: what a shopper must do first. */
export function NoticeAlert({ notice, className }: { notice: StepNotice | undefined; className?: string }) {
  if (notice === undefined) return null
  return (
    <Alert tone="warning" title={notice.title} {...(className ? { className } : {})}>
      {notice.text}
    </Alert>
  )
}
