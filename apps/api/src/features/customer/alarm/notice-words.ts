import { alarmDays } from '@sluimer/domain/customer/alarm'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import type { AccountWords } from '../mail/account-mails.ts'

/** What changed; `moved_away` goes to the old address and `moved_here` to the new one. */
export const accountChanges = [
  'password_set',
  'password_changed',
  'password_reset',
  'passkey_added',
  'passkey_removed',
  'moved_away',
  'moved_here',
  'secured',
  'logged_out',
  'passkey_only_on',
  'passkey_only_off',
] as const
export type AccountChange = (typeof accountChanges)[number]

interface Happening {
  title: string
  sentence: string
  /** What to do when it was somebody else, other than usual. */
  asks?: string
  /** What to do now, where it was no alarm; `page` is one of the account. */
  next?: { label: string; page: string }
}

const happened: Readonly<Record<AccountChange, Happening>> = {
  password_set: {
    title: 'Je account heeft een wachtwoord',
    sentence: 'Er is een wachtwoord gekozen voor je account.',
  },
  password_changed: {
    title: 'Je wachtwoord is gewijzigd',
    sentence: 'Het wachtwoord van je account is gewijzigd. Op je andere apparaten ben je uitgelogd.',
  },
  password_reset: {
    title: 'Je hebt een nieuw wachtwoord',
    sentence:
      'Met de link uit onze mail is een nieuw wachtwoord gekozen. Op je andere apparaten ben je uitgelogd, en je passkeys zijn vervallen.',
  },
  passkey_added: {
    title: 'Je account heeft een nieuwe passkey',
    sentence:
      'Er is een passkey toegevoegd aan je account. Daarmee log je in zonder code of wachtwoord. Op je andere apparaten ben je uitgelogd.',
  },
  passkey_removed: {
    title: 'Er is een passkey verwijderd',
    sentence:
      'Er is een passkey verwijderd uit je account. Daarmee kan niemand meer inloggen. Op je andere apparaten ben je uitgelogd.',
  },
  moved_away: {
    title: 'Je account heeft een ander e-mailadres',
    sentence:
      'Je account is verhuisd naar een ander e-mailadres. Hier krijg je geen mail meer over je account.',
    asks: 'Was jij dat niet? Haal je account dan terug. Je wachtwoord en je passkeys vervallen en iedereen wordt uitgelogd; daarna log je in met een code op dit adres.',
  },
  moved_here: {
    title: 'Dit is nu het e-mailadres van je account',
    sentence: 'Je account is verhuisd naar dit e-mailadres. Voortaan log je hiermee in.',
  },
  secured: {
    title: 'Je account is weer van jou alleen',
    sentence:
      'Je meldde dat een wijziging niet van jou was. Je wachtwoord en je passkeys zijn vervallen en iedereen is uitgelogd. Log in met een code per mail, en kies als je wilt een nieuw wachtwoord.',
    next: { label: 'Naar inloggen', page: 'login' },
  },
  logged_out: {
    title: 'Iedereen is uitgelogd',
    sentence:
      'Je meldde dat een wijziging niet van jou was. Iedereen is uitgelogd, en een passkey die er net bij kwam werkt niet meer. Je account opent nog steeds alleen met een passkey. Log in, en verwijder passkeys die je niet kent.',
    next: { label: 'Bekijk je passkeys', page: 'passkeys' },
  },
  passkey_only_on: {
    title: 'Je account opent alleen nog met een passkey',
    sentence:
      'Er is gekozen dat je account alleen nog met een passkey opent. Je wachtwoord is vervallen, en codes en links per mail openen niets meer. Op je andere apparaten ben je uitgelogd.',
  },
  passkey_only_off: {
    title: 'Je account opent ook weer met een code per mail',
    sentence:
      'Er is met een passkey bevestigd dat je account ook weer met een code per mail opent. Op je andere apparaten ben je uitgelogd.',
  },
}

const usualQuestion =
  'Was jij dat niet? Sluit je account dan af voor anderen. Je wachtwoord en je passkeys vervallen en iedereen wordt uitgelogd; daarna log je in met een code per mail.'

/** What "this was not me" does where only a passkey opens the account, and the mail is younger than that choice. */
const passkeyQuestion =
  'Was jij dat niet? Log dan iedereen uit. Een passkey die er net bij kwam vervalt. Je account opent daarna nog steeds alleen met een passkey, met hetzelfde e-mailadres als nu.'

/** Changes that are good news, or that the mail's own reader asked for a moment ago. */
const needNoAlarm: ReadonlySet<AccountChange> = new Set(['moved_here', 'secured', 'logged_out'])

interface Notice {
  at: Date
  /** Opens the page that says "this was not me". */
  alarmCode: string
  keepsPasskeys: boolean
  publicUrl: string
}

/** Returns the words of a mail about a change. */
export function toNoticeWords(
  change: AccountChange,
  { at, alarmCode, keepsPasskeys, publicUrl }: Notice,
): AccountWords {
  const { title, sentence, asks = usualQuestion, next } = happened[change]
  const toPage = (page: string) => `${publicUrl}/account/${page}/`
  const words = {
    subject: title,
    title,
    preview: sentence,
    paragraphs: [sentence, `Dat was op ${formatDutchMoment(at)}.`],
  }
  if (needNoAlarm.has(change))
    return next === undefined ? words : { ...words, button: { label: next.label, url: toPage(next.page) } }
  return {
    ...words,
    paragraphs: [...words.paragraphs, keepsPasskeys ? passkeyQuestion : asks],
    button: {
      label: 'Dit was ik niet',
      url: `${toPage('niet-ik')}?${new URLSearchParams({ code: alarmCode })}`,
    },
    after: [`De knop werkt ${alarmDays} dagen. Was jij het wel? Dan hoef je niets te doen.`],
  }
}
