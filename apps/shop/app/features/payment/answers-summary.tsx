import { ErrorSummary, type FieldProblem } from '../../ui/form/error-summary.tsx'

/** Lists the wrong answers above the form: without scripts the focus cannot go to the first one (VA-11). */
export function AnswersSummary({ problems }: { problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div className="not-noscript:hidden">
      <ErrorSummary problems={problems} />
    </div>
  )
}
