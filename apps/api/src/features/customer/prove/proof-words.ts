import type { Deps } from '../../../platform/deps.ts'
import type { AccountWords } from '../mail/account-mails.ts'
import type { ProofRow } from '../rows/proof.queries.ts'
import { toDigits, toLinkCode } from './proof-secret.ts'

type Settings = Pick<Deps['config'], 'publicUrl' | 'tokenSecret'>

const notYou = 'Heb jij hier niet om gevraagd? Doe dan niets: zonder deze mail komt niemand verder.'
const askedHere =
  'Je vult hem in op het scherm waar je hem aanvroeg. Wij vragen je er nooit om, ook niet aan de telefoon.'

/** Returns the words of a mail that proves a mailbox; they depend on whether it has an account, as the pages do not. */
export function toProofWords(config: Settings, proof: ProofRow, hasAccount: boolean): AccountWords {
  if (proof.purpose === 'login') return toCodeWords(config, proof)
  if (proof.purpose === 'change_email') return toChangeWords(config, proof)
  if (proof.purpose === 'register') return hasAccount ? toKnownWords(config) : toConfirmWords(config, proof)
  return hasAccount ? toResetWords(config, proof) : toUnknownWords(config)
}

function toCodeWords(config: Settings, proof: ProofRow): AccountWords {
  const digits = toDigits(config, proof)
  return {
    subject: `${digits} is je inlogcode`,
    title: 'Je inlogcode',
    preview: 'Hij werkt tien minuten.',
    paragraphs: ['Met deze code log je in. Hij werkt tien minuten.'],
    digits,
    after: [askedHere, notYou],
  }
}

function toChangeWords(config: Settings, proof: ProofRow): AccountWords {
  const digits = toDigits(config, proof)
  return {
    subject: `${digits} is je bevestigingscode`,
    title: 'Bevestig je nieuwe e-mailadres',
    preview: 'De code werkt tien minuten.',
    paragraphs: ['Met deze code verhuist je account naar dit e-mailadres. Hij werkt tien minuten.'],
    digits,
    after: [askedHere, notYou],
  }
}

function toConfirmWords(config: Settings, proof: ProofRow): AccountWords {
  return {
    subject: 'Bevestig je e-mailadres',
    title: 'Nog één klik en je account is klaar',
    preview: 'Bevestig dat dit jouw e-mailadres is.',
    paragraphs: [
      'Iemand maakte een account met dit e-mailadres. Was jij dat? Bevestig het dan binnen 24 uur.',
    ],
    button: {
      label: 'Bevestig mijn e-mailadres',
      url: toPage(config, 'confirm-email', toLinkCode(config, proof)),
    },
    after: ['Was jij het niet? Doe dan niets: zonder bevestiging is er geen account.'],
  }
}

function toKnownWords(config: Settings): AccountWords {
  return {
    subject: 'Je hebt al een account',
    title: 'Je hebt al een account',
    preview: 'Inloggen kan met een code per mail.',
    paragraphs: [
      'Iemand wilde een account maken met dit e-mailadres, maar je hebt er al een. Er is niets veranderd.',
      'Was jij het? Log dan in met een code die we je mailen, of met je wachtwoord.',
    ],
    button: { label: 'Naar inloggen', url: toPage(config, 'login') },
    after: ['Was jij het niet? Dan hoef je niets te doen.'],
  }
}

function toResetWords(config: Settings, proof: ProofRow): AccountWords {
  return {
    subject: 'Kies een nieuw wachtwoord',
    title: 'Kies een nieuw wachtwoord',
    preview: 'De link werkt een uur.',
    paragraphs: [
      'Met deze link kies je een nieuw wachtwoord. Hij werkt een uur, en één keer.',
      'Daarna ben je op al je andere apparaten uitgelogd en vervallen je passkeys. Heb je een passkey? Dan kun je daarmee inloggen en je wachtwoord wijzigen; zo houd je hem.',
    ],
    button: {
      label: 'Kies een nieuw wachtwoord',
      url: toPage(config, 'reset-password', toLinkCode(config, proof)),
    },
    after: [notYou],
  }
}

function toUnknownWords(config: Settings): AccountWords {
  return {
    subject: 'Er is geen account met dit e-mailadres',
    title: 'We vonden geen account',
    preview: 'Misschien gebruikte je een ander adres.',
    paragraphs: [
      'Iemand wilde een nieuw wachtwoord voor een account met dit e-mailadres, maar dat account is er niet.',
      'Was jij het? Misschien gebruikte je een ander adres. Of log in met een code die we je mailen: dan is je account er meteen.',
    ],
    button: { label: 'Naar inloggen', url: toPage(config, 'login') },
    after: ['Was jij het niet? Dan hoef je niets te doen.'],
  }
}

/** Returns the address of a page of the account. */
function toPage({ publicUrl }: Settings, page: string, code?: string): string {
  const query = code === undefined ? '' : `?${new URLSearchParams({ code })}`
  return `${publicUrl}/account/${page}/${query}`
}
