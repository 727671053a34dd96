import {
  newsletterConsentText,
  newsletterCredit,
  newsletterCreditTerms,
} from '@sluimer/domain/marketing/newsletter'
import { formatEuro } from '@sluimer/domain/money/euro'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { createElement } from 'react'
import type { Deps } from '../../../platform/deps.ts'
import type { NewMail } from '../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { findContent } from '../../content/block/find-content.ts'
import { toCompany } from '../../content/company.ts'
import { buildConfirmationUrl, unsubscribeUrls } from '../newsletter-links.ts'
import { NewsletterMail, type NewsletterMailProps } from './newsletter-mail.tsx'

type Sources = Pick<Deps, 'db' | 'config'>

/** Mails that are not needed any more once their links have expired. */
export const briefMailKinds = ['newsletter_confirmation', 'newsletter_known'] as const

export type NewsletterWords = Omit<NewsletterMailProps, 'company' | 'leave'> & {
  leaveLabel: string
  children?: React.ReactNode
}

/** Writes a mail to a subscriber, with unsubscribe links for readers and for mail programs. */
export async function buildNewsletterMail(
  { db, config }: Sources,
  to: { email: string; subscriberId: string },
  { leaveLabel, ...words }: NewsletterWords,
): Promise<Pick<NewMail, 'to' | 'html' | 'text' | 'unsubscribeUrl'>> {
  const company = toCompany(await findContent(db, 'footer'), config)
  const out = unsubscribeUrls(config, to.subscriberId)
  const leave = { label: leaveLabel, url: out.page }
  const mail = await renderMail(createElement(NewsletterMail, { ...words, company, leave }))
  return { ...mail, to: to.email, unsubscribeUrl: out.post }
}

/** Asks the owner of an address to confirm. It contains nothing that was typed except the address itself. */
export async function buildConfirmationMail(
  sources: Sources,
  signup: { email: string; subscriberId: string; signupId: string; code: string },
): Promise<NewMail> {
  const mail = await buildNewsletterMail(sources, signup, {
    title: 'Bevestig je inschrijving',
    preview: `Nog één klik en je tegoed van ${formatEuro(newsletterCredit.amountCents)} komt eraan.`,
    paragraphs: [
      'Iemand heeft dit adres ingeschreven voor onze nieuwsbrief. Was jij dat? Bevestig het dan binnen zeven dagen.',
      newsletterConsentText,
    ],
    button: {
      label: 'Bevestig mijn inschrijving',
      url: buildConfirmationUrl(sources.config, signup.code),
    },
    after: [newsletterCreditTerms, 'Was jij het niet? Doe dan niets: zonder bevestiging mailen we je niet.'],
    leaveLabel: 'Dit was ik niet, stuur me geen bevestiging meer',
  })
  const [kind] = briefMailKinds
  return {
    ...mail,
    subject: 'Bevestig je inschrijving voor de nieuwsbrief',
    kind,
    dedupeKey: `${kind}:${signup.signupId}`,
  }
}

/** Tells a subscriber who signs up again, at most once a day. Only the owner of the mailbox learns it. */
export async function buildKnownMail(
  sources: Sources,
  subscriber: { email: string; subscriberId: string },
  now: Date,
): Promise<NewMail> {
  const mail = await buildNewsletterMail(sources, subscriber, {
    title: 'Je was al ingeschreven',
    preview: 'Je hoeft niets te doen.',
    paragraphs: [
      'Iemand heeft dit adres nog eens ingeschreven voor onze nieuwsbrief. Je stond al op de lijst, dus er verandert niets.',
    ],
    button: { label: 'Naar de winkel', url: `${sources.config.publicUrl}/` },
    leaveLabel: 'Afmelden voor de nieuwsbrief',
  })
  const [, kind] = briefMailKinds
  return {
    ...mail,
    subject: 'Je was al ingeschreven voor de nieuwsbrief',
    kind,
    dedupeKey: `${kind}:${subscriber.subscriberId}:${toAmsterdamDate(now)}`,
  }
}
