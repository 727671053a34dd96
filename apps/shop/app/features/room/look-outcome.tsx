import { ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import type { LookAnswer } from './look-answer.ts'

/** Says what became of a look, and names each piece that stayed behind. */
export function LookOutcome({ answer }: { answer: LookAnswer }) {
  if (!answer.ok)
    return (
      <Alert tone="error" className="mt-4">
        {answer.message}
      </Alert>
    )
  const { leftOut } = answer
  return (
    <Alert
      tone={leftOut.length === 0 ? 'success' : 'info'}
      title={leftOut.length === 0 ? 'De hele look ligt in je winkelwagen' : 'De rest ligt in je winkelwagen'}
      className="mt-4"
    >
      {leftOut.length > 0 && (
        <>
          <p>Dit kon er niet bij:</p>
          <ul className="list-disc pl-5">
            {leftOut.map(({ item_id: id, title, reason }) => (
              <li key={id}>
                {title}. {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to="/cart/" variant="secondary" size="small" className="mt-2">
        Naar je winkelwagen
      </ButtonLink>
    </Alert>
  )
}
