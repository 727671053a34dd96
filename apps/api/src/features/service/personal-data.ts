import { or } from 'drizzle-orm'
import { isAddress, isOneOf } from '../../platform/personal-data/conditions.ts'
import { declarePersonal, internal, secret } from '../../platform/personal-data/declare-table.ts'
import { contactMessage, withdrawal } from './tables.ts'

export const serviceData = [
  declarePersonal(contactMessage, {
    title: 'Vragen aan de klantenservice',
    why: 'Om je te antwoorden. We bewaren ze een jaar.',
    fate: 'deleted',
    whose: ({ emailName }) => isAddress(contactMessage.email, emailName),
    columns: {
      id: internal,
      reference: 'Kenmerk',
      fingerprint: secret,
      receivedAt: 'Ontvangen op',
      name: 'Naam',
      email: 'E-mailadres',
      subject: 'Onderwerp',
      orderNumber: 'Bestelnummer',
      message: 'Vraag',
    },
  }),
  declarePersonal(withdrawal, {
    title: 'Herroepingen',
    why: 'Bewijs dat je een aankoop herriep. Het hoort bij de bestelling en wordt even lang bewaard.',
    fate: 'kept_with_order',
    whose: ({ emailName, orderIds }) =>
      or(isAddress(withdrawal.email, emailName), isOneOf(withdrawal.orderId, orderIds)),
    columns: {
      id: internal,
      reference: 'Kenmerk',
      fingerprint: secret,
      receivedAt: 'Ontvangen op',
      name: 'Naam',
      email: 'E-mailadres',
      orderNumber: 'Bestelnummer',
      items: 'Wat je herriep',
      lines: 'Aangevinkte artikelen',
      orderId: internal,
      verdict: 'Oordeel',
      settledAt: 'Afgehandeld op',
    },
  }),
]
