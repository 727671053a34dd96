import { wayBackDays } from '@sluimer/domain/account/way-back'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import type { Deps } from '../../../platform/deps.ts'
import type { AccountWords } from '../mail/account-mails.ts'
import type { WayBackRow } from '../rows/way-back.queries.ts'
import { toStopCode } from './way-back-code.ts'

type Settings = Pick<Deps['config'], 'publicUrl' | 'tokenSecret'>

/** What a mail about a wait is about: that it runs (in three mails), or how it ended. */
export type WayBackNews = 'started' | 'half' | 'eve' | 'opened' | StopReason
/** Who stopped a wait: somebody with a passkey, with the link of a mail, in the account, or staff. */
export type StopReason = 'stopped_by_login' | 'stopped_by_link' | 'stopped_in_account' | 'stopped_by_staff'

const stopped: Readonly<Record<StopReason, string>> = {
  stopped_by_login: 'Er is met een passkey ingelogd op je account. De wachttijd is daarom gestopt.',
  stopped_by_link: 'De wachttijd is gestopt met de knop in onze mail.',
  stopped_in_account: 'De wachttijd is gestopt in je account.',
  stopped_by_staff: 'Onze klantenservice heeft de wachttijd gestopt.',
}

const moreToCome: Readonly<Record<'started' | 'half' | 'eve', string>> = {
  started: 'We mailen je nog twee keer voor het zover is.',
  half: 'We mailen je nog één keer, een dag ervoor.',
  eve: '',
}

/** Returns the words of a mail about a wait. */
export function toWayBackWords(config: Settings, news: WayBackNews, wayBack: WayBackRow): AccountWords {
  if (news === 'opened')
    return {
      ...opened,
      button: { label: 'Bekijk je passkeys', url: `${config.publicUrl}/account/passkeys/` },
    }
  if (isStopped(news)) return toStoppedWords(stopped[news])
  const day = formatDutchDate(toAmsterdamDate(wayBack.opensAt))
  const title = `Vanaf ${day} opent je account met een code`
  const begun =
    news === 'started'
      ? `Met een link uit onze mail is gemeld dat alle passkeys van je account kwijt zijn. Daarom log je vanaf ${day} weer in met een code per mail.`
      : `Er loopt een wachttijd voor je account, omdat is gemeld dat alle passkeys kwijt zijn. Vanaf ${day} log je weer in met een code per mail.`
  return {
    subject: news === 'eve' ? `Laatste dag: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title,
    title,
    preview: 'Was jij dit niet? Stop het dan met één knop.',
    paragraphs: [
      begun,
      'Heb je toch nog een passkey? Stop het dan met deze knop, of log in met je passkey: dat stopt het ook.',
      'Was jij dit niet? Stop het dan ook, en kies een ander wachtwoord voor je mail, want iemand leest mee.',
    ],
    button: toStopButton(config, wayBack),
    after: [`Was jij het wel? Dan hoef je niets te doen. ${moreToCome[news]}`.trim()],
  }
}

function isStopped(news: WayBackNews): news is StopReason {
  return news in stopped
}

/** Returns the button that stops a wait, for any mail about it. */
export function toStopButton(config: Settings, wayBack: WayBackRow): AccountWords['button'] {
  const code = toStopCode(config, wayBack)
  return {
    label: 'Stop dit',
    url: `${config.publicUrl}/account/weg-terug/stoppen/?${new URLSearchParams({ code })}`,
  }
}

function toStoppedWords(sentence: string): AccountWords {
  const title = 'Je account opent nog steeds alleen met een passkey'
  return {
    subject: title,
    title,
    preview: sentence,
    paragraphs: [
      sentence,
      'Had jij er niet zelf om gevraagd? Kies dan een ander wachtwoord voor je mail: iemand anders kon die lezen.',
    ],
  }
}

const opened: AccountWords = {
  subject: 'Je account opent weer met een code per mail',
  title: 'Je account opent weer met een code per mail',
  preview: `De wachttijd van ${wayBackDays} dagen is voorbij.`,
  paragraphs: [
    `De wachttijd van ${wayBackDays} dagen is voorbij. Iedereen is uitgelogd, en je logt weer in met een code per mail.`,
    'Je passkeys staan er nog. Verwijder in je account die van apparaten die je kwijt bent.',
    'Was jij dit niet? Log in met je passkey, zet “Alleen nog met een passkey” weer aan en kies een ander wachtwoord voor je mail.',
  ],
}
