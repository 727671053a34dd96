import { ErrorSummary, type FieldProblem } from '../../ui/form/error-summary.tsx'

/** Without scripts the focus cannot go to the first answer that is wrong (VA-11): then they are listed above the form. */
export function AnswersSummary({ problems }: { problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div className="not-noscript:hidden">
      <ErrorSummary problems={problems} />
    </div>
  )
}
