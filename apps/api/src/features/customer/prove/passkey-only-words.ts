import { wayBackDays } from '@sluimer/domain/account/way-back'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import type { Deps } from '../../../platform/deps.ts'
import type { AccountWords } from '../mail/account-mails.ts'
import type { ProofRow } from '../rows/proof.queries.ts'
import type { WayBackRow } from '../rows/way-back.queries.ts'
import { toStartCode } from '../way-back/way-back-code.ts'
import { toStopButton } from '../way-back/way-back-words.ts'
import { proofMinutes } from './proof-minutes.ts'

type Settings = Pick<Deps['config'], 'publicUrl' | 'tokenSecret'>

/**
 * Returns the words of the mail that goes out in place of a code or a link, when the owner of the mailbox chose that only a
 * passkey opens the account: what they can do, and the way back when every passkey is lost.
 */
export function toPasskeyOnlyWords(
  config: Settings,
  proof: ProofRow,
  wayBack: WayBackRow | undefined,
): AccountWords {
  const title = 'Je account opent alleen met een passkey'
  const asked =
    proof.purpose === 'register'
      ? 'Iemand wilde een account maken met dit e-mailadres, maar je hebt er al een.'
      : 'Iemand vroeg om een code of een link voor je account.'
  return {
    subject: title,
    title,
    preview: 'Daarom staat er geen code in deze mail.',
    paragraphs: [
      `${asked} Je koos ervoor dat je account alleen met een passkey opent, dus er is niets veranderd.`,
      'Was jij het? Log dan in met je passkey, op een apparaat waar die op staat.',
      wayBack === undefined
        ? `Ben je al je passkeys kwijt? Dan log je na ${wayBackDays} dagen weer in met een code per mail. We mailen je in die tijd drie keer, zodat niemand dit ongemerkt kan doen.`
        : `Er loopt al een wachttijd: vanaf ${formatDutchDate(toAmsterdamDate(wayBack.opensAt))} log je weer in met een code per mail. Was jij dat niet? Stop het dan.`,
    ],
    button: wayBack === undefined ? toStartButton(config, proof) : toStopButton(config, wayBack),
    after: [
      wayBack === undefined
        ? `De knop werkt ${describeMinutes(proofMinutes[proof.purpose])}. Was jij het niet? Dan hoef je niets te doen.`
        : 'Inloggen met een passkey stopt de wachttijd ook.',
    ],
  }
}

function toStartButton({ publicUrl, tokenSecret }: Settings, proof: ProofRow): AccountWords['button'] {
  const code = toStartCode({ tokenSecret }, proof)
  return {
    label: 'Ik ben al mijn passkeys kwijt',
    url: `${publicUrl}/account/weg-terug/?${new URLSearchParams({ code })}`,
  }
}

function describeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} minuten`
  return minutes === 60 ? 'een uur' : `${minutes / 60} uur`
}
