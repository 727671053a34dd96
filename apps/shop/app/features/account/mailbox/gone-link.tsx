import { ButtonLink } from '../../../ui/button/button.tsx'
import { loginPath } from '../account-paths.ts'
import { DoorFrame } from '../frame/door-frame.tsx'

/** Explains a link that was used, is too old or is incomplete, and offers a way on. */
export function GoneLink(props: {
  explanation: string
  /** The page where another link can be asked for. */
  again?: { to: string; label: string }
}) {
  return (
    <DoorFrame isOutcome title="Deze link werkt niet meer" intro={props.explanation}>
      <div className="flex flex-wrap gap-3">
        {props.again && <ButtonLink to={props.again.to}>{props.again.label}</ButtonLink>}
        <ButtonLink to={loginPath} variant={props.again ? 'secondary' : 'primary'}>
          Inloggen met een code
        </ButtonLink>
      </div>
    </DoorFrame>
  )
}
