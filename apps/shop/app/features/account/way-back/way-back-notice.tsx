import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Alert } from '../../../ui/message/alert.tsx'
import { passkeysPath } from '../account-paths.ts'

/** The name of the button that stops the wait. The page of passkeys answers it. */
export const stopWayBackName = 'stop_way_back'

/** Warns a customer who is logged in that somebody said that all passkeys are lost, and lets them stop the wait. */
export function WayBackNotice({ wayBackAt }: { wayBackAt: string | null }) {
  if (wayBackAt === null) return null
  return (
    <Alert tone="warning" title="Er loopt een wachttijd voor je account" className="mt-6">
      <p>
        Iemand meldde dat al je passkeys kwijt zijn. Vanaf{' '}
        {formatDutchDate(toAmsterdamDate(new Date(wayBackAt)))} opent je account daarom weer met een code per
        mail. Was jij dat niet? Stop het, en kies een ander wachtwoord voor je mail.
      </p>
      <Form method="post" action={passkeysPath} className="mt-3">
        <Button size="small" variant="secondary" name={stopWayBackName} value="1">
          Stop de wachttijd
        </Button>
      </Form>
    </Alert>
  )
}
