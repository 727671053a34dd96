import { or } from 'drizzle-orm'
import { isAddress } from '../personal-data/conditions.ts'
import { declarePersonal, internal, secret } from '../personal-data/declare-table.ts'
import { mailMessage } from './tables.ts'

export const mailData = [
  declarePersonal(mailMessage, {
    title: 'Mails',
    why: 'Kopieën van mails, om te kunnen nagaan wat we je stuurden. We bewaren ze hooguit twee jaar.',
    fate: 'deleted',
    whose: ({ emailName }) =>
      or(isAddress(mailMessage.recipient, emailName), isAddress(mailMessage.replyTo, emailName)),
    columns: {
      id: internal,
      recipient: 'Aan',
      replyTo: 'Antwoordadres',
      unsubscribeUrl: secret,
      subject: 'Onderwerp',
      html: internal,
      text: 'Tekst',
      kind: internal,
      dedupeKey: internal,
      createdAt: 'Geschreven op',
      sentAt: 'Verstuurd op',
      attempts: internal,
      lastError: internal,
    },
  }),
]
